import type { Kysely } from 'kysely'
import { latestRevision } from './change.ts'
import type { Tables } from './tables.ts'

/** Anyone may ask for anything: those that were read longest ago leave first. */
const MOST_CACHED = 2_000

/**
 * Caches what `read` finds under a name until anything changes. The revision is read from the database each time, before the
 * rows, so that nothing is ever stale, also with several instances. What is not there is looked for each time.
 */
export function cacheRows<T>(db: Kysely<Tables>): (name: string, read: () => Promise<T>) => Promise<T> {
  let cached = { revision: -1, rows: new Map<string, T>() }
  return async (name, read) => {
    const revision = await latestRevision(db)
    if (cached.revision !== revision) cached = { revision, rows: new Map() }
    const { rows } = cached
    const known = rows.get(name)
    if (known !== undefined) return known
    const found = await read()
    if (found === undefined) return found
    rows.set(name, found)
    const [oldest = name] = rows.keys()
    if (rows.size > MOST_CACHED) rows.delete(oldest)
    return found
  }
}
