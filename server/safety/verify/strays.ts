import type { Context } from '../../platform/context.ts'
import { selectStoredIds } from '../../memorial/files/storedIds.ts'
import { readJobSubjects } from '../../memorial/jobs/schedule.ts'
import { listAllKeys, isOriginalKey, parseStoredKey, STORED_PREFIX } from '../../platform/storage/keys.ts'

/** Files under private/ that belong to no database row. */
export interface Strays {
  /** storage keys of originals without a row, for example after an older database was restored */
  originals: string[]
  /** ids of folders that hold pictures but no original, because a server died while it made or removed the files */
  leftovers: string[]
}

/**
 * Compares every file with the database rows. The queries must run in this sequence: first the files, then the jobs that remove
 * files, then the rows. In this sequence, an upload in progress never counts as a stray, because until its row exists, there is a
 * job to remove its files.
 */
export async function findStrays({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<Strays> {
  const keysById = Map.groupBy(await listAllKeys(storage, STORED_PREFIX), (key) => parseStoredKey(key).id)
  const idsToRemove = await readJobSubjects(db, 'remove-private')
  const storedRows = await selectStoredIds(db).execute()
  const knownIds = new Set([...idsToRemove, ...storedRows.map(({ id }) => id)])
  const strays: Strays = { originals: [], leftovers: [] }
  for (const [id, keys] of keysById) {
    if (knownIds.has(id)) continue
    const originals = keys.filter(isOriginalKey)
    strays.originals.push(...originals)
    if (originals.length === 0) strays.leftovers.push(id)
  }
  return strays
}
