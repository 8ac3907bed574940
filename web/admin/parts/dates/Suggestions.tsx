import { Button } from '../../../ui/Button.tsx'
import { useDates } from './dates.ts'
import { texts } from '../../../../languages/en/dashboard/parts.ts'

interface Props {
  /** the suggested texts; more than one if the typed text can be read in several ways */
  suggestions: readonly string[]
  onTake: (text: string) => void
}

/**
 * Buttons below a field. Each offers the typed text in a form that the server can parse; a tap accepts the offer. Dates between
 * which people choose have their weekdays.
 */
export const Suggestions = ({ suggestions, onTake }: Props) => {
  const { addWeekday } = useDates()
  return (
    <div className="below-field" aria-live="polite">
      {suggestions.map((text) => (
        <Button key={text} onClick={() => onTake(text)}>
          {texts.suggestion(suggestions.length > 1 ? addWeekday(text) : text)}
        </Button>
      ))}
    </div>
  )
}
