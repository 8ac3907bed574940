import { Button } from '../ui/Button.tsx'
import { texts } from './texts.ts'

interface Props {
  /** null: there is none */
  text: string | null
  onTake: (text: string) => void
}

/** Beneath a field: what was typed, written so that it can be read, for one tap. */
export const Suggestion = ({ text, onTake }: Props) => (
  <div className="below-field" aria-live="polite">
    {text !== null && <Button onClick={() => onTake(text)}>{texts.suggestion(text)}</Button>}
  </div>
)
