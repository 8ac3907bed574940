import type { Context } from '../../platform/context.ts'
import { selectStoredIds } from '../../platform/database/deletedItems.ts'
import { readJobSubjects } from '../../platform/jobs/readJobs.ts'
import { listAllKeys } from '../../platform/storage/keys.ts'

/** Files under private/ that belong to no row. */
export interface Strays {
  /** keys of originals without a row, for example after restoring an older database */
  originals: string[]
  /** ids of folders that hold only pictures, left by a server that died while it made or removed them */
  leftovers: string[]
}

/**
 * Compares every file with the rows. In this order of queries, an upload in progress is never taken for a stray: until its row
 * exists, there is a job that would remove its files.
 */
export async function findStrays({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<Strays> {
  const byId = Map.groupBy(await listAllKeys(storage, 'private/'), (key) => key.split('/')[1] ?? '')
  const leaving = await readJobSubjects(db, 'remove-private')
  const stored = await selectStoredIds(db).execute()
  const known = new Set([...leaving, ...stored.map(({ id }) => id)])
  const strays: Strays = { originals: [], leftovers: [] }
  for (const [id, keys] of byId) {
    if (known.has(id)) continue
    if (keys.includes(`private/${id}/original`)) strays.originals.push(`private/${id}/original`)
    else strays.leftovers.push(id)
  }
  return strays
}
