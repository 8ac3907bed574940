import { formatDate } from '../../../../../domain/calendar/formatDates.ts'
import { parseWrittenDate } from '../../../../../domain/calendar/writtenDates.ts'
import { TextField } from '../../../../ui/fields/Field.tsx'
import { sheetTexts as texts } from '../../sheetTexts.ts'

interface Props {
  value: string
  onChange: (value: string) => void
}

/** An input for the date of a photograph, written in words. The hint shows how the application understands the words. */
export const TakenField = ({ value, onChange }: Props) => {
  const date = parseWrittenDate(value)
  const isRephrased = date !== null && formatDate(date) !== value.trim()
  return (
    <TextField
      label={texts.taken}
      hint={isRephrased ? texts.takenAs(formatDate(date)) : texts.takenHint}
      error={value.trim() !== '' && date === null && texts.notRead}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
