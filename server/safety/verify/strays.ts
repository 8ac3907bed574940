import type { Context } from '../../platform/context.ts'
import { selectStoredFolders } from '../../memorial/files/storedFolders.ts'
import { readJobSubjects } from '../../memorial/jobs/schedule.ts'
import { listAllKeys, isOriginalKey, parseStoredKey, STORED_PREFIX } from '../../platform/storage/keys.ts'
import { removeUnstored } from '../../memorial/files/lifecycle.ts'

/** Files under private/ that belong to no database row. */
export interface Strays {
  /** storage keys of originals without a row, for example after an older database was restored */
  originals: string[]
  /** folders that hold pictures but no original, because a server died while it made or removed the files */
  leftovers: string[]
}

/** Removes the pictures that a server left behind when it died. */
export async function removeLeftovers(context: Context): Promise<void> {
  for (const folder of (await findStrays(context)).leftovers) await removeUnstored(context, folder)
}

/**
 * Compares every file with the database rows. The queries must run in this sequence: first the files, then the jobs that remove
 * files, then the rows. In this sequence, an upload in progress never counts as a stray, because until its row exists, there is a
 * job to remove its files.
 */
export async function findStrays({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<Strays> {
  const keys = await listAllKeys(storage, STORED_PREFIX)
  const keysByFolder = Map.groupBy(keys, (key) => parseStoredKey(key).folder)
  const foldersToRemove = await readJobSubjects(db, 'remove-private')
  const storedRows = await selectStoredFolders(db).execute()
  const knownFolders = new Set([...foldersToRemove, ...storedRows.map(({ folder }) => folder)])
  const strays: Strays = { originals: [], leftovers: [] }
  for (const [folder, keys] of keysByFolder) {
    if (knownFolders.has(folder)) continue
    const originals = keys.filter(isOriginalKey)
    strays.originals.push(...originals)
    if (originals.length === 0) strays.leftovers.push(folder)
  }
  return strays
}
