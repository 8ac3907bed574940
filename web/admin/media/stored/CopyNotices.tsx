import { useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { Button } from '../../../ui/Button.tsx'
import { largerTexts } from '../../../../languages/en/dashboard/largerCopies.ts'
import { manageTexts, texts } from '../../../../languages/en/dashboard/media.ts'
import type { texts as sentTexts } from '../../../../languages/en/dashboard/sent.ts'
import { countKinds } from '../countKinds.ts'
import { useShowMore } from '../useShowMore.tsx'
import './copy-notices.css'
import { FoldButton } from '../../parts/cards/FoldButton.tsx'
import type { Pair } from './findPairs.ts'
import { isCopy } from './openCopies.ts'
import { PicturePair } from './PicturePair.tsx'
import { useTakeLarger } from './useTakeLarger.ts'

interface Props {
  /** the pairs about which nobody has decided */
  pairs: readonly Pair[]
  /** the gallery in its order */
  gallery: readonly Media[]
  /** the notices that start behind a button that counts them */
  folded: 'all' | 'same bytes' | 'none'
  /** the sentences for the list of these copies */
  removal: Pick<typeof sentTexts, 'duplicates' | 'removeDuplicate' | 'removeDuplicates'>
  onRemove: (copies: readonly Media[]) => void
  busy: boolean
}

/**
 * Asks whether copies are kept, all at once or singly, and apart from them about pictures that only look the same. An answer takes them
 * out of their list, and so out of all notices.
 */
export const CopyNotices = ({ pairs, folded, ...props }: Props) => {
  const alike = pairs.filter(({ copy }) => !isCopy(copy))
  const same = pairs.filter(({ copy }) => isCopy(copy))
  return (
    <>
      <Notices {...props} pairs={alike} isFolded={folded === 'all'} />
      <Notices {...props} pairs={same} isSame isFolded={folded !== 'none'} />
    </>
  )
}

type NoticesProps = Omit<Props, 'folded'> & { isFolded: boolean; isSame?: boolean }

/** Offers one press for all only where they are the same to the byte, or where all of them are on the page. */
const Notices = ({ pairs, gallery, removal, onRemove, isFolded, isSame = false, ...props }: NoticesProps) => {
  const [isOpen, setOpen] = useState(!isFolded)
  const taking = useTakeLarger()
  const keeping = useChange('POST /api/media/keep-copies', { failure: manageTexts.updateFailed })
  const keep = (kept: readonly Pair[]) => keeping.mutate({ body: { ids: kept.map(({ copy }) => copy.id) } })
  const busy = props.busy || keeping.isPending || taking.busy
  const { list, shownCount, moreButton } = useShowMore<HTMLUListElement>(pairs.length)
  const largerPairs = pairs.filter(({ isLarger }) => isLarger)
  const otherPairs = pairs.filter(({ isLarger }) => !isLarger)
  const question = isSame ? texts.copies(pairs.length) : largerTexts.alike(pairs.length)
  if (pairs.length === 0) return null
  return (
    <>
      {isFolded && (
        <FoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          {question}
        </FoldButton>
      )}
      {isOpen && (
        <>
          {(pairs.length > 1 || !isSame) && (
            <div className="row notice">
              <p role="status">
                {isSame ? removal.duplicates(countKinds(pairs.map(({ copy }) => copy))) : question}
              </p>
              {largerPairs.length > 1 && largerPairs.length <= shownCount && (
                <Button onClick={() => void taking.takeLarger(largerPairs)} busy={busy}>
                  {largerTexts.takeOnes(largerPairs.length)}
                </Button>
              )}
              {pairs.length > 1 && (
                <Button onClick={() => keep(pairs)} busy={busy}>
                  {texts.keepAll(pairs.length)}
                </Button>
              )}
              {pairs.length > 1 && otherPairs.length > 0 && (isSame || pairs.length <= shownCount) && (
                <Button onClick={() => onRemove(otherPairs.map(({ copy }) => copy))} busy={busy}>
                  {removal.removeDuplicates(otherPairs.length, largerPairs.length)}
                </Button>
              )}
            </div>
          )}
          <ul ref={list} className="copy-notices" aria-label={isSame ? texts.copyList : question}>
            {[...largerPairs, ...otherPairs].slice(0, shownCount).map((pair) => (
              <PicturePair
                key={pair.copy.id}
                {...{ pair, gallery, busy }}
                choices={[
                  ...(pair.isLarger
                    ? [{ label: largerTexts.take, onChoose: () => void taking.takeLarger([pair]) }]
                    : []),
                  { label: texts.keepBoth, onChoose: () => keep([pair]) },
                  { label: removal.removeDuplicate, onChoose: () => onRemove([pair.copy]) },
                ]}
              />
            ))}
          </ul>
          {moreButton}
        </>
      )}
    </>
  )
}
