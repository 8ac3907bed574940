import type { Kysely } from 'kysely'
import { deleteManyEndpoint } from '../../../contract/media/chosenMedia.ts'
import * as contract from '../../../contract/media/media.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fail } from '../../base/errors/fail.ts'
import type { KeeperCaller, KeeperReader } from '../../http/callers/caller.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { deleteRow } from '../../memorial/deleted/deleteRow.ts'

/**
 * The number of milliseconds for which helpers may delete what they added. A helper who leaves in anger cannot take the photographs
 * of a year along.
 */
export const HELPER_DELETION_MS = DAY

/** Deletes an item and every use of it: in memories, services and the obituary, and as the portrait. */
export async function deleteMedia(context: Context, { caller, params }: InputOf<'DELETE /api/media/:id'>) {
  await change(context, contract.deleteMediaEndpoint.changes, async (tx) => {
    const deletedIds = await deleteRows(context, tx, caller, [params.id])
    if (deletedIds.length === 0) throw fail('not_found')
  })
}

export const deleteMany = (context: Context, { caller, body }: InputOf<'POST /api/media/delete'>) =>
  change(context, deleteManyEndpoint.changes, async (tx) => ({
    deleted: await deleteRows(context, tx, caller, body.ids),
  }))

/**
 * Deletes those of the items that exist, all at the same moment and in their order, so that each is stored with its next item. Throws
 * `not_allowed` if the caller may not delete all of them.
 */
async function deleteRows(context: Context, tx: Tx, caller: KeeperCaller, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('media')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .orderBy('position')
    .execute()
  const isDeletable = await makeDeletableCheck(context, tx, caller)
  if (!rows.every(({ id }) => isDeletable(id))) throw fail('not_allowed')
  const now = context.clock()
  for (const row of rows) await deleteRow({ clock: () => now }, tx, 'media', row)
  return rows.map(({ id }) => id)
}

/**
 * Makes a function that returns whether the caller may delete an item. Administrators may delete every item. Helpers may delete
 * only the items that they added within the last day, according to the journal of keepers' changes.
 */
export async function makeDeletableCheck(
  { clock }: Pick<Context, 'clock'>,
  db: Kysely<Tables>,
  caller: KeeperReader,
): Promise<(id: string) => boolean> {
  const { person } = caller
  if (person.isAdmin) return () => true
  const addedEntries = await db
    .selectFrom('journal')
    .select('subject_id')
    .where('recorded_at', '>', clock() - HELPER_DELETION_MS)
    .where('keeper', '=', person.username)
    .where('endpoint', 'in', [contract.addMediaEndpoint.name, contract.addBatchEndpoint.name])
    .execute()
  const ids = new Set(addedEntries.map(({ subject_id }) => subject_id))
  return (id) => ids.has(id)
}
