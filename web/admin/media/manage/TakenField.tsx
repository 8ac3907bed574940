import { findToday } from '../../../../domain/calendar/dates.ts'
import { isAfter } from '../../../../domain/calendar/edtf.ts'
import { parseWrittenDate, suggestWrittenDates } from '../../../../domain/calendar/writtenDates.ts'
import { TextField } from '../../../ui/fields/Field.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { explainShortMonth } from '../../parts/dates/explainDate.ts'
import { LiveHint } from '../../parts/dates/LiveHint.tsx'
import { Suggestions } from '../../parts/dates/Suggestions.tsx'
import { texts as adminTexts } from '../../../../languages/en/dashboard/parts.ts'
import { sheetTexts as texts } from '../../../../languages/en/dashboard/sheet.ts'

interface Props {
  value: string
  onChange: (value: string) => void
}

/**
 * An input for the date of a photograph, written in words. The hint shows how the application understands the words. Buttons ask
 * which date is meant if there are several.
 */
export const TakenField = ({ value, onChange }: Props) => {
  const { style, readerStyle, formatTaken, rewriteExamples } = useDates()
  const date = parseWrittenDate(value)
  const meaning = date && formatTaken(date)
  const suggestions = date ? [] : suggestWrittenDates(value, style)
  const isUnreadable = value.trim() !== '' && date === null && suggestions.length === 0
  return (
    <div>
      <TextField
        label={texts.taken}
        hint={
          <LiveHint
            hint={
              meaning && meaning !== value.trim() ? texts.takenAs(meaning) : rewriteExamples(texts.takenHint)
            }
            problem={suggestions.length > 0 ? texts.twoDates : undefined}
          />
        }
        error={
          isUnreadable
            ? (explainShortMonth(value, readerStyle) ?? rewriteExamples(texts.notRead))
            : date && isAfter(date, findToday()) && adminTexts.dateToCome
        }
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Suggestions suggestions={suggestions} onTake={onChange} />
    </div>
  )
}
