import type { Tx } from '../../database/change.ts'
import { fail } from '../../fail.ts'
import { photoOf } from '../media/uploads.ts'
import { dropFiles, hide, publish } from '../media/visibility.ts'

/** The photos a memory holds, in their order. */
export async function photosOf(tx: Tx, memoryId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memory_media')
    .select('media_id')
    .where('memory_id', '=', memoryId)
    .orderBy('position')
    .execute()
  return rows.map(({ media_id }) => media_id)
}

/** Makes `ids`, in this order, what the memory holds. Who may hold what was decided before. */
export async function setPhotos(tx: Tx, memoryId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('memory_media').where('memory_id', '=', memoryId).execute()
  const rows = ids.map((media_id, position) => ({ memory_id: memoryId, media_id, position }))
  if (rows.length > 0) await tx.insertInto('memory_media').values(rows).execute()
}

/**
 * Photos that wait become the photos of `author`'s memory. Throws `not_yours` for an id twice, and for one that is no
 * visitor's photo, was taken before, or was touched by the administrator since.
 */
export async function takeWaiting(tx: Tx, ids: readonly string[], author: string): Promise<void> {
  if (ids.length === 0) return
  refuseDoubles(ids)
  const waiting = await tx
    .selectFrom('media')
    .select(['id', 'memory_author'])
    .where('id', 'in', ids)
    .where('visitor_photo', '=', 'waiting')
    .execute()
  if (waiting.length < ids.length) throw fail('not_yours')
  await tx.updateTable('media').set({ visitor_photo: 'attached' }).where('id', 'in', ids).execute()
  const authors = new Set(waiting.map((row) => row.memory_author))
  for (const before of authors) await renameAuthor(tx, ids, before, author)
}

/**
 * What the administrator attaches or detaches is out of reach of the sweep, and of visitors who still know its id.
 * Throws `not_yours` for an id twice or unknown.
 */
export async function retainPhotos(tx: Tx, touched: readonly string[]): Promise<void> {
  if (touched.length === 0) return
  await tx
    .updateTable('media')
    .set({ visitor_photo: 'retained' })
    .where('id', 'in', touched)
    .where('visitor_photo', 'is not', null)
    .execute()
}

/** Throws `not_yours` for an id twice or unknown. */
export async function rejectUnknown(tx: Tx, ids: readonly string[]): Promise<void> {
  refuseDoubles(ids)
  if (ids.length === 0) return
  const known = await tx.selectFrom('media').select('id').where('id', 'in', ids).execute()
  if (known.length < ids.length) throw fail('not_yours')
}

function refuseDoubles(ids: readonly string[]) {
  if (new Set(ids).size < ids.length) throw fail('not_yours')
}

/** Visitors' photos among these that carry one name carry the other; so do the titles they were given from it. */
export async function renameAuthor(
  tx: Tx,
  ids: readonly string[],
  before: string | null,
  after: string,
): Promise<void> {
  if (ids.length === 0 || before === after) return
  const ofAuthor = tx
    .updateTable('media')
    .where('id', 'in', ids)
    .where('visitor_photo', 'is not', null)
    .where('memory_author', before === null ? 'is' : '=', before)
  const titleBefore = photoOf(before)
  if (before !== null)
    await ofAuthor
      .set({ title: photoOf(after) })
      .where('title', '=', titleBefore)
      .execute()
  await ofAuthor.set({ memory_author: after }).execute()
}

/**
 * The one rule of who sees visitors' photos: they are public while an approved memory holds them. Called with every
 * photo a change may have touched; what the administrator put into the gallery is never hidden by it.
 */
export async function followMemories(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  const fromVisitors = await tx
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .where('visitor_photo', 'is not', null)
    .execute()
  const held = await tx
    .selectFrom('memory_media')
    .innerJoin('memories', 'memories.id', 'memory_media.memory_id')
    .select('media_id')
    .where('media_id', 'in', ids)
    .where('approved', '=', 1)
    .execute()
  const shown = new Set(held.map(({ media_id }) => media_id))
  const all = fromVisitors.map(({ id }) => id)
  await publish(
    tx,
    all.filter((id) => shown.has(id)),
  )
  await hide(
    tx,
    all.filter((id) => !shown.has(id)),
    now,
  )
}

/** Deletes those of the visitors' photos that no memory holds any more, in one of the given states. */
export async function deleteUnattached(
  tx: Tx,
  ids: readonly string[],
  states: readonly ('attached' | 'retained')[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx
    .deleteFrom('media')
    .where('id', 'in', ids)
    .where('visitor_photo', 'in', states)
    .where('id', 'not in', tx.selectFrom('memory_media').select('media_id').where('media_id', 'in', ids))
    .returning(['id', 'public_key'])
    .execute()
  for (const row of gone) await dropFiles(tx, row, now)
}
