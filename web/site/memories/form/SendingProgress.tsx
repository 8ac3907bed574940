import { Button } from '../../../ui/Button.tsx'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { computeTotalPercent, SENT_PERCENT } from '../../../uploads/upload.ts'
import type { DraftContent } from './draft.ts'
import { isRefused } from './draftPhotos.ts'
import { texts } from '../../../../languages/en/visitors/memories.ts'
import type { SendingStage } from './useSendDraft.ts'

interface Props {
  stage: SendingStage
  draft: DraftContent
  sendWithoutRefused: () => Promise<void>
}

/** The progress of sending, or the reason why sending has stopped. */
export const SendingProgress = ({ stage, draft: { fields, uploads }, sendWithoutRefused }: Props) => {
  const percent = computeTotalPercent(uploads)
  const refusedUploads = uploads.filter(isRefused)
  const isRefusal = stage.name === 'refused' && refusedUploads.length > 0
  const hasRest = uploads.length > refusedUploads.length || fields.content.trim() !== ''
  return (
    <div className="memory-form-stage">
      {stage.name === 'uploading' && <ProgressBar label={texts.form.progress} value={percent} />}
      <p role="status" tabIndex={-1} data-refused={isRefusal || undefined}>
        {isRefusal
          ? [texts.form.notSent, ...refusedUploads.map(({ message }) => message)].join(' ')
          : stage.name === 'stopped'
            ? stage.message
            : describeStages(percent)[stage.name]}
      </p>
      {isRefusal && hasRest && (
        <Button onClick={() => void sendWithoutRefused()}>
          {texts.form.sendWithout(refusedUploads.length)}
        </Button>
      )}
    </div>
  )
}

const describeStages = (percent: number): Record<Exclude<SendingStage['name'], 'stopped'>, string> => ({
  writing: '',
  uploading: percent === SENT_PERCENT ? texts.form.allSent : texts.form.uploading(percent),
  sharing: texts.form.sharing,
  connectionLost: texts.connectionLost,
  refused: '',
  gone: texts.gone,
})
