import type { Kysely, Selectable } from 'kysely'
import type { MediaEdit, Undoing } from '../../../contract/history.ts'
import type { Media } from '../../../contract/media.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { change, type Tx } from '../../database/change.ts'
import type { Tables } from '../../database/tables.ts'
import { fail } from '../../fail.ts'
import type { Caller } from '../../http/caller.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../newId.ts'
import { type MediaRow, presentMedia } from './present.ts'
import { wordsBefore, type Words } from './undo.ts'

type EditRow = Selectable<Tables['media_edits']>

const DAY = 86_400_000
/** Which visitor made an edit is forgotten at the latest after this many days. */
const DAYS_KNOWN = 30

/** Changes an item's words and keeps what they said before; `visitor` is null for the administrator. */
export async function rewrite(
  context: Context,
  tx: Tx,
  before: MediaRow,
  words: Words,
  visitor: string | null,
): Promise<MediaRow> {
  if (words.title === before.title && words.description === before.description) return before
  const now = await laterThanLast(tx, before.id, context.clock())
  await tx
    .updateTable('media')
    .set({ title: words.title, description: words.description })
    .where('id', '=', before.id)
    .execute()
  await tx
    .insertInto('media_edits')
    .values({
      id: newId(),
      media_id: before.id,
      title_before: before.title,
      description_before: before.description,
      title_after: words.title,
      description_after: words.description,
      visitor,
      edited_at: now,
      undone_at: null,
    })
    .execute()
  if (visitor) await forgetInTime(tx, now)
  return { ...before, title: words.title, description: words.description }
}

/** Edits of an item are told apart by their time, also two within a millisecond. */
async function laterThanLast(tx: Tx, mediaId: string, now: number): Promise<number> {
  const last = await tx
    .selectFrom('media_edits')
    .select((eb) => eb.fn.max('edited_at').as('edited_at'))
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
  return Math.max(now, Number(last?.edited_at ?? 0) + 1)
}

/** How often the words of each item were changed. */
export async function editCounts(db: Kysely<Tables>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('media_edits')
    .select(['media_id', (eb) => eb.fn.countAll().as('count')])
    .groupBy('media_id')
    .execute()
  return new Map(rows.map(({ media_id, count }) => [media_id, Number(count)]))
}

export async function readHistory(context: Context, id: string): Promise<MediaEdit[]> {
  const edits = await editsOf(context.db, id)
  return edits.toReversed().map(presentEdit)
}

/** Gives an item the words again that it had before one of its edits. */
export async function putBack(context: Context, caller: Caller, id: string, editId: string): Promise<Media> {
  return change(context, ['media'], async (tx) => {
    const row = await tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
    const edit = (await editsOf(tx, id)).find((each) => each.id === editId)
    if (!row || !edit) throw fail('not_found')
    const words = { title: edit.title_before, description: edit.description_before }
    const after = await rewrite(context, tx, row, words, null)
    await markUndone(tx, [edit], context.clock())
    return presentMedia(after, caller)
  })
}

export const listUndoings = async (context: Context, editId: string): Promise<Undoing[]> =>
  (await undoable(context.db, await visitorOfEdit(context.db, editId))).map(({ row, words }) => ({
    mediaId: row.id,
    titleNow: row.title,
    descriptionNow: row.description,
    titleThen: words.title,
    descriptionThen: words.description,
  }))

/** Undoes what still stands of one visitor's edits, on those items the administrator has seen in the list. */
export async function undoVisitor(
  context: Context,
  caller: Caller,
  editId: string,
  mediaIds: readonly string[],
): Promise<{ media: Media[] }> {
  const agreed = new Set(mediaIds)
  return change(context, ['media'], async (tx) => {
    const visitor = await visitorOfEdit(tx, editId)
    const media: Media[] = []
    for (const { row, words, edits } of await undoable(tx, visitor)) {
      if (!agreed.has(row.id)) continue
      media.push(presentMedia(await rewrite(context, tx, row, words, null), caller))
      await markUndone(
        tx,
        edits.filter((edit) => edit.visitor === visitor),
        context.clock(),
      )
    }
    return { media }
  })
}

export function registerHistoryJobs(context: Context) {
  context.jobs.define('forget-visitors', async (day) => {
    await context.db
      .updateTable('media_edits')
      .set({ visitor: null })
      .where('edited_at', '<', (Number(day) + 1) * DAY)
      .execute()
  })
}

/** One job for all edits of a day, due while the first of them is not yet too old. */
async function forgetInTime(tx: Tx, now: number) {
  const day = Math.floor(now / DAY)
  await enqueue(tx, 'forget-visitors', String(day), (day + DAYS_KNOWN) * DAY)
}

const editsOf = (db: Kysely<Tables>, mediaId: string): Promise<EditRow[]> =>
  db.selectFrom('media_edits').selectAll().where('media_id', '=', mediaId).orderBy('edited_at').execute()

async function visitorOfEdit(db: Kysely<Tables>, editId: string): Promise<string> {
  const edit = await db
    .selectFrom('media_edits')
    .select('visitor')
    .where('id', '=', editId)
    .executeTakeFirst()
  if (!edit?.visitor) throw fail('not_found')
  return edit.visitor
}

async function undoable(db: Kysely<Tables>, visitor: string) {
  const touched = await db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', db.selectFrom('media_edits').select('media_id').where('visitor', '=', visitor))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const found: { row: MediaRow; words: Words; edits: EditRow[] }[] = []
  for (const row of touched) {
    const edits = await editsOf(db, row.id)
    const words = wordsBefore(edits, visitor, row)
    if (words) found.push({ row, words, edits })
  }
  return found
}

const markUndone = async (tx: Tx, edits: readonly EditRow[], now: number) => {
  for (const { id } of edits)
    await tx
      .updateTable('media_edits')
      .set({ undone_at: now })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .execute()
}

const presentEdit = (edit: EditRow): MediaEdit => ({
  id: edit.id,
  titleBefore: edit.title_before,
  descriptionBefore: edit.description_before,
  titleAfter: edit.title_after,
  descriptionAfter: edit.description_after,
  editedAt: new Date(edit.edited_at).toISOString(),
  byVisitor: edit.visitor !== null,
  undoneAt: edit.undone_at === null ? null : new Date(edit.undone_at).toISOString(),
})
