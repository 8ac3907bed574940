import { limits } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import { enqueueFileRemoval } from '../../memorial/files/lifecycle.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { isTellable } from '../media/memoriesAbout.ts'
import type { MemoryRow } from './present.ts'

export async function listPhotoIds(tx: Tx, memoryId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memory_media')
    .select('media_id')
    .where('memory_id', '=', memoryId)
    .orderBy('position')
    .execute()
  return rows.map(({ media_id }) => media_id)
}

/** Lists the ids of the memory's photos that visitors sent and that no other memory has. */
export async function listOwnPhotoIds(tx: Tx, memoryId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memory_media')
    .innerJoin('media', 'media.id', 'memory_media.media_id')
    .select('media_id')
    .where('memory_id', '=', memoryId)
    .where('visitor_photo', 'in', ['attached', 'retained'])
    .where('media_id', 'not in', (eb) =>
      eb.selectFrom('memory_media').select('media_id').where('memory_id', '!=', memoryId),
    )
    .execute()
  return rows.map(({ media_id }) => media_id)
}

/** Sets the photos of a memory and their order. The caller must have checked that the memory may have these photos. */
export async function setPhotos(tx: Tx, memoryId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('memory_media').where('memory_id', '=', memoryId).execute()
  const rows = ids.map((media_id, position) => ({ memory_id: memoryId, media_id, position }))
  if (rows.length > 0) await tx.insertInto('memory_media').values(rows).execute()
}

/**
 * Sets the photos that a writer chose: those that the memory had, new uploads, and a photograph of the family about which the memory
 * tells. That one stays the family's. Throws `not_yours` if an id is repeated, if there would be a second photograph of the family, or if
 * the writer may not add one of the photos.
 */
export async function setWriterPhotos(
  tx: Tx,
  memory: Pick<MemoryRow, 'id' | 'name'>,
  idsBefore: readonly string[],
  ids: readonly string[],
): Promise<void> {
  rejectRepeated(ids)
  const addedIds = ids.filter((id) => !idsBefore.includes(id))
  const familyRows = await listFamilyPhotos(tx, ids)
  const familyIds = new Set(familyRows.map(({ id }) => id))
  const uploadedIds = addedIds.filter((id) => !familyIds.has(id))
  if (uploadedIds.length > 0 && ids.length - familyIds.size > limits.visitorFiles)
    throw fail('too_many_files', { most: limits.visitorFiles })
  const addedRow = familyRows.find(({ id }) => addedIds.includes(id))
  if (addedRow && !(familyRows.length === 1 && isTellable(addedRow) && (await isAsking(tx))))
    throw fail('not_yours')
  await attachWaitingPhotos(tx, uploadedIds, memory.name)
  await setPhotos(tx, memory.id, ids)
}

const isAsking = async (tx: Tx) => (await readStoredSettings(tx)).values.askVisitors === 'on'

/** Lists those of the photos that belong to the family, and not to the writer of a memory. */
export const listFamilyPhotos = async (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx.selectFrom('media').selectAll().where('id', 'in', ids).where('visitor_photo', 'is', null).execute()

/**
 * Marks uploaded photos as attached to a memory by `author`. Throws `not_yours` if a photo is not from a visitor or is already attached,
 * or if an administrator attached or detached the photo.
 */
async function attachWaitingPhotos(tx: Tx, ids: readonly string[], author: string): Promise<void> {
  if (ids.length === 0) return
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({ visitor_photo: 'attached', memory_author: author, sender: null })
    .where('id', 'in', ids)
    .where('visitor_photo', '=', 'waiting')
    .executeTakeFirst()
  if (Number(numUpdatedRows) < ids.length) throw fail('not_yours')
}

/**
 * Marks photos as attached or detached by an administrator. No job deletes these photos, and visitors cannot attach them by id. What
 * a guest sent still waits for the family.
 */
export async function retainPhotos(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('media')
    .set({ visitor_photo: 'retained', sender: null })
    .where('id', 'in', ids)
    .where('visitor_photo', 'in', ['waiting', 'attached'])
    .execute()
}

/** Throws `not_yours` for a repeated or unknown id. */
export async function rejectUnknownPhotos(tx: Tx, ids: readonly string[]): Promise<void> {
  rejectRepeated(ids)
  if (ids.length === 0) return
  const knownRows = await tx.selectFrom('media').select('id').where('id', 'in', ids).execute()
  if (knownRows.length < ids.length) throw fail('not_yours')
}

function rejectRepeated(ids: readonly string[]) {
  if (new Set(ids).size < ids.length) throw fail('not_yours')
}

/** Replaces `authorBefore` with `authorAfter` as the author of those photos with these ids that visitors sent. */
export async function renameAuthor(
  tx: Tx,
  ids: readonly string[],
  authorBefore: string | null,
  authorAfter: string,
): Promise<void> {
  if (ids.length === 0 || authorBefore === authorAfter) return
  await tx
    .updateTable('media')
    .set({ memory_author: authorAfter })
    .where('id', 'in', ids)
    .where('visitor_photo', 'is not', null)
    .where('memory_author', authorBefore === null ? 'is' : '=', authorBefore)
    .execute()
}

/** Deletes photos that writers had attached but that no longer belong to any memory. These photos cannot be put back. */
export async function deleteUnattachedPhotos(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  const deletedRows = await tx
    .deleteFrom('media')
    .where('id', 'in', ids)
    .where('visitor_photo', '=', 'attached')
    .where('id', 'not in', tx.selectFrom('memory_media').select('media_id').where('media_id', 'in', ids))
    .returning(['id', 'folder', 'public_key'])
    .execute()
  for (const row of deletedRows) await enqueueFileRemoval(tx, row, now)
}
