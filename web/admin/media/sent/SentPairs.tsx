import { useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { Button } from '../../../ui/Button.tsx'
import { FoldButton } from '../../parts/cards/FoldButton.tsx'
import { largerTexts } from '../../../../languages/en/dashboard/largerCopies.ts'
import { manageTexts, texts as mediaTexts } from '../../../../languages/en/dashboard/media.ts'
import { texts } from '../../../../languages/en/dashboard/sent.ts'
import type { Pair } from '../stored/findPairs.ts'
import { PicturePair } from '../stored/PicturePair.tsx'
import { useTakeLarger } from '../stored/useTakeLarger.ts'
import { useShowMore } from '../useShowMore.tsx'
import type { SentChanges } from './useSentChanges.tsx'

interface Props {
  /** at least one */
  pairs: readonly Pair[]
  gallery: readonly Media[]
  changes: SentChanges
}

/** Asks about pictures that the family already has, because 'Take all' leaves them here: at once by their size, or one by one. */
export const SentPairs = ({ pairs, gallery, changes }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const taking = useTakeLarger()
  const keeping = useChange('POST /api/media/keep-copies', { failure: manageTexts.updateFailed })
  const busy = changes.busy || taking.busy || keeping.isPending
  const largerPairs = pairs.filter(({ isLarger }) => isLarger)
  const otherCopies = pairs.filter(({ isLarger }) => !isLarger).map(({ copy }) => copy)
  const { list, shownCount, moreButton } = useShowMore<HTMLUListElement>(pairs.length)
  const isMany = pairs.length > 1
  return (
    <>
      {isMany && (
        <>
          <div className="row notice">
            <p>{texts.doubles(pairs.length, largerPairs.length)}</p>
            {largerPairs.length > 0 && (
              <Button onClick={() => void taking.takeLarger(largerPairs)} busy={busy}>
                {largerTexts.takeOnes(largerPairs.length)}
              </Button>
            )}
            {otherCopies.length > 0 && (
              <Button onClick={() => void changes.putAside(otherCopies)} busy={busy}>
                {texts.leaveOutAll(otherCopies.length, largerPairs.length)}
              </Button>
            )}
          </div>
          <FoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            {texts.pairs}
          </FoldButton>
        </>
      )}
      {(isOpen || !isMany) && (
        <>
          <ul ref={list} className="copy-notices" aria-label={mediaTexts.copyList}>
            {pairs.slice(0, shownCount).map((pair) => (
              <PicturePair
                key={pair.copy.id}
                {...{ pair, gallery, busy }}
                copy={pair.copy}
                copyCaption={manageTexts.ofVisitor(pair.copy.memoryAuthor)}
                onTakeLarger={() => void taking.takeLarger([pair])}
                otherChoices={[
                  { label: texts.leaveOut, onChoose: () => void changes.putAside([pair.copy]) },
                  {
                    label: mediaTexts.keepBoth,
                    onChoose: () => keeping.mutate({ body: { ids: [pair.copy.id] } }),
                  },
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
