import { useId } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button } from '../../../ui/Button.tsx'
import { manageTexts, texts } from '../texts.ts'
import { useShowMore } from '../useShowMore.tsx'
import { countKinds } from '../countKinds.ts'
import { isCopy } from './hasNotice.ts'
import { findLastCopies } from './findLastCopies.ts'
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
  const { isRemoving, removeCopies } = useRemoveCopies(onAnswered)
  const keeping = useChange('POST /api/media/keep-copies', {
    failure: manageTexts.updateFailed,
    onSuccess: (_, { body: { ids } }) => onAnswered(new Set(ids)),
  })
  const isBusy = isRemoving || keeping.isPending
  const keep = (kept: readonly Media[]) => keeping.mutate({ body: { ids: listIds(kept) } })
  const { list, shownCount, moreButton } = useShowMore<HTMLUListElement>(items.length)
  const { data: gallery } = useRead('GET /api/media', { enabled: items.some(isCopy) && !busy })
  const lastCopyIds = findLastCopies(items, gallery)
  const duplicates = items.filter((item) => isCopy(item) && !lastCopyIds.has(item.id))
  return (
    <>
      {duplicates.length > 1 && (
        <div className="row notice">
          <p role="status">{texts.duplicates(countKinds(duplicates))}</p>
          <Button onClick={() => keep(duplicates)} busy={isBusy}>
            {texts.keepAll(duplicates.length)}
          </Button>
          <Button onClick={() => removeCopies(duplicates)} busy={isBusy}>
            {texts.removeDuplicates(duplicates.length)}
          </Button>
        </div>
      )}
      <ul ref={list} className="stored-notices" aria-label={texts.notices}>
        {items.slice(0, shownCount).map((item) => (
          <StoredNotice
            key={item.id}
            {...{ item, gallery }}
            isLastCopy={lastCopyIds.has(item.id)}
            busy={isBusy}
            onKeep={() => keep([item])}
            onRemove={() => removeCopies([item])}
          />
        ))}
      </ul>
      {moreButton}
    </>
  )
}

const listIds = (items: readonly Media[]) => items.map(({ id }) => id)

interface NoticeProps {
  item: Media
  /** undefined as long as it has not been read */
  gallery: readonly Media[] | undefined
  /** whether the earlier item has been deleted since */
  isLastCopy: boolean
  busy: boolean
  onKeep: () => void
  onRemove: () => void
}

const StoredNotice = ({ item, gallery, isLastCopy, busy, onKeep, onRemove }: NoticeProps) => {
  const sentenceId = useId()
  const position = gallery ? gallery.findIndex(({ id }) => id === item.sameAsId) + 1 : 0
  const earlierItem = gallery?.[position - 1]
  const isOpenCopy = isCopy(item) && !isLastCopy
  return (
    <li className="card">
      <div className="noticed-pictures">
        <NoticedPicture item={item} caption={isOpenCopy ? texts.newCopy : undefined} />
        {earlierItem && <NoticedPicture item={earlierItem} caption={texts.earlierItem(position)} />}
      </div>
      <p id={sentenceId}>
        {isOpenCopy && texts.duplicate(item)} {isLastCopy && texts.lastCopy}{' '}
        {item.pages && texts.pagesOf(item, item.pages)}
      </p>
      <div className="row">
        <Button aria-describedby={sentenceId} onClick={onKeep} busy={busy}>
          {isOpenCopy ? texts.keepBoth : texts.understood}
        </Button>
        {isOpenCopy && (
          <Button aria-describedby={sentenceId} onClick={onRemove} busy={busy}>
            {texts.removeDuplicate}
          </Button>
        )}
      </div>
    </li>
  )
}

const NoticedPicture = ({ item, caption }: { item: Media; caption: string | undefined }) => (
  <figure className="noticed-picture">
    <span className="upload-preview">
      <Photo item={item} fit="crop" sizes="112px" fallback="/pictures/placeholder.svg" />
    </span>
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
)
