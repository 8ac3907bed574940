import { Button } from '../../ui/Button.tsx'
import { StepHeading } from './StepHeading.tsx'
import { texts } from '../../../languages/en/visitors/rehearsal.ts'

interface QuestionStepProps {
  id: string
  /** plays the tone again */
  onTone: () => void
  onAnswer: (isHeard: boolean) => void
  onClose: () => void
}

export const QuestionStep = ({ id, onTone, onAnswer, onClose }: QuestionStepProps) => (
  <div className="rehearsal-step">
    <StepHeading id={id}>{texts.question}</StepHeading>
    <div className="rehearsal-buttons">
      <Button tone="primary" onClick={() => onAnswer(true)}>
        {texts.yes}
      </Button>
      <Button onClick={() => onAnswer(false)}>{texts.no}</Button>
      <Button onClick={onTone}>{texts.toneAgain}</Button>
      <Button onClick={onClose}>{texts.stop}</Button>
    </div>
  </div>
)
