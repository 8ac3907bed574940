import { useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { Button } from '../../../ui/Button.tsx'
import { useMakeUndo } from '../../parts/lists/ConfirmDelete.tsx'
import { largerTexts } from '../../../../languages/en/dashboard/largerCopies.ts'
import { manageTexts, texts } from '../../../../languages/en/dashboard/media.ts'
import { useShowMore } from '../useShowMore.tsx'
import { countKinds } from '../countKinds.ts'
import './copy-notices.css'
import { FoldButton } from '../../parts/cards/FoldButton.tsx'
import { findPairs } from './findPairs.ts'
import { listOpenCopies } from './openCopies.ts'
import { PicturePair } from './PicturePair.tsx'
import { useTakeLarger } from './useTakeLarger.ts'

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
  const taking = useTakeLarger()
  const busy = removing.isPending || keeping.isPending || taking.busy
  const keep = (items: readonly Media[]) => keeping.mutate({ body: { ids: listIds(items) } })
  const remove = (items: readonly Media[]) => removing.mutate({ body: { ids: listIds(items) } })
  const pairs = findPairs(copies, gallery)
  const largerPairs = pairs.filter(({ isLarger }) => isLarger)
  const { list, shownCount, moreButton } = useShowMore<HTMLUListElement>(copies.length)
  return (
    <>
      {copies.length > 1 && (
        <div className="row notice">
          <p role="status">{texts.duplicates(countKinds(copies))}</p>
          {largerPairs.length > 0 && (
            <Button onClick={() => void taking.takeLarger(largerPairs)} busy={busy}>
              {largerTexts.takeOnes(largerPairs.length)}
            </Button>
          )}
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
          <PicturePair
            key={copy.id}
            {...{ copy, gallery, busy }}
            pair={pairs.find((pair) => pair.copy === copy)}
            copyCaption={texts.newCopy}
            onTakeLarger={(pair) => void taking.takeLarger([pair])}
            otherChoices={[
              { label: texts.keepBoth, onChoose: () => keep([copy]) },
              { label: texts.removeDuplicate, onChoose: () => remove([copy]) },
            ]}
          />
        ))}
      </ul>
      {moreButton}
    </>
  )
}

const listIds = (items: readonly Media[]) => items.map(({ id }) => id)

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
