import { useStore } from '../../stores/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { hallState } from '../offline/hallState.ts'
import { PreparingProgress } from '../offline/PreparingProgress.tsx'
import { texts as hallTexts } from '../../../languages/en/visitors/storedShow.ts'
import { PrepareButton } from './PrepareButton.tsx'
import { StepHeading } from './StepHeading.tsx'
import { texts } from '../../../languages/en/visitors/rehearsal.ts'

interface BeginStepProps {
  id: string
  /** how many seconds the show lasts at high speed */
  fastSeconds: number
  /** whether visitors need the family's password */
  needsPassword: boolean
  /** whether the list of songs is still being loaded */
  isLoading: boolean
  /** whether the show is being stored on this device: a rehearsal would take the network away meanwhile */
  isPreparing: boolean
  onBegin: () => void
  onClose: () => void
}

export const BeginStep = (props: BeginStepProps) => {
  const { id, fastSeconds, needsPassword, isLoading, isPreparing, onBegin, onClose } = props
  return (
    <div className="rehearsal-step">
      <StepHeading id={id}>{texts.title}</StepHeading>
      <p>{texts.purpose(fastSeconds)}</p>
      {needsPassword && <p>{hallTexts.shared}</p>}
      <p>{texts.connect}</p>
      <div className="rehearsal-buttons">
        {isPreparing ? (
          <div className="rehearsal-preparing">
            <PreparingProgress />
          </div>
        ) : (
          <StoringResult />
        )}
        <Button tone="primary" busy={isLoading || isPreparing} onClick={onBegin}>
          {texts.begin}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </div>
  )
}

/** Says whether the show is stored on this device. If that has failed, it can be tried once more. */
const StoringResult = () => {
  const { step } = useStore(hallState)
  if (step === 'ready') return <p role="status">{texts.stored}</p>
  if (step === 'impossible') return <p role="status">{hallTexts.impossible}</p>
  return <PrepareButton />
}
