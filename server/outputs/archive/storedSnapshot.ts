import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { spoolOrMemory } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { takeArchivedSnapshot } from './snapshot.ts'

/** A snapshot of the database that is stored so that an interrupted download of its archive can continue. */
export interface StoredSnapshot {
  /** hash of the rows; snapshots with the same rows have the same id */
  id: string
  storage: Pick<Storage, 'open'>
  key: string
}

/** The time in ms for which a snapshot is stored, so that its download can continue. */
const STORED_FOR = DAY
const REMOVE_JOB = 'remove-snapshot'

const toKey = (id: string) => `archives/${id}.db`

export const registerArchiveJob = ({ jobs, storage }: Context) =>
  jobs.define(REMOVE_JOB, (id) => storage.remove([toKey(id)]))

/**
 * Takes a snapshot and stores it for a day, where every instance finds it. If a snapshot with the same rows is already stored,
 * returns the stored snapshot, so that its download can continue. If the disk is full, keeps the snapshot in memory.
 */
export async function storeSnapshot(context: Context): Promise<StoredSnapshot> {
  await using folder = await spoolOrMemory(context.spool, context.freeSpace).folder()
  const { id, file } = await takeArchivedSnapshot(context, folder.path)
  const earlier = await findSnapshot(context, id)
  if (earlier) return earlier
  const removeAt = context.clock() + STORED_FOR
  try {
    // the removal is scheduled first, so that the snapshot is removed even if this process dies
    await change(context, [], (tx) => schedule(tx, REMOVE_JOB, id, removeAt))
    await context.storage.put(toKey(id), file)
  } catch (error) {
    if (isFull(error)) await context.unstoredFiles.addFile(toKey(id), file)
    if (!context.unstoredFiles.get(toKey(id))) throw error
  }
  return locateSnapshot(context, id)
}

/** Finds the snapshot of an earlier archive. Returns null if the snapshot is no longer stored. */
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
