import { useEffect } from 'react'
import type { Timeline } from '../../../domain/timeline.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import type { PanelProps } from '../definition.ts'
import { readHallState } from '../offline/hallState.ts'
import { LazyRemoteSection } from '../remote/LazyRemoteSection.tsx'
import { DirectorButton } from './DirectorButton.tsx'
import { canPrepare } from './faults.ts'
import { PrepareButton } from './PrepareButton.tsx'
import type { RehearsalState } from './rehearsalRun.ts'
import { StepHeading } from './StepHeading.tsx'
import { texts } from '../../../languages/en/visitors/rehearsal.ts'

interface EndStepProps extends Pick<PanelProps, 'show' | 'music'> {
  id: string
  state: RehearsalState
  timeline: Timeline
  /** whether the show is being stored on this device: a rehearsal would take the network away meanwhile */
  isPreparing: boolean
  onBegin: () => void
  onClose: () => void
}

/** Says that everything is ready, or lists the things that are not, one a line. Leads to the page for the director, and to the remote. */
export const EndStep = (props: EndStepProps) => {
  const { id, state, show, music, timeline, isPreparing, onBegin, onClose } = props
  const { faults } = state
  const dateStyle = useRead('GET /api/settings').data?.shownDateStyle
  const isReady = faults.length === 0
  const videos = show.slides.filter(({ fileType }) => fileType === 'video').length
  const length = { photographs: timeline.photographCount, videos, seconds: timeline.seconds }
  // the first screen may have left a failure that has been said there
  useEffect(() => void readHallState(), [])
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
        {faults.some(canPrepare) && <PrepareButton tone="primary" />}
        <DirectorButton tone={isReady ? 'primary' : 'quiet'} length={length} />
        <Button busy={isPreparing} onClick={onBegin}>
          {texts.again}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
      <LazyRemoteSection show={show} music={music} />
    </div>
  )
}
