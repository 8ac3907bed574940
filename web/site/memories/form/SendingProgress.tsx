import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { computeTotalPercent, SENT_PERCENT } from '../../../uploads/upload.ts'
import type { DraftPhoto } from './draftPhotos.ts'
import { texts } from '../../../../languages/en/visitors/memories.ts'
import type { SendingStage } from './useSendDraft.ts'

/** The progress of sending, or the reason why sending has stopped. */
export const SendingProgress = ({
  stage,
  photos,
}: {
  stage: SendingStage
  photos: readonly DraftPhoto[]
}) => {
  const percent = computeTotalPercent(photos)
  return (
    <div className="memory-form-stage">
      {stage.name === 'uploading' && <ProgressBar label={texts.form.progress} value={percent} />}
      <p role="status">{stage.name === 'stopped' ? stage.message : describeStages(percent)[stage.name]}</p>
    </div>
  )
}

const describeStages = (percent: number): Record<Exclude<SendingStage['name'], 'stopped'>, string> => ({
  writing: '',
  uploading: percent === SENT_PERCENT ? texts.form.allSent : texts.form.uploading(percent),
  sharing: texts.form.sharing,
  connectionLost: texts.connectionLost,
  gone: texts.own.gone,
})
