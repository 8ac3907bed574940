import { useState } from 'react'
import { parseWrittenDate } from '../../../../../domain/calendar/writtenDates.ts'
import { findToday } from '../../../../../domain/calendar/dates.ts'
import { type Edtf, isAfter } from '../../../../../domain/calendar/edtf.ts'
import type { Media } from '../../../../../contract/media/media.ts'
import { useChange } from '../../../../api/useChange.ts'
import { useUndo } from '../../../../api/useUndo.ts'
import { type Dates, useDates } from '../../../parts/dates/dates.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import type { Toast } from '../../../../ui/toasts/toast.ts'
import { sheetTexts as texts } from '../../../../../languages/en/dashboard/sheet.ts'
import { TakenField } from '../TakenField.tsx'

/** The Undo button in the toast restores the items' earlier dates. */
export const DateDialog = ({ items, onClose }: { items: readonly Media[]; onClose: () => void }) => {
  const { formatTaken } = useDates()
  const savedText = findCommonDate(items, formatTaken)
  const [typedText, setTypedText] = useState(savedText)
  const date = parseWrittenDate(typedText)
  const undo = useUndo('POST /api/media/dates', {
    success: ({ media }) => texts.datesBack(media.length),
    failure: texts.failed,
  })
  const saving = useChange('POST /api/media/dates', {
    success: ({ media }, { body }): Toast => {
      const dates = items.map(({ id, takenAt }) => ({ id, takenAt }))
      const [first] = body.dates
      return {
        ...texts.dated(media.length, first?.takenAt ? formatTaken(first.takenAt as Edtf) : null),
        undo: () => undo({ body: { dates } }),
      }
    },
    failure: texts.failed,
  })
  const save = (takenAt: Edtf | null) =>
    saving.mutate({ body: { dates: items.map(({ id }) => ({ id, takenAt })) } }, { onSuccess: onClose })
  return (
    <FormDialog
      title={texts.dateDialog(items.length)}
      submitLabel={texts.saveDate}
      busy={saving.isPending}
      disabled={date === null || isAfter(date, findToday()) || typedText === savedText}
      isChanged={typedText !== savedText}
      onSubmit={() => date && save(date)}
      onClose={onClose}
      buttons={
        items.some(({ takenAt }) => takenAt !== null) && (
          <Button onClick={() => save(null)} busy={saving.isPending}>
            {texts.noDate}
          </Button>
        )
      }
    >
      <TakenField value={typedText} onChange={setTypedText} />
    </FormDialog>
  )
}

/** Returns the date that all items share, written in words. Returns an empty text if the items have different dates. */
const findCommonDate = (items: readonly Media[], formatTaken: Dates['formatTaken']) => {
  const takenAt = items[0]?.takenAt
  return takenAt && items.every((item) => item.takenAt === takenAt) ? formatTaken(takenAt) : ''
}
