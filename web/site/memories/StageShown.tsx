import { Progress } from '../../ui/Progress.tsx'
import { texts } from './texts.ts'
import type { Stage } from './useSharing.ts'

/** How far sharing has come, or why it does not go on. */
export const StageShown = ({ stage }: { stage: Stage }) => (
  <div className="memory-form-stage">
    {stage.at === 'uploading' && <Progress label={texts.form.progress} value={stage.percent} />}
    <p role="status">{wordsFor(stage)}</p>
  </div>
)

function wordsFor(stage: Stage): string {
  switch (stage.at) {
    case 'writing':
      return ''
    case 'uploading':
      return texts.form.uploading(stage.percent)
    case 'sharing':
      return texts.form.sharing
    case 'lost':
      return texts.wrong.line
    case 'stopped':
      return [stage.because, texts.wrong.stopped].filter(Boolean).join(' ')
  }
}
