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
import { hasStoredFiles } from './storedFolders.ts'

/** The number of milliseconds after which stored files are removed if their row has not been inserted. */
const ABANDONED_MS = HOUR

/** Stores a new item's files before its row is inserted. A job removes the files if the server dies before that. */
export async function storePrivateFiles(
  context: Context,
  folder: string,
  files: readonly { name: string; path: string }[],
): Promise<void> {
  await change(context, [], (tx) => schedule(tx, 'remove-private', folder, context.clock() + ABANDONED_MS))
  for (const { name, path } of files) await context.storage.put(makeStoredKey({ folder }, name), path)
}

/** Schedules the removal of a deleted row's files. Also clears the row's texts from the journal of keepers' changes. */
export async function enqueueFileRemoval(
  tx: Tx,
  row: { id: string; folder: string; public_key: string | null },
  now: number,
): Promise<void> {
  await clearFromJournal(tx, row.id)
  await schedule(tx, 'remove-private', row.folder, now)
  if (row.public_key) await schedule(tx, 'remove-public', row.public_key, now)
}

/**
 * Cancels the job that would remove the files. Must be called in the transaction that inserts the row of the files. Throws
 * `not_ready` if the job has begun, because the files may be gone; the sender then tries again.
 */
export async function cancelRemoval(tx: Tx, folder: string): Promise<void> {
  if (!(await cancelJob(tx, 'remove-private', folder))) throw fail('not_ready', {}, { retryAfter: 5 })
}

export const removePublicFiles = ({ storage }: Pick<Context, 'storage'>, key: string): Promise<void> =>
  removeByPrefix(storage, makePublishedPrefix(key))

/** Removes the files of a folder under private/ if no row has the folder, neither a current row nor that of a deleted item. */
export async function removeUnstored(
  context: Pick<Context, 'db' | 'storage'>,
  folder: string,
): Promise<void> {
  if (!(await hasStoredFiles(context.db, folder)))
    await removeByPrefix(context.storage, makeStoredPrefix({ folder }))
}
