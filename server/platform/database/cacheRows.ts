import type { RevisionReader, Revisions } from './revisions.ts'

/** Callers choose the names, so there must be a limit. The oldest rows are removed first. */
const MAX_CACHED_ROWS = 2_000

/**
 * Makes a cache of rows by name. `readRow` reads a row that is not cached; a missing row is never cached. The cache is emptied
 * whenever anything has changed. Each call compares revisions that were read from the database before the row, so no row is ever
 * stale, even with several instances. A caller that has just read the revisions passes them as `revisions`.
 */
export function cacheRows<T>(reader: RevisionReader) {
  let cache = { revision: -1, rows: new Map<string, T>() }
  return async (name: string, readRow: () => Promise<T>, revisions?: Revisions): Promise<T> => {
    const revision = (revisions ?? (await reader.read())).total
    if (cache.revision !== revision) cache = { revision, rows: new Map() }
    const { rows } = cache
    const cachedRow = rows.get(name)
    if (cachedRow !== undefined) return cachedRow
    const row = await readRow()
    if (row === undefined) return row
    rows.set(name, row)
    const [oldest = name] = rows.keys()
    if (rows.size > MAX_CACHED_ROWS) rows.delete(oldest)
    return row
  }
}
