import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ProgressBar } from '../../ui/loading/ProgressBar.tsx'
import { findWord, words } from './faults.ts'
import type { RehearsalState } from './rehearsalRun.ts'
import { StepHeading } from './StepHeading.tsx'
import { texts } from './texts.ts'

interface RunningStepProps {
  id: string
  state: RehearsalState
  onClose: () => void
}

/** The words and the line over the show. */
export const RunningStep = ({ id, state, onClose }: RunningStepProps) => {
  const { triedWords, faults, shownCount, slideCount } = state
  const percent = slideCount > 0 ? (100 * shownCount) / slideCount : 0
  return (
    <div className="rehearsal-running">
      <div className="unseen">
        <StepHeading id={id}>{texts.running}</StepHeading>
      </div>
      <ProgressBar label={texts.running} value={percent} />
      <ul>
        {words.map((word) => {
          const isBad = faults.some((fault) => findWord(fault) === word)
          const wordState = isBad ? 'bad' : triedWords.includes(word) ? 'good' : 'waiting'
          return (
            <li key={word} className={classes(wordState !== 'waiting' && 'tried', isBad && 'bad')}>
              {texts.words[word]}
              <span className="unseen"> ({texts.wordStates[wordState]})</span>
            </li>
          )
        })}
      </ul>
      <p className="rehearsal-count">
        {slideCount > 0 ? texts.shown(shownCount, slideCount) : texts.checking}
      </p>
      <Button onClick={onClose}>{texts.stop}</Button>
    </div>
  )
}
