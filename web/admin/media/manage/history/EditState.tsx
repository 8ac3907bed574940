import { direction } from '../../../../../languages/en/grammar.ts'
import { isolate } from '../../../../../domain/direction.ts'
import type { MediaEdit } from '../../../../../contract/media/history.ts'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { textFieldNames } from '../../../../media/mediaText.ts'
import { useDates } from '../../../parts/dates/dates.ts'
import { TextEntry } from './TextEntry.tsx'

interface Props {
  label: string
  edit: MediaEdit
  side: 'Before' | 'After'
}

/** The text, the date and the names before or after an edit; only those that it changed, or the text if it changed nothing. */
export const EditState = ({ label, edit, side }: Props) => {
  const { formatTaken } = useDates()
  const takenAt = edit[`takenAt${side}`]
  const people = edit[`people${side}`]
  const hasNewDate = edit.takenAtBefore !== edit.takenAtAfter
  const hasNewText = textFieldNames.some((field) => edit[`${field}Before`] !== edit[`${field}After`])
  const isTextShown = hasNewText || (!hasNewDate && !people)
  return (
    <TextEntry label={label} getText={isTextShown ? (field) => edit[`${field}${side}`] : undefined}>
      {hasNewDate && <strong>{takenAt ? formatTaken(takenAt) : texts.noDate}</strong>}
      {people && (
        <strong>{people.map((name) => isolate(name, direction)).join(', ') || texts.noNames}</strong>
      )}
    </TextEntry>
  )
}

/** Whether an edit changed only where people are in a photograph. */
export const isAboutPlaces = ({ peopleBefore, peopleAfter }: MediaEdit) =>
  peopleBefore !== null && JSON.stringify(peopleBefore) === JSON.stringify(peopleAfter)
