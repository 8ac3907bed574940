import type { Kysely, Selectable } from 'kysely'
import { type MediaEdit, addSuffix, type Undoing } from '../../../../contract/media/history.ts'
import type { Media, MediaText } from '../../../../contract/media/media.ts'
import { change, type Tx } from '../../../platform/database/change.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { fail } from '../../../base/errors/fail.ts'
import type { Caller } from '../../../http/callers/caller.ts'
import type { Context } from '../../../platform/context.ts'
import { parseAdjustment } from '../rows/adjustment.ts'
import { listNames } from '../rows/people.ts'
import { type MediaRow, presentMedia } from '../rows/present.ts'
import { presentText, pickSuffixedText } from '../rows/text.ts'
import { editText } from './editText.ts'
import { findTextBefore } from './undo.ts'
import type { InputOf } from '../../../http/routes/feature.ts'

export type EditRow = Selectable<Tables['media_edits']>

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

export async function readHistory(
  context: Context,
  { caller, params: { id } }: InputOf<'GET /api/media/:id/history'>,
) {
  const row = await context.db
    .selectFrom('media')
    .select('memory_author')
    .where('id', '=', id)
    .executeTakeFirst()
  const edits = await listEdits(context.db, id)
  return edits.toReversed().map((edit) => presentEdit(edit, row?.memory_author ?? null, caller))
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

export const listUndoings = async (
  { db }: Context,
  { caller: { familyTexts }, params }: InputOf<'GET /api/media-edits/:id/by-same-visitor'>,
): Promise<Undoing[]> =>
  (await findUndoable(db, await findVisitor(db, params.id))).map(({ row, text }) => ({
    mediaId: row.id,
    ...addSuffix(presentText(row, row.memory_author, familyTexts), 'Now'),
    ...addSuffix(presentText(text, row.memory_author, familyTexts), 'Then'),
  }))

/** Undoes the edits of one visitor that are still in effect, but only on the items that the keeper saw in the list. */
export async function undoVisitorEdits(
  context: Context,
  { caller, params, body }: InputOf<'POST /api/media-edits/:id/undo-visitor'>,
) {
  const agreedIds = new Set(body.mediaIds)
  return change(context, ['media'], async (tx) => {
    const visitor = await findVisitor(tx, params.id)
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

const presentEdit = (edit: EditRow, author: string | null, { familyTexts }: Caller): MediaEdit => ({
  id: edit.id,
  ...addSuffix(presentText(pickSuffixedText(edit, '_before'), author, familyTexts), 'Before'),
  ...addSuffix(presentText(pickSuffixedText(edit, '_after'), author, familyTexts), 'After'),
  adjustmentBefore: isAdjustment(edit) ? parseAdjustment(edit.adjustment_before) : null,
  adjustmentAfter: isAdjustment(edit) ? parseAdjustment(edit.adjustment_after) : null,
  takenAtBefore: edit.taken_before,
  takenAtAfter: edit.taken_after,
  peopleBefore: listNames(edit.people_before),
  peopleAfter: listNames(edit.people_after),
  editedAt: new Date(edit.edited_at).toISOString(),
  byVisitor: edit.visitor !== null,
  undoneAt: edit.undone_at === null ? null : new Date(edit.undone_at).toISOString(),
  held: edit.held === 1,
})
