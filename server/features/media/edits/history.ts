import type { Kysely, Selectable } from 'kysely'
import { type MediaEdit, addSuffix, type Undoing } from '../../../../contract/media/history.ts'
import type { Media, MediaText } from '../../../../contract/media/media.ts'
import { DAY } from '../../../../domain/timeUnits.ts'
import { schedule } from '../../../memorial/jobs/schedule.ts'
import { change, type Tx } from '../../../platform/database/change.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { fail } from '../../../base/errors/fail.ts'
import type { Caller } from '../../../http/callers/caller.ts'
import type { Context } from '../../../platform/context.ts'
import { clearDeletedVisitors } from '../../../memorial/deleted/deletedItems.ts'
import { recordChange } from '../../../memorial/journal.ts'
import { newId } from '../../../base/ids/newId.ts'
import { parseAdjustment } from '../rows/adjustment.ts'
import { type MediaRow, presentMedia } from '../rows/present.ts'
import { isSameText, presentText, pickSuffixedText, pickText } from '../rows/text.ts'
import { findTextBefore } from './undo.ts'

type EditRow = Selectable<Tables['media_edits']>

/** The number of days for which an edit stores a hash that identifies the visitor. */
const VISITOR_HASH_DAYS = 30

interface Edit {
  text: MediaText
  /** the stored adjustment; absent if the edit does not change it */
  adjustment?: string | null
  /** the hash that identifies the visitor; null for a keeper's edit */
  visitor: string | null
  isHeld?: boolean
}

/** Changes an item's text, and records the earlier text. An edit that must wait for approval is only recorded. */
export async function editText(context: Context, tx: Tx, rowBefore: MediaRow, edit: Edit): Promise<MediaRow> {
  const { text, isHeld = false } = edit
  if (isSameText(rowBefore, text)) return rowBefore
  await insertEdit(context, tx, rowBefore, edit)
  if (isHeld) return rowBefore
  await tx.updateTable('media').set(text).where('id', '=', rowBefore.id).execute()
  await recordChange(tx, rowBefore, pickText(rowBefore), text)
  return { ...rowBefore, ...text }
}

