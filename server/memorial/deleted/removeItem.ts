import type { Tx } from '../../platform/database/change.ts'
import { schedule } from '../jobs/schedule.ts'
import { clearFromJournal } from '../journal.ts'
import { readDeletedRows } from './deletedItems.ts'

/** Removes a deleted item. Its files are removed after the commit. Returns undefined if there is no such item. */
export async function removeItem(tx: Tx, id: string, now: number) {
  const { media, music, memories, services, obituary, folders } = await readDeletedRows(tx, id)
  const item = await tx.deleteFrom('deleted_items').where('id', '=', id).returningAll().executeTakeFirst()
  if (!item) return undefined
  for (const folder of folders) await schedule(tx, 'remove-private', folder.id, now)
  for (const row of [...media, ...music, ...memories, ...services, ...obituary])
    await clearFromJournal(tx, row.id, item.deleted_at)
  return item
}

/** Removes deleted photos of a withdrawn memory: those that the memory's writer attached and that no other memory has. */
export async function removeDeletedPhotos(tx: Tx, memoryId: string, now: number): Promise<void> {
  const storedRows = await tx
    .selectFrom('deleted_rows')
    .select('item_id')
    .where('row_id', '=', memoryId)
    .where('table_name', '=', 'memory_media')
    .execute()
  for (const { item_id: id } of storedRows) {
    const { media, memory_media: attachedPhotos } = await readDeletedRows(tx, id)
    if (media[0]?.visitor_photo === 'attached' && attachedPhotos.length === 1) await removeItem(tx, id, now)
  }
}
