import { useId } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { texts } from '../texts.ts'
import { useShowMore } from '../useShowMore.tsx'
import { countKinds } from './countKinds.ts'
import { NoticedPicture } from './NoticedPicture.tsx'
import { useRemoveCopies } from './useRemoveCopies.ts'

interface Props {
  /** stored files that the gallery already had, or that have several pages */
  items: readonly Media[]
  /** whether files are being sent; the earlier pictures are shown afterwards, because each file would fetch the whole list */
  busy: boolean
  /** puts the notices of these items away, because somebody has answered them */
  onAnswered: (ids: ReadonlySet<string>) => void
}

/** Tells the keeper which stored files are duplicates, or have several pages. Duplicates are answered all at once, or singly. */
export const StoredNotices = (props: Props) => props.items.length > 0 && <Notices {...props} />

const Notices = ({ items, busy, onAnswered }: Props) => {
  const duplicates = items.filter(isDuplicate)
  const { isRemoving, removeCopies } = useRemoveCopies(onAnswered)
  const { list, shownCount, moreButton } = useShowMore<HTMLUListElement>(items.length)
  const { data: gallery } = useRead('GET /api/media', { enabled: duplicates.length > 0 && !busy })
  return (
    <>
      {duplicates.length > 1 && (
        <div className="row notice">
          <p role="status">{texts.duplicates(countKinds(duplicates))}</p>
          <Button onClick={() => onAnswered(toIds(duplicates))} busy={isRemoving}>
            {texts.keepAll(duplicates.length)}
          </Button>
          <Button onClick={() => removeCopies(duplicates)} busy={isRemoving}>
            {texts.removeDuplicates(duplicates.length)}
          </Button>
        </div>
      )}
      <ul ref={list} className="stored-notices" aria-label={texts.notices}>
        {items.slice(0, shownCount).map((item) => (
          <StoredNotice
            key={item.id}
            {...{ item, gallery }}
            busy={isRemoving}
            onKeep={() => onAnswered(toIds([item]))}
            onRemove={() => removeCopies([item])}
          />
        ))}
      </ul>
      {moreButton}
    </>
  )
}

const isDuplicate = ({ sameAs }: Media) => sameAs != null

const toIds = (items: readonly Media[]) => new Set(items.map(({ id }) => id))

interface NoticeProps {
  item: Media
  /** undefined as long as it has not been read */
  gallery: readonly Media[] | undefined
  busy: boolean
  onKeep: () => void
  onRemove: () => void
}

const StoredNotice = ({ item, gallery, busy, onKeep, onRemove }: NoticeProps) => {
  const sentenceId = useId()
  const position = gallery ? gallery.findIndex(({ id }) => id === item.sameAsId) + 1 : 0
  const earlierItem = gallery?.[position - 1]
  return (
    <li className="card">
      <div className="noticed-pictures">
        <NoticedPicture item={item} caption={isDuplicate(item) ? texts.newCopy : undefined} />
        {earlierItem && <NoticedPicture item={earlierItem} caption={texts.earlierItem(position)} />}
      </div>
      <p id={sentenceId}>
        {isDuplicate(item) && texts.duplicate(item)} {item.pages && texts.pagesOf(item, item.pages)}
      </p>
      <div className="row">
        <Button aria-describedby={sentenceId} onClick={onKeep} busy={busy}>
          {isDuplicate(item) ? texts.keepBoth : texts.understood}
        </Button>
        {isDuplicate(item) && (
          <Button aria-describedby={sentenceId} onClick={onRemove} busy={busy}>
            {texts.removeDuplicate}
          </Button>
        )}
      </div>
    </li>
  )
}
