import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeletedItem as Item } from '../../../contract/media/deleted.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { AlertDialog } from '../../ui/dialogs/AlertDialog.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { useGrowingList } from '../../ui/longLists/useGrowingList.ts'
import { ConfirmDelete, useKeepsDeleted } from '../parts/lists/ConfirmDelete.tsx'
import { SelectionBar } from '../parts/lists/selection/SelectionBar.tsx'
import { useSelection } from '../parts/lists/selection/useSelection.ts'
import { DeletedItem } from './DeletedItem.tsx'
import './deleted.css'
import { texts } from '../../../languages/en/dashboard/deleted.ts'
import { describeDeletedItem } from './describeDeleted.ts'
import { usePutBack } from '../parts/lists/usePutBack.ts'

/** Lists the items deleted in the last 30 days. They can be put back, several at once, or deleted permanently. */
export default function DeletedTab() {
  const deleted = useRead('GET /api/deleted', { refetchOnMount: true })
  const keepsDeleted = useKeepsDeleted()
  return (
    <section>
      <ReadState readState={deleted} texts={texts}>
        {(items) => <DeletedList items={items} keepsDeleted={keepsDeleted} />}
      </ReadState>
    </section>
  )
}

const DeletedList = ({ items, keepsDeleted }: { items: readonly Item[]; keepsDeleted: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [itemToDelete, setItemToDelete] = useState<Item | null>(null)
  const selection = useSelection(items)
  const { count, end } = useGrowingList<HTMLDivElement>(items.length)
  // the pressed button disappears with its row, so the focus must move to the heading
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const puttingBack = usePutBack(focusHeading)
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
          <PutBackAll items={items} onPutBack={focusHeading} />
          <ul className="deleted-list" aria-label={texts.title}>
            {items.slice(0, count).map((item, index) => (
              <DeletedItem
                key={item.id}
                item={item}
                isChosen={selection.ids.has(item.id)}
                onChoose={(isRange) => (isRange ? selection.extend(index) : selection.toggle(index))}
                onPutBack={focusHeading}
                onDelete={() => setItemToDelete(item)}
              />
            ))}
          </ul>
          <div ref={end} />
          <SelectionBar selection={selection} hintForMouse={texts.hintForMouse}>
            <Button
              tone="primary"
              busy={puttingBack.isPending}
              onClick={() => puttingBack.mutate(toInput(selection.chosen))}
            >
              {texts.putBackChosen(selection.chosen.length)}
            </Button>
          </SelectionBar>
        </>
      )}
      {itemToDelete && (
        <ConfirmDelete
          endpoint="DELETE /api/deleted/:id"
          input={{ params: { id: itemToDelete.id } }}
          ids={[itemToDelete.id]}
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

const PutBackAll = ({ items, onPutBack }: { items: readonly Item[]; onPutBack: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = usePutBack(() => {
    // while the question is open, nothing outside it can get the focus
    flushSync(() => setAsking(false))
    onPutBack()
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.putBackAll}</Button>
      {isAsking && (
        <AlertDialog
          {...texts.putBackAllQuestion(items.length)}
          tone="primary"
          busy={isPending}
          onConfirm={() => mutate(toInput(items))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

const toInput = (items: readonly Item[]) => ({ body: { ids: items.map(({ id }) => id) } })
