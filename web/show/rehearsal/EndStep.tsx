import { useEffect, useState } from 'react'
import type { Timeline } from '../../../domain/timeline.ts'
import { useRead } from '../../api/useRead.ts'
import { useStore } from '../../stores/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { hallState, readHallState, startPreparing } from '../offline/hallState.ts'
import { PreparingProgress } from '../offline/PreparingProgress.tsx'
import { texts as hallTexts } from '../offline/texts.ts'
import type { ShowState } from '../showState.ts'
import { DirectorButton } from './DirectorButton.tsx'
import { canPrepare } from './faults.ts'
import type { RehearsalState } from './rehearsalRun.ts'
import { StepHeading } from './StepHeading.tsx'
import { texts } from './texts.ts'

interface EndStepProps {
  id: string
  state: RehearsalState
  show: ShowState
  timeline: Timeline
  /** whether the show is being stored on this device: a rehearsal would take the network away meanwhile */
  isPreparing: boolean
  onBegin: () => void
  onClose: () => void
}

/** Says that everything is ready, or lists the things that are not, one a line. */
export const EndStep = (props: EndStepProps) => {
  const { id, state, show, timeline, isPreparing, onBegin, onClose } = props
  const { faults } = state
  const dateStyle = useRead('GET /api/settings').data?.shownDateStyle
  const isReady = faults.length === 0
  const videos = show.slides.filter(({ fileType }) => fileType === 'video').length
  const length = { photographs: timeline.photographCount, videos, seconds: timeline.seconds }
  return (
    <div className="rehearsal-step">
      <StepHeading id={id}>{isReady ? texts.ready(length) : texts.notReady(faults.length)}</StepHeading>
      {!isReady && (
        <ul>
          {faults.map((fault) => (
            <li key={fault.kind}>{texts.fault(fault, dateStyle)}</li>
          ))}
        </ul>
      )}
      <div className="rehearsal-buttons">
        {faults.some(canPrepare) && <PrepareButton />}
        <Button busy={isPreparing} onClick={onBegin}>
          {texts.again}
        </Button>
        <DirectorButton length={length} />
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </div>
  )
}

/** Stores the show on this device, which mends what the rehearsal has found about the stored show. */
const PrepareButton = () => {
  const state = useStore(hallState)
  const [isPrepared, setIsPrepared] = useState(false)
  const prepare = async () => {
    await startPreparing()
    setIsPrepared(hallState.get().step === 'ready')
  }
  useEffect(() => void readHallState(), [])
  if (state.step === 'preparing')
    return (
      <div className="rehearsal-preparing">
        <PreparingProgress />
      </div>
    )
  if (isPrepared) return <p role="status">{texts.prepared}</p>
  return (
    <>
      {state.step === 'failed' && <p role="alert">{hallTexts.failed[state.reason]}</p>}
      <Button tone="primary" onClick={() => void prepare()}>
        {hallTexts.prepare}
      </Button>
    </>
  )
}
