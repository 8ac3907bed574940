import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { makeFallbackSpool } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { takeArchivedSnapshot } from './snapshot.ts'
import { makeSnapshotKey } from '../../platform/storage/keys.ts'

/** A snapshot of the database that is stored so that an interrupted download of its archive can continue. */
export interface StoredSnapshot {
  /** hash of the rows; snapshots with the same rows have the same id */
  id: string
  storage: Pick<Storage, 'open'>
  key: string
}

/** The time in ms for which a snapshot is stored, so that its download can continue. */
const KEEP_MS = DAY

export const removeSnapshot = ({ storage }: Context, id: string) => storage.remove([makeSnapshotKey(id)])

/**
 * Takes a snapshot and stores it for a day, where every instance finds it. If a snapshot with the same rows is already stored,
 * returns the stored snapshot, so that its download can continue. If the disk is full, keeps the snapshot in memory.
 */
export async function storeSnapshot(context: Context): Promise<StoredSnapshot> {
  await using folder = await makeFallbackSpool(context.spool, context.freeSpace).makeFolder()
  const { id, file } = await takeArchivedSnapshot(context, folder.path)
  const storedSnapshot = await findSnapshot(context, id)
  if (storedSnapshot) return storedSnapshot
  const removeAt = context.clock() + KEEP_MS
  try {
    // the removal is scheduled first, so that the snapshot is removed even if this process dies
    await change(context, [], (tx) => schedule(tx, 'remove-snapshot', id, removeAt))
    await context.storage.put(makeSnapshotKey(id), file)
  } catch (error) {
    if (isFull(error)) await context.unstoredFiles.addFile(makeSnapshotKey(id), file)
    if (!context.unstoredFiles.get(makeSnapshotKey(id))) throw error
  }
  return locateSnapshot(context, id)
}

/** Finds the snapshot of an earlier archive. Returns null if the snapshot is no longer stored. */
export async function findSnapshot(context: Context, id: string): Promise<StoredSnapshot | null> {
  const snapshot = locateSnapshot(context, id)
  const openedFile = await snapshot.storage.open(snapshot.key)
  openedFile?.body.destroy()
  return openedFile && snapshot
}

const locateSnapshot = ({ storage, unstoredFiles }: Context, id: string): StoredSnapshot => ({
  id,
  key: makeSnapshotKey(id),
  storage: {
    open: async (key, range) => (await storage.open(key, range)) ?? unstoredFiles.open(key, range),
  },
})
