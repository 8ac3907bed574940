import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Resource } from '../../../contract/endpoint.ts'
import type { Config } from '../../base/config/config.ts'
import { checkOutsideChange } from './change.ts'
import { sqliteFile } from './open.ts'
import type { Tables } from './tables.ts'

/** The number of changes of each resource at one moment. */
export class Revisions {
  /** rises with every change of any resource */
  readonly latest: number
  readonly #revisions: ReadonlyMap<string, number>

  constructor(rows: readonly Tables['revisions'][]) {
    this.latest = rows.reduce((sum, { revision }) => sum + revision, 0)
    this.#revisions = new Map(rows.map(({ resource, revision }) => [resource, revision]))
  }

  /** Joins the revisions of these resources into a key, which changes whenever a response made of them may have changed. */
  toKey(resources: readonly Resource[]): string {
    return resources.map((resource) => this.#revisions.get(resource) ?? 0).join('.')
  }
}

/** Reads revisions committed by any process. Nearly every request does so; where possible the result is synchronous. */
export interface RevisionReader {
  read(): Revisions | Promise<Revisions>
  close(): void
}

const ALL = 'select resource, revision from revisions'

/** Opens a reader next to `db`. Reading inside a change throws. */
export const openRevisions = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  db: Kysely<Tables>,
): RevisionReader => (databaseUrl ? openPostgresRevisions(db) : openSqliteRevisions(sqliteFile(dataDir)))

/** Builds the query only once. */
function openPostgresRevisions(db: Kysely<Tables>): RevisionReader {
  const all = CompiledQuery.raw(ALL)
  return {
    read: async () => {
      checkOutsideChange()
      const { rows } = await db.executeQuery<Tables['revisions']>(all)
      return new Revisions(rows)
    },
    close: () => undefined,
  }
}

/**
 * Reads on a separate connection, which does not see uncommitted changes. SQLite's data_version shows when another connection of
 * any process has committed, at half the cost of reading the revisions.
 */
function openSqliteRevisions(file: string): RevisionReader {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  const all = database.prepare(ALL)
  const rows = () => all.all() as unknown as Tables['revisions'][]
  const version = database.prepare('PRAGMA data_version')
  version.setReturnArrays(true)
  let known = { version: Number.NaN, revisions: new Revisions([]) }
  return {
    read: () => {
      checkOutsideChange()
      // in this order: a commit in between is read the next time
      const [now] = version.get() as unknown as [number]
      if (known.version !== now) known = { version: now, revisions: new Revisions(rows()) }
      return known.revisions
    },
    close: () => database.close(),
  }
}
