import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { clearFromJournal, recordDeletion } from '../../memorial/journal.ts'
import { KEEP_DELETED_MS } from './deleteRow.ts'
import { readDeletedRows } from '../../memorial/deletedItems.ts'

/** Removes a deleted item for good before its 30 days in the list of deleted items are over. */
export async function deleteForGood(context: Context, id: string): Promise<void> {
  await change(context, ['deleted'], async (tx) => {
    const item = await removeItem(tx, id, context.clock())
    if (!item) throw fail('not_found')
    await recordDeletion(tx, item)
  })
}

/** Removes a deleted item once its 30 days are over. */
export async function removeExpired(context: Context, id: string): Promise<void> {
  await change(context, ['deleted'], async (tx) => {
    const now = context.clock()
    if (!(await postponeRemoval(tx, id, now))) await removeItem(tx, id, now)
  })
}

/** If an item was deleted while the clock was ahead, restarts its 30 days now. Returns false for all other items. */
async function postponeRemoval(tx: Tx, id: string, now: number): Promise<boolean> {
  const postponedRow = await tx
    .updateTable('deleted_items')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (postponedRow) await schedule(tx, 'remove-deleted', id, now + KEEP_DELETED_MS)
  return postponedRow !== undefined
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

/** Removes a deleted item. Its files are removed after the commit. Returns undefined if there is no such item. */
async function removeItem(tx: Tx, id: string, now: number) {
  const { media, music, memories, services, obituary } = await readDeletedRows(tx, id)
  const item = await tx.deleteFrom('deleted_items').where('id', '=', id).returningAll().executeTakeFirst()
  if (!item) return undefined
  for (const upload of [...media, ...music]) await schedule(tx, 'remove-private', upload.id, now)
  for (const row of [...media, ...music, ...memories, ...services, ...obituary])
    await clearFromJournal(tx, row.id, item.deleted_at)
  return item
}
