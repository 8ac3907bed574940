import type { Context } from '../../platform/context.ts'
import { selectStoredIds } from '../../platform/database/deletedItems.ts'
import { readSubjects } from '../../platform/jobs/readJobs.ts'
import { allKeys } from '../../platform/storage/keys.ts'

/** Files under private/ that belong to nothing. */
export interface Strays {
  /** keys of originals: what somebody sent and no row knows, as after restoring an older database */
  originals: string[]
  /** ids of which only pictures are left, by a server that died while it made or removed them */
  leftovers: string[]
}

/**
 * Compares every file with the rows. Asked in this order, an upload under way is never taken for a stray: until its row is
 * there, the job that would clear up after it is.
 */
export async function findStrays({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<Strays> {
  const byId = Map.groupBy(await allKeys(storage, 'private/'), (key) => key.split('/')[1] ?? '')
  const leaving = await readSubjects(db, 'remove-private')
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
