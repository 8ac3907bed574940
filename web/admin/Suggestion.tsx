import { Button } from '../ui/Button.tsx'
import { texts } from './texts.ts'

interface Props {
  /** null if there is no suggestion */
  text: string | null
  onTake: (text: string) => void
}

/** Offers beneath a field the typed text in a form that the server can read; a tap accepts it. */
export const Suggestion = ({ text, onTake }: Props) => (
  <div className="below-field" aria-live="polite">
    {text !== null && <Button onClick={() => onTake(text)}>{texts.suggestion(text)}</Button>}
  </div>
)
