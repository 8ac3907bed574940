import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ProgressBar } from '../../ui/loading/ProgressBar.tsx'
import { findAspect, aspects } from './faults.ts'
import type { RehearsalState } from './rehearsalRun.ts'
import { StepHeading } from './StepHeading.tsx'
import { texts } from '../../../languages/en/visitors/rehearsal.ts'

interface RunningStepProps {
  id: string
  state: RehearsalState
  onClose: () => void
}

/** The labels of the aspects and the line, over the show. */
export const RunningStep = ({ id, state, onClose }: RunningStepProps) => {
  const { triedAspects, faults, shownCount, slideCount } = state
  const percent = slideCount > 0 ? (100 * shownCount) / slideCount : 0
  return (
    <div className="rehearsal-running">
      <div className="unseen">
        <StepHeading id={id}>{texts.running}</StepHeading>
      </div>
      <ProgressBar label={texts.running} value={percent} />
      <ul>
        {aspects.map((aspect) => {
          const isBad = faults.some((fault) => findAspect(fault) === aspect)
          const aspectState = isBad ? 'bad' : triedAspects.includes(aspect) ? 'good' : 'waiting'
          return (
            <li key={aspect} className={classes(aspectState !== 'waiting' && 'tried', isBad && 'bad')}>
              {texts.aspects[aspect]}
              <span className="unseen"> ({texts.aspectStates[aspectState]})</span>
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
