import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Resource } from '../../../contract/endpoint.ts'
import type { Config } from '../../base/config/config.ts'
import { checkOutsideChange } from './change.ts'
import { getSqlitePath } from './open.ts'
import type { Tables } from './tables.ts'

/** The revisions at one moment. The revision of a resource is the number of changes that the resource has had. */
export class Revisions {
  /** the sum of all revisions; it increases with every change of any resource */
  readonly total: number
  readonly #revisions: ReadonlyMap<string, number>

  constructor(rows: readonly Tables['revisions'][]) {
    this.total = rows.reduce((sum, { revision }) => sum + revision, 0)
    this.#revisions = new Map(rows.map(({ resource, revision }) => [resource, revision]))
  }

  /**
   * Joins the revisions of these resources into a cache key. The key changes whenever a response that is made from the resources
   * may have changed.
   */
  toKey(resources: readonly Resource[]): string {
    return resources.map((resource) => this.#revisions.get(resource) ?? 0).join('.')
  }
}

/**
 * Reads the committed revisions of all processes. Reading is synchronous if possible, because nearly every request reads
 * revisions.
 */
export interface RevisionReader {
  read(): Revisions | Promise<Revisions>
  close(): void
}

const SELECT_ALL = 'select resource, revision from revisions'

/** Opens a reader for the same database as `db`. Reading throws inside a transaction of change.ts. */
export const openRevisions = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  db: Kysely<Tables>,
): RevisionReader => (databaseUrl ? openPostgresRevisions(db) : openSqliteRevisions(getSqlitePath(dataDir)))

/** Builds the query only once. */
function openPostgresRevisions(db: Kysely<Tables>): RevisionReader {
  const query = CompiledQuery.raw(SELECT_ALL)
  return {
    read: async () => {
      checkOutsideChange()
      const { rows } = await db.executeQuery<Tables['revisions']>(query)
      return new Revisions(rows)
    },
    close: () => undefined,
  }
}

/**
 * The reader has a separate connection, so that it does not see uncommitted changes. SQLite's data_version shows whether any other
 * connection has committed, even in another process. Reading data_version costs half as much as reading the revisions.
 */
function openSqliteRevisions(file: string): RevisionReader {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  const selectAll = database.prepare(SELECT_ALL)
  const readRows = () => selectAll.all() as unknown as Tables['revisions'][]
  const selectVersion = database.prepare('PRAGMA data_version')
  selectVersion.setReturnArrays(true)
  let lastRead = { version: Number.NaN, revisions: new Revisions([]) }
  return {
    read: () => {
      checkOutsideChange()
      // reads the version before the rows, so that the next call notices a commit in between
      const [version] = selectVersion.get() as unknown as [number]
      if (lastRead.version !== version) lastRead = { version, revisions: new Revisions(readRows()) }
      return lastRead.revisions
    },
    close: () => database.close(),
  }
}
