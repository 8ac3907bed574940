import type { Context } from '../../../platform/context.ts'
import { change, type Tx } from '../../../platform/database/change.ts'
import { recordDeletion } from '../../../memorial/journal.ts'
import { readStoredSettings } from '../../../memorial/storedSettings.ts'
import { editText } from './editText.ts'
import { findEdit, markUndone } from './history.ts'
import { presentMedia } from '../rows/present.ts'
import { makeText } from '../rows/text.ts'
import type { InputOf } from '../../../http/routes/feature.ts'

/** Whether an edit of a title or description must wait for approval, because moderation is on and a new text contains a link. */
export async function shouldHoldEdit(tx: Tx, newTexts: readonly (string | null)[]): Promise<boolean> {
  if (!newTexts.some(hasLink)) return false
  return (await readStoredSettings(tx)).values.moderation !== 'off'
}

export const hasLink = (text: string | null) => /https?:\/\/|\bwww\.\S|<a\s|\[url\b/i.test(text ?? '')

/** The history then shows the edit as an applied edit by the same visitor. */
export async function approveEdit(
  context: Context,
  { caller, params, body }: InputOf<'POST /api/media/:id/approve-edit'>,
) {
  return change(context, ['media'], async (tx) => {
    const { row, edit } = await findEdit(tx, params.id, body.edit, { held: 1 })
    const text = makeText((field) => {
      const valueAfter = edit[`${field}_after`]
      return valueAfter === edit[`${field}_before`] ? row[field] : valueAfter
    })
    await tx.deleteFrom('media_edits').where('id', '=', edit.id).execute()
    return presentMedia(await editText(context, tx, row, { text, visitor: edit.visitor }), caller)
  })
}

export async function discardEdit(
  context: Context,
  { caller, params, body }: InputOf<'POST /api/media/:id/discard-edit'>,
) {
  return change(context, ['media'], async (tx) => {
    const { row, edit } = await findEdit(tx, params.id, body.edit, { held: 1 })
    await markUndone(tx, [edit], context.clock())
    await recordDeletion(tx, row)
    return presentMedia(row, caller)
  })
}
