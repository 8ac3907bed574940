import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { computeTotalPercent } from '../../../uploads/upload.ts'
import type { DraftPhoto } from './draftPhotos.ts'
import { texts } from '../texts.ts'
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
      <p role="status">{describeStage(stage, percent)}</p>
    </div>
  )
}

function describeStage(stage: SendingStage, percent: number): string {
  switch (stage.name) {
    case 'writing':
      return ''
    case 'uploading':
      return texts.form.uploading(percent)
    case 'sharing':
      return texts.form.sharing
    case 'connectionLost':
      return texts.connectionLost
    case 'gone':
      return texts.own.gone
    case 'stopped':
      return stage.message
  }
}
