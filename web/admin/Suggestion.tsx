import { Button } from '../ui/Button.tsx'
import { texts } from './texts.ts'

interface Props {
  /** the suggested text; null if there is no suggestion */
  text: string | null
  onTake: (text: string) => void
}

/** A button below a field. It offers the typed text in a form that the server can parse; a tap accepts the offer. */
export const Suggestion = ({ text, onTake }: Props) => (
  <div className="below-field" aria-live="polite">
    {text !== null && <Button onClick={() => onTake(text)}>{texts.suggestion(text)}</Button>}
  </div>
)
