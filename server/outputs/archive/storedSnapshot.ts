import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { spoolOrMemory } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { takeArchivedSnapshot } from './snapshot.ts'

/** The stored database of an archive that is being read. */
export interface StoredSnapshot {
  /** the same for the same rows */
  id: string
  storage: Pick<Storage, 'open'>
  key: string
}

/** How long a download can be continued. Milliseconds. */
const STORED_FOR = DAY
const REMOVE_JOB = 'remove-snapshot'

const toKey = (id: string) => `archives/${id}.db`

export const registerArchiveJob = ({ jobs, storage }: Context) =>
  jobs.define(REMOVE_JOB, (id) => storage.remove([toKey(id)]))

/**
 * Takes a snapshot and stores it for a day, where every instance finds it. If one with the same rows is already stored, returns
 * that one, so that its download can continue. On a full disk the snapshot stays in memory.
 */
export async function storeSnapshot(context: Context): Promise<StoredSnapshot> {
  await using folder = await spoolOrMemory(context.spool, context.freeSpace).folder()
  const { id, file } = await takeArchivedSnapshot(context, folder.path)
  const earlier = await findSnapshot(context, id)
  if (earlier) return earlier
  const removeAt = context.clock() + STORED_FOR
  try {
    // scheduled first, so that the snapshot is removed whatever happens next
    await change(context, [], (tx) => schedule(tx, REMOVE_JOB, id, removeAt))
    await context.storage.put(toKey(id), file)
  } catch (error) {
    if (isFull(error)) await context.unstoredFiles.addFile(toKey(id), file)
    if (!context.unstoredFiles.get(toKey(id))) throw error
  }
  return locateSnapshot(context, id)
}

/** Finds the snapshot of an earlier archive; null when it is no longer stored. */
export async function findSnapshot(context: Context, id: string): Promise<StoredSnapshot | null> {
  const snapshot = locateSnapshot(context, id)
  const found = await snapshot.storage.open(snapshot.key)
  found?.body.destroy()
  return found && snapshot
}

const locateSnapshot = ({ storage, unstoredFiles }: Context, id: string): StoredSnapshot => ({
  id,
  key: toKey(id),
  storage: {
    open: async (key, range) => (await storage.open(key, range)) ?? unstoredFiles.open(key, range),
  },
})
