import { useId } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { Photo } from '../../../media/Photo.tsx'
import { useStore } from '../../../stores/useStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { texts } from '../texts.ts'
import { useShowMore } from '../useShowMore.tsx'
import { countKinds } from './countKinds.ts'
import { removal, removeCopies } from './removeCopies.ts'

interface Props {
  /** stored files that the gallery already had, or that have several pages */
  items: readonly Media[]
  /** puts the notices of these items away, because somebody has answered them */
  onAnswered: (ids: ReadonlySet<string>) => void
}

/** Tells the keeper which stored files are duplicates, or have several pages. Duplicates are answered singly or all at once. */
export const StoredNotices = ({ items, onAnswered }: Props) => {
  const duplicates = items.filter(isDuplicate)
  const progress = useStore(removal)
  const { list, shownCount, moreButton } = useShowMore<HTMLUListElement>(items.length)
  if (items.length === 0) return null
  return (
    <>
      {duplicates.length > 1 && (
        <div className="row notice">
          <p role="status">{texts.duplicates(countKinds(duplicates))}</p>
          <Button onClick={() => onAnswered(toIds(duplicates))} busy={progress !== null}>
            {texts.keepAll(duplicates.length)}
          </Button>
          <Button onClick={() => void removeCopies(duplicates, onAnswered)} busy={progress !== null}>
            {texts.removeDuplicates(duplicates.length)}
          </Button>
        </div>
      )}
      {progress && progress.total > 1 && (
        <>
          <p role="status">{texts.removing(progress.goneCount, progress.total)}</p>
          <ProgressBar label={texts.removingCopies} value={(progress.goneCount / progress.total) * 100} />
        </>
      )}
      <ul ref={list} className="stored-notices" aria-label={texts.notices}>
        {items.slice(0, shownCount).map((item) => (
          <StoredNotice key={item.id} item={item} busy={progress !== null} onAnswered={onAnswered} />
        ))}
      </ul>
      {moreButton}
    </>
  )
}

const isDuplicate = ({ sameAs }: Media) => sameAs != null

const toIds = (items: readonly Media[]) => new Set(items.map(({ id }) => id))

const StoredNotice = ({
  item,
  busy,
  onAnswered,
}: Pick<Props, 'onAnswered'> & { item: Media; busy: boolean }) => {
  const sentenceId = useId()
  const keep = () => onAnswered(toIds([item]))
  return (
    <li className="card">
      <span className="upload-preview">
        <Photo item={item} fit="crop" sizes="112px" fallback="/pictures/placeholder.svg" />
      </span>
      <p id={sentenceId}>
        {isDuplicate(item) && texts.duplicate(item)} {item.pages && texts.pagesOf(item, item.pages)}
      </p>
      <div className="row">
        <Button aria-describedby={sentenceId} onClick={keep} busy={busy}>
          {isDuplicate(item) ? texts.keepBoth : texts.understood}
        </Button>
        {isDuplicate(item) && (
          <Button
            aria-describedby={sentenceId}
            onClick={() => void removeCopies([item], onAnswered)}
            busy={busy}
          >
            {texts.removeDuplicate}
          </Button>
        )}
      </div>
    </li>
  )
}
