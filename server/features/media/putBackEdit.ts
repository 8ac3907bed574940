import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { setAdjustment } from './adjust/adjustMedia.ts'
import { parseAdjustment } from './rows/adjustment.ts'
import { editText } from './edits/editText.ts'
import { type EditRow, findEdit, isAdjustment, markUndone } from './edits/history.ts'
import { restorePeople } from './people/setPeople.ts'
import { type MediaRow, presentMedia } from './rows/present.ts'
import { isSameText, pickSuffixedText } from './rows/text.ts'

/** Restores the text, the date, the people or the adjustment that an item had before one of its edits. */
export async function putBackEdit(
  context: Context,
  { caller, params: { id }, body }: InputOf<'POST /api/media/:id/put-back'>,
) {
  const { edit } = await findEdit(context.db, id, body.edit, { held: 0 })
  if (isAdjustment(edit)) {
    const adjustmentBefore = parseAdjustment(edit.adjustment_before)
    return setAdjustment(
      context,
      caller,
      id,
      () => adjustmentBefore,
      (tx) => markUndone(tx, [edit], context.clock()),
    )
  }
  return change(context, ['media'], async (tx) => {
    const { row } = await findEdit(tx, id, body.edit, { held: 0 })
    const rowAfter = await restoreBefore(context, tx, row, edit)
    await markUndone(tx, [edit], context.clock())
    return presentMedia(rowAfter, caller)
  })
}

/** Restores what an edit changed: the text, the date or the people. An edit of a date restores no text that is older. */
export async function restoreBefore(context: Context, tx: Tx, row: MediaRow, edit: EditRow) {
  const [textBefore, textAfter] = [pickSuffixedText(edit, '_before'), pickSuffixedText(edit, '_after')]
  const text = isSameText(textBefore, textAfter) ? undefined : textBefore
  const takenAt = edit.taken_before === edit.taken_after ? undefined : edit.taken_before
  if (edit.people_before !== edit.people_after) await restorePeople(context, tx, row, edit.people_before)
  return editText(context, tx, row, { text, takenAt, visitor: null })
}