export async function insertEdit(
  context: Context,
  tx: Tx,
  rowBefore: MediaRow,
  { text, adjustment = rowBefore.adjustment, visitor, isHeld }: Edit,
) {
  const now = await nextEditTime(tx, rowBefore.id, context.clock())
  await tx
    .insertInto('media_edits')
    .values({
      id: newId(),
      media_id: rowBefore.id,
      ...addSuffix(pickText(rowBefore), '_before'),
      ...addSuffix(text, '_after'),
      adjustment_before: rowBefore.adjustment,
      adjustment_after: adjustment,
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

export const noEdits = { edits: 0, heldEdits: 0 }

/** For each item, counts all edits, and the edits that are waiting for approval. */
export async function countEdits(db: Kysely<Tables>): Promise<Map<string, typeof noEdits>> {
  const rows = await db
    .selectFrom('media_edits')
    .select(({ fn, and, eb }) => [
      'media_id',
      fn.countAll().as('edits'),
      fn
        .count('id')
        .filterWhere(and([eb('held', '=', 1), eb('undone_at', 'is', null)]))
        .as('held'),
    ])
    .groupBy('media_id')
    .execute()
  return new Map(
    rows.map(({ media_id, edits, held }) => [media_id, { edits: Number(edits), heldEdits: Number(held) }]),
  )
}

export async function readHistory(context: Context, id: string): Promise<MediaEdit[]> {
  const row = await context.db
    .selectFrom('media')
    .select('memory_author')
    .where('id', '=', id)
    .executeTakeFirst()
  const edits = await listEdits(context.db, id)
  return edits.toReversed().map((edit) => presentEdit(edit, row?.memory_author ?? null))
}

/** Finds an item and one of its edits with this value of `held`. Throws `not_found` if there is no such item or edit. */
export async function findEdit(
  db: Kysely<Tables>,
  id: string,
  editId: string,
  { held }: Pick<EditRow, 'held'>,
) {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  const edit = await db
    .selectFrom('media_edits')
    .selectAll()
    .where('id', '=', editId)
    .where('media_id', '=', id)
    .where('held', '=', held)
    .executeTakeFirst()
  if (!row || !edit) throw fail('not_found')
  return { row, edit }
}

export const listUndoings = async (context: Context, editId: string): Promise<Undoing[]> =>
  (await findUndoable(context.db, await findVisitor(context.db, editId))).map(({ row, text }) => ({
    mediaId: row.id,
    ...addSuffix(presentText(row, row.memory_author), 'Now'),
    ...addSuffix(presentText(text, row.memory_author), 'Then'),
  }))

/** Undoes the edits of one visitor that are still in effect, but only on the items that the keeper saw in the list. */
export async function undoVisitorEdits(
  context: Context,
  caller: Caller,
  editId: string,
  mediaIds: readonly string[],
): Promise<{ media: Media[] }> {
  const agreedIds = new Set(mediaIds)
  return change(context, ['media'], async (tx) => {
    const visitor = await findVisitor(tx, editId)
    const media: Media[] = []
    for (const { row, text, edits } of await findUndoable(tx, visitor)) {
      if (!agreedIds.has(row.id)) continue
      media.push(presentMedia(await editText(context, tx, row, { text, visitor: null }), caller))
      const visitorEdits = edits.filter((edit) => edit.visitor === visitor)
      await markUndone(tx, visitorEdits, context.clock())
    }
    return { media }
  })
}

/** Removes the hashes of the visitors who edited something on a day, counted from 1970, or before. */
export async function forgetVisitors(context: Context, day: string): Promise<void> {
  const dayEnd = (Number(day) + 1) * DAY
  await change(context, [], async (tx) => {
    await tx.updateTable('media_edits').set({ visitor: null }).where('edited_at', '<', dayEnd).execute()
    await clearDeletedVisitors(tx, dayEnd)
  })
}

/**
 * Schedules one job for all edits of a day. The job deletes the visitors' hashes before the first of these edits is older than
 * the limit.
 */
async function scheduleForgetting(tx: Tx, now: number) {
  const day = Math.floor(now / DAY)
  await schedule(tx, 'forget-visitors', String(day), (day + VISITOR_HASH_DAYS) * DAY)
}

const listEdits = (db: Kysely<Tables>, mediaId: string): Promise<EditRow[]> =>
  db.selectFrom('media_edits').selectAll().where('media_id', '=', mediaId).orderBy('edited_at').execute()

async function findVisitor(db: Kysely<Tables>, editId: string): Promise<string> {
  const edit = await db
    .selectFrom('media_edits')
    .select('visitor')
    .where('id', '=', editId)
    .executeTakeFirst()
  if (!edit?.visitor) throw fail('not_found')
  return edit.visitor
}

async function findUndoable(db: Kysely<Tables>, visitor: string) {
  const editedRows = await db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', db.selectFrom('media_edits').select('media_id').where('visitor', '=', visitor))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const undoableItems: { row: MediaRow; text: MediaText; edits: EditRow[] }[] = []
  for (const row of editedRows) {
    const edits = (await listEdits(db, row.id)).filter(({ held }) => held === 0)
    const text = findTextBefore(edits, visitor, row)
    if (text) undoableItems.push({ row, text, edits })
  }
  return undoableItems
}

export const markUndone = async (tx: Tx, edits: readonly EditRow[], now: number) => {
  for (const { id } of edits)
    await tx
      .updateTable('media_edits')
      .set({ undone_at: now })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .execute()
}

export const isAdjustment = (edit: Pick<EditRow, 'adjustment_before' | 'adjustment_after'>) =>
  (edit.adjustment_before ?? null) !== (edit.adjustment_after ?? null)

export const presentAdjustments = (edit: EditRow) => ({
  adjustmentBefore: isAdjustment(edit) ? parseAdjustment(edit.adjustment_before) : null,
  adjustmentAfter: isAdjustment(edit) ? parseAdjustment(edit.adjustment_after) : null,
})

const presentEdit = (edit: EditRow, author: string | null): MediaEdit => ({
  id: edit.id,
  ...addSuffix(presentText(pickSuffixedText(edit, '_before'), author), 'Before'),
  ...addSuffix(presentText(pickSuffixedText(edit, '_after'), author), 'After'),
  ...presentAdjustments(edit),
  editedAt: new Date(edit.edited_at).toISOString(),
  byVisitor: edit.visitor !== null,
  undoneAt: edit.undone_at === null ? null : new Date(edit.undone_at).toISOString(),
  held: edit.held === 1,
})
