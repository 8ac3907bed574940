import { addSuffix } from '../../../../contract/media/history.ts'
import type { MediaText } from '../../../../contract/media/media.ts'
import type { Edtf } from '../../../../domain/calendar/edtf.ts'
import { DAY } from '../../../../domain/timeUnits.ts'
import { newId } from '../../../base/ids/newId.ts'
import { clearDeletedVisitors } from '../../../memorial/deleted/deletedItems.ts'
import { schedule } from '../../../memorial/jobs/schedule.ts'
import { recordChange } from '../../../memorial/journal.ts'
import type { Context } from '../../../platform/context.ts'
import { change, type Tx } from '../../../platform/database/change.ts'
import type { MediaRow } from '../rows/present.ts'
import { isSameText, pickText } from '../rows/text.ts'

/** The number of days for which an edit stores a hash that identifies the visitor. */
const VISITOR_HASH_DAYS = 30

export interface Edit {
  /** the id of its entry in the history; a new one if it is absent */
  id?: string | undefined
  /** the new text; absent if the edit does not change it */
  text?: MediaText | undefined
  /** the new date; absent if the edit does not change it */
  takenAt?: Edtf | null | undefined
  /** the people before and after the edit, as JSON; absent if the edit does not change them */
  people?: { before: string; after: string }
  /** the stored adjustment; absent if the edit does not change it */
  adjustment?: string | null
  /** the hash that identifies the visitor; null for a keeper's edit */
  visitor: string | null
  isHeld?: boolean
}

/** Changes an item's text and date, and records the earlier ones. An edit that must wait for approval is only recorded. */
export async function editText(context: Context, tx: Tx, rowBefore: MediaRow, edit: Edit): Promise<MediaRow> {
  const { text = pickText(rowBefore), takenAt: taken_at = rowBefore.taken_at, isHeld = false } = edit
  if (isSameText(rowBefore, text) && taken_at === rowBefore.taken_at) return rowBefore
  await insertEdit(context, tx, rowBefore, edit)
  if (isHeld) return rowBefore
  const columns = { ...text, taken_at }
  await tx.updateTable('media').set(columns).where('id', '=', rowBefore.id).execute()
  const fieldsBefore = { ...pickText(rowBefore), takenAt: rowBefore.taken_at }
  await recordChange(tx, rowBefore, fieldsBefore, { ...text, takenAt: taken_at })
  return { ...rowBefore, ...columns }
}

export async function insertEdit(context: Context, tx: Tx, rowBefore: MediaRow, edit: Edit) {
  const { id = newId(), text = rowBefore, takenAt = rowBefore.taken_at, people, visitor, isHeld } = edit
  const now = await nextEditTime(tx, rowBefore.id, context.clock())
  await tx
    .insertInto('media_edits')
    .values({
      id,
      media_id: rowBefore.id,
      ...addSuffix(pickText(rowBefore), '_before'),
      ...addSuffix(pickText(text), '_after'),
      adjustment_before: rowBefore.adjustment,
      adjustment_after: edit.adjustment === undefined ? rowBefore.adjustment : edit.adjustment,
      taken_before: rowBefore.taken_at,
      taken_after: takenAt,
      people_before: people?.before ?? null,
      people_after: people?.after ?? null,
      visitor,
      edited_at: now,
      undone_at: null,
      held: isHeld ? 1 : 0,
    })
    .execute()
  if (visitor) await scheduleForgetting(tx, now)
}

/** Finds a time, in milliseconds, that is later than the item's last edit, because the edits are ordered by time. */
async function nextEditTime(tx: Tx, mediaId: string, now: number): Promise<number> {
  const lastEdit = await tx
    .selectFrom('media_edits')
    .select((eb) => eb.fn.max('edited_at').as('edited_at'))
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
  return Math.max(now, Number(lastEdit?.edited_at ?? 0) + 1)
}

/**
 * Schedules one job for all edits of a day. The job deletes the visitors' hashes before the first of these edits is older than
 * the limit.
 */
async function scheduleForgetting(tx: Tx, now: number) {
  const day = Math.floor(now / DAY)
  await schedule(tx, 'forget-visitors', String(day), (day + VISITOR_HASH_DAYS) * DAY)
}

/** Removes the hashes of the visitors who edited something on a day, counted from 1970, or before. */
export async function forgetVisitors(context: Context, day: string): Promise<void> {
  const dayEnd = (Number(day) + 1) * DAY
  await change(context, [], async (tx) => {
    await tx.updateTable('media_edits').set({ visitor: null }).where('edited_at', '<', dayEnd).execute()
    await clearDeletedVisitors(tx, dayEnd)
  })
}
