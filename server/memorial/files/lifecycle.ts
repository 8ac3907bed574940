import { HOUR } from '../../../domain/timeUnits.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { cancelJob, schedule } from '../jobs/schedule.ts'
import {
  makePublishedPrefix,
  makeStoredKey,
  makeStoredPrefix,
  removeByPrefix,
} from '../../platform/storage/keys.ts'
import { clearFromJournal } from '../journal.ts'
import { hasStoredFiles } from './storedIds.ts'

/** The number of milliseconds after which stored files are removed if their row has not been inserted. */
const ABANDONED_MS = HOUR

/** Stores a new item's files before its row is inserted. A job removes the files if the server dies before that. */
export async function storePrivateFiles(
  context: Context,
  id: string,
  files: readonly { name: string; path: string }[],
): Promise<void> {
  await change(context, [], (tx) => schedule(tx, 'remove-private', id, context.clock() + ABANDONED_MS))
  for (const { name, path } of files) await context.storage.put(makeStoredKey(id, name), path)
}

/** Schedules the removal of a deleted row's files. Also clears the row's texts from the journal of keepers' changes. */
export async function enqueueFileRemoval(
  tx: Tx,
  row: { id: string; public_key: string | null },
  now: number,
): Promise<void> {
  await clearFromJournal(tx, row.id)
  await schedule(tx, 'remove-private', row.id, now)
  if (row.public_key) await schedule(tx, 'remove-public', row.public_key, now)
}

/**
 * Cancels the job that would remove the files. Must be called in the transaction that inserts the row of the files. Throws
 * `not_ready` if the job has begun, because the files may be gone; the sender then tries again.
 */
export async function cancelRemoval(tx: Tx, id: string): Promise<void> {
  if (!(await cancelJob(tx, 'remove-private', id))) throw fail('not_ready', {}, { retryAfter: 5 })
}

export const removePublicFiles = ({ storage }: Pick<Context, 'storage'>, key: string): Promise<void> =>
  removeByPrefix(storage, makePublishedPrefix(key))

/** Removes the private files of an id if no row has the id, neither a current row nor the row of a deleted item. */
export async function removeUnstored(context: Pick<Context, 'db' | 'storage'>, id: string): Promise<void> {
  if (!(await hasStoredFiles(context.db, id))) await removeByPrefix(context.storage, makeStoredPrefix(id))
}
