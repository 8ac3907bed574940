import type { ListPart } from '../../../contract/drawing.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type * as contract from '../../../contract/media.ts'
import type { Media } from '../../../contract/media.ts'
import { change } from '../../database/change.ts'
import { deleteRow } from '../../deleted/deleteRow.ts'
import { fail } from '../../fail.ts'
import type { Caller } from '../../http/caller.ts'
import type { Context } from '../../context.ts'
import { type NewPosition, putInOrder } from '../../ordering/ordering.ts'
import { rebase } from '../../rebase.ts'
import { editCounts, editText } from './history.ts'
import { type MediaRow, presentMedia } from './present.ts'
import { visitorHash } from '../../visitorHash.ts'
import { makeText, presentText, storedText } from './text.ts'

/** Gallery and slideshow in order, without portraits and other unlisted pictures. */
export async function listMedia(context: Context, caller: Caller, part: ListPart = {}): Promise<Media[]> {
  if (part.ids?.length === 0) return []
  let rows = context.db.selectFrom('media').selectAll().where('listed', '=', 1)
  if (caller.kind === 'visitor') rows = rows.where('public_key', 'is not', null)
  if (part.ids) rows = rows.where('id', 'in', part.ids)
  if (part.first) rows = rows.limit(part.first)
  const sorted = await rows.orderBy('position').orderBy('uploaded_at').orderBy('id').execute()
  if (caller.kind === 'visitor') return sorted.map((row) => presentMedia(row, caller))
  const counts = await editCounts(context.db)
  return sorted.map((row) => ({ ...presentMedia(row, caller), edits: counts.get(row.id) ?? 0 }))
}

/** Changes the text and records the earlier one. Visitors may change what they can see. */
export async function editMedia(
  context: Context,
  caller: Caller,
  id: string,
  body: BodyOf<typeof contract.editMedia>,
): Promise<Media> {
  const visitor = caller.kind === 'visitor' ? visitorHash(context, caller) : null
  return change(context, ['media'], async (tx) => {
    const before = await tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
    if (!before || !maySee(before, caller)) throw fail('not_found')
    const changed = rebase(body, presentText(before, before.memory_author))
    const text = makeText((field) => (changed[field] === undefined ? before[field] : changed[field]))
    const after = await editText(context, tx, before, storedText(text, before.memory_author), visitor)
    return presentMedia(after, caller)
  })
}

const maySee = (row: MediaRow, caller: Caller) =>
  caller.kind === 'keeper' || (row.public_key !== null && row.listed === 1)

/** Deletes the item, and takes it off memories, services, obituary and portrait. */
export async function deleteMedia(context: Context, id: string): Promise<void> {
  await change(context, ['deleted', 'media', 'memories', 'obituary', 'services', 'settings'], async (tx) => {
    const row = await tx.selectFrom('media').select(['id', 'title']).where('id', '=', id).executeTakeFirst()
    if (!row) throw fail('not_found')
    await deleteRow(context, tx, 'media', row)
  })
}

export async function reorderMedia(context: Context, caller: Caller, order: NewPosition[]): Promise<Media[]> {
  await change(context, ['media'], (tx) => putInOrder(tx, 'media', order))
  return listMedia(context, caller)
}
