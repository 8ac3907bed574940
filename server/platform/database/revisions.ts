import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Resource } from '../../../contract/endpoint.ts'
import type { Config } from '../../base/config/config.ts'
import { checkOutsideChange } from './change.ts'
import { sqliteFile } from './open.ts'
import type { Tables } from './tables.ts'

/** How often each resource has changed, at one moment. */
export class Revisions {
  /** rises with every change of any resource */
  readonly latest: number
  readonly #revisions: ReadonlyMap<string, number>

  constructor(rows: readonly Tables['revisions'][]) {
    this.latest = rows.reduce((sum, { revision }) => sum + revision, 0)
    this.#revisions = new Map(rows.map(({ resource, revision }) => [resource, revision]))
  }

  /** As one string, which changes whenever an answer made of these resources may have changed. */
  of(resources: readonly Resource[]): string {
    return resources.map((resource) => this.#revisions.get(resource) ?? 0).join('.')
  }
}

/** Reads what is committed, by any process. Nearly every request asks: where the database can answer at once, it does. */
export interface RevisionReader {
  read(): Revisions | Promise<Revisions>
  close(): void
}

const ALL = 'select resource, revision from revisions'

/** Opens it beside `db`. Reading throws inside a change. */
export const openRevisions = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  db: Kysely<Tables>,
): RevisionReader => (databaseUrl ? openPostgresRevisions(db) : openSqliteRevisions(sqliteFile(dataDir)))

/** Built once: each time it is one statement. */
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
 * On a connection of its own, which sees nothing of a change that may yet fail. SQLite says when another connection of any
 * process has committed something, which costs half of reading the revisions.
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
      // in this order: what is committed in between is read the next time
      const [now] = version.get() as unknown as [number]
      if (known.version !== now) known = { version: now, revisions: new Revisions(rows()) }
      return known.revisions
    },
    close: () => database.close(),
  }
}
