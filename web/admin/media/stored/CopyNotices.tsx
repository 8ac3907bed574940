import { useId, useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useMakeUndo } from '../../parts/lists/ConfirmDelete.tsx'
import { manageTexts, texts } from '../../../../languages/en/dashboard/media.ts'
import { useShowMore } from '../useShowMore.tsx'
import { countKinds } from '../countKinds.ts'
import './copy-notices.css'
import { FoldButton } from '../../parts/cards/FoldButton.tsx'
import { listOpenCopies } from './openCopies.ts'

interface Props {
  /** the copies of `gallery` that nobody has answered; at least one */
  copies: readonly Media[]
  gallery: readonly Media[]
}

/** Asks whether copies are kept, all at once or singly. An answer takes them out of the list of media, and so out of all notices. */
export const CopyNotices = ({ copies, gallery }: Props) => {
  const makeUndo = useMakeUndo()
  const removing = useChange('POST /api/media/delete', {
    success: (_, { body: { ids } }) => ({ ...texts.copiesRemoved(ids.length), undo: makeUndo(ids) }),
    failure: (_, { body: { ids } }) => texts.copiesLeft(ids.length),
  })
  const keeping = useChange('POST /api/media/keep-copies', { failure: manageTexts.updateFailed })
  const busy = removing.isPending || keeping.isPending
  const keep = (items: readonly Media[]) => keeping.mutate({ body: { ids: listIds(items) } })
  const remove = (items: readonly Media[]) => removing.mutate({ body: { ids: listIds(items) } })
  const { list, shownCount, moreButton } = useShowMore<HTMLUListElement>(copies.length)
  return (
    <>
      {copies.length > 1 && (
        <div className="row notice">
          <p role="status">{texts.duplicates(countKinds(copies))}</p>
          <Button onClick={() => keep(copies)} busy={busy}>
            {texts.keepAll(copies.length)}
          </Button>
          <Button onClick={() => remove(copies)} busy={busy}>
            {texts.removeDuplicates(copies.length)}
          </Button>
        </div>
      )}
      <ul ref={list} className="copy-notices" aria-label={texts.copyList}>
        {copies.slice(0, shownCount).map((copy) => (
          <CopyNotice
            key={copy.id}
            {...{ copy, gallery, busy }}
            onKeep={() => keep([copy])}
            onRemove={() => remove([copy])}
          />
        ))}
      </ul>
      {moreButton}
    </>
  )
}

const listIds = (items: readonly Media[]) => items.map(({ id }) => id)

interface NoticeProps {
  copy: Media
  gallery: readonly Media[]
  busy: boolean
  onKeep: () => void
  onRemove: () => void
}

const CopyNotice = ({ copy, gallery, busy, onKeep, onRemove }: NoticeProps) => {
  const sentenceId = useId()
  const index = gallery.findIndex(({ id }) => id === copy.sameAsId)
  const earlierItem = gallery[index]
  return (
    <li className="card">
      <div className="noticed-pictures">
        <NoticedPicture item={copy} caption={texts.newCopy} />
        {earlierItem && <NoticedPicture item={earlierItem} caption={texts.earlierItem(index + 1)} />}
      </div>
      <p id={sentenceId}>{texts.duplicate(copy)}</p>
      <div className="row">
        <Button aria-describedby={sentenceId} onClick={onKeep} busy={busy}>
          {texts.keepBoth}
        </Button>
        <Button aria-describedby={sentenceId} onClick={onRemove} busy={busy}>
          {texts.removeDuplicate}
        </Button>
      </div>
    </li>
  )
}

const NoticedPicture = ({ item, caption }: { item: Media; caption: string }) => (
  <figure>
    <span>
      <Photo item={item} fit="crop" sizes="112px" fallback="/pictures/placeholder.svg" />
    </span>
    <figcaption>{caption}</figcaption>
  </figure>
)

/** Counts the copies in the gallery, and asks about them once it is unfolded. */
export const FoldedCopies = ({ gallery }: { gallery: readonly Media[] }) => {
  const [isOpen, setOpen] = useState(false)
  const copies = listOpenCopies(gallery)
  if (copies.length === 0) return null
  return (
    <>
      <FoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {texts.copies(copies.length)}
      </FoldButton>
      {isOpen && <CopyNotices {...{ copies, gallery }} />}
    </>
  )
}
