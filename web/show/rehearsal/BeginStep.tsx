import { Button } from '../../ui/Button.tsx'
import { PreparingProgress } from '../offline/PreparingProgress.tsx'
import { StepHeading } from './StepHeading.tsx'
import { texts } from './texts.ts'

interface BeginStepProps {
  id: string
  /** how many seconds the show lasts at high speed */
  fastSeconds: number
  /** whether the list of songs is still being loaded */
  isLoading: boolean
  /** whether the show is being stored on this device: a rehearsal would take the network away meanwhile */
  isPreparing: boolean
  onBegin: () => void
  onClose: () => void
}

export const BeginStep = ({ id, fastSeconds, isLoading, isPreparing, onBegin, onClose }: BeginStepProps) => (
  <div className="rehearsal-step">
    <StepHeading id={id}>{texts.title}</StepHeading>
    <p>{texts.purpose(fastSeconds)}</p>
    <p>{texts.connect}</p>
    <div className="rehearsal-buttons">
      {isPreparing && (
        <div className="rehearsal-preparing">
          <PreparingProgress />
        </div>
      )}
      <Button tone="primary" busy={isLoading || isPreparing} onClick={onBegin}>
        {texts.begin}
      </Button>
      <Button onClick={onClose}>{texts.close}</Button>
    </div>
  </div>
)
