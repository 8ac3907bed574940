import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { setAdjustment } from './adjust/adjustMedia.ts'
import { parseAdjustment } from './rows/adjustment.ts'
import { editText } from './edits/editText.ts'
import { findEdit, isAdjustment, markUndone } from './edits/history.ts'
import { presentMedia } from './rows/present.ts'
import { pickSuffixedText } from './rows/text.ts'

/** Restores the text or the adjustment that an item had before one of its edits. */
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
    const rowAfter = await editText(context, tx, row, {
      text: pickSuffixedText(edit, '_before'),
      visitor: null,
    })
    await markUndone(tx, [edit], context.clock())
    return presentMedia(rowAfter, caller)
  })
}
