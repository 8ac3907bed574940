import type { RevisionReader, Revisions } from './revisions.ts'

/** Callers choose the names, so the cache is bounded: the oldest rows leave first. */
const MOST_CACHED = 2_000

/**
 * Caches what `read` finds under a name until anything changes. The revisions are read from the database each time, before the
 * rows, by the request or here, so nothing is ever stale, even with several instances. Missing rows are not cached.
 */
export function cacheRows<T>(reader: RevisionReader) {
  let cached = { revision: -1, rows: new Map<string, T>() }
  return async (name: string, read: () => Promise<T>, revisions?: Revisions): Promise<T> => {
    const revision = (revisions ?? (await reader.read())).latest
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
