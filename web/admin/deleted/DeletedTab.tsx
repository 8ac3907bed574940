import { useRef, useState } from 'react'
import type { DeletedItem as Item } from '../../../contract/media/deleted.ts'
import { useRead } from '../../api/useRead.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { useGrowingList } from '../../ui/longLists/useGrowingList.ts'
import { ConfirmDelete, useKeepsDeleted } from '../ConfirmDelete.tsx'
import { DeletedItem } from './DeletedItem.tsx'
import './deleted.css'
import { describeDeletedItem, texts } from './texts.ts'

/** Lists the items deleted in the last 30 days. Each can be put back or deleted permanently. */
export default function DeletedTab() {
  const deleted = useRead('GET /api/deleted', { refetchOnMount: true })
  const keepsDeleted = useKeepsDeleted()
  return (
    <section className="deleted-tab">
      <ReadState readState={deleted} texts={texts}>
        {(items) => <DeletedList items={items} keepsDeleted={keepsDeleted} />}
      </ReadState>
    </section>
  )
}

const DeletedList = ({ items, keepsDeleted }: { items: readonly Item[]; keepsDeleted: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [itemToDelete, setItemToDelete] = useState<Item | null>(null)
  const { count, end } = useGrowingList<HTMLDivElement>(items.length)
  // the pressed button disappears with its row, so the focus must move to the heading
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {items.length === 0 ? (
        <p className="empty-list">{keepsDeleted ? texts.none : texts.noneOff}</p>
      ) : (
        <>
          <p className="deleted-purpose">{keepsDeleted ? texts.purpose : texts.purposeOff}</p>
          <ul className="deleted-list" aria-label={texts.list}>
            {items.slice(0, count).map((item) => (
              <DeletedItem
                key={item.id}
                item={item}
                onPutBack={focusHeading}
                onDelete={() => setItemToDelete(item)}
              />
            ))}
          </ul>
          <div ref={end} />
        </>
      )}
      {itemToDelete && (
        <ConfirmDelete
          endpoint="DELETE /api/deleted/:id"
          id={itemToDelete.id}
          itemPhrase={texts.quoted(describeDeletedItem(itemToDelete))}
          isPermanent
          success={texts.done}
          failure={texts.deleteFailed}
          onDeleted={focusHeading}
          onClose={() => setItemToDelete(null)}
        />
      )}
    </>
  )
}
