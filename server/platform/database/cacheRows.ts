import { andThen } from '../../base/concurrency/andThen.ts'
import type { RevisionReader } from './revisions.ts'

/** Callers choose the names, so there must be a limit. The oldest rows are removed first. */
const MAX_CACHED_ROWS = 2_000

/**
 * Makes a cache of rows by name. `readRow` reads a row that is not cached; a missing row is never cached. The cache is emptied
 * whenever anything has changed. Each call compares revisions that were read from the database before the row, so no row is ever
 * stale, even with several instances. A caller that has just read the revisions passes them as `revisions`. A cached row is returned at
 * once if the revisions are known, because nearly every request asks for one.
 */
export function cacheRows<T>(reader: RevisionReader, maxRows = MAX_CACHED_ROWS) {
  let cache = { revision: -1, rows: new Map<string, T>() }
  return (name: string, readRow: () => Promise<T>, revisions = reader.read()): T | Promise<T> =>
    andThen(revisions, ({ total: revision }) => {
      if (cache.revision !== revision) cache = { revision, rows: new Map() }
      const { rows } = cache
      return rows.get(name) ?? readAndKeep(rows, maxRows, name, readRow)
    })
}

async function readAndKeep<T>(
  rows: Map<string, T>,
  maxRows: number,
  name: string,
  readRow: () => Promise<T>,
): Promise<T> {
  const row = await readRow()
  if (row === undefined) return row
  rows.set(name, row)
  const [oldest = name] = rows.keys()
  if (rows.size > maxRows) rows.delete(oldest)
  return row
}
