import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { recordDeletion } from '../../memorial/journal.ts'
import { KEEP_DELETED_MS } from '../../memorial/deleted/deleteRow.ts'
import { removeItem } from '../../memorial/deleted/removeItem.ts'
import type { InputOf } from '../../http/routes/feature.ts'

/** Removes a deleted item for good before its 30 days in the list of deleted items are over. */
export async function deleteForGood(context: Context, { params }: InputOf<'DELETE /api/deleted/:id'>) {
  await change(context, ['deleted'], async (tx) => {
    const item = await removeItem(tx, params.id, context.clock())
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
