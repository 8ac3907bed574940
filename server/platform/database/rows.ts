import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Row = Record<string, string | number | null>
/** Gives every table the same row type, for code that handles all tables. */
type AnyTables = Record<keyof Tables, Row>

/**
 * Every table, in an order in which each comes after the tables it refers to. True: its rows travel in an archive. Otherwise the
 * reason why they do not: they let somebody log in, or concern this server. A backup contains all tables.
 */
const archived = {
  users: 'who may log in',
  invitations: 'by which somebody may log in',
  sessions: 'by which somebody is logged in',
  media: true,
  media_edits: true,
  music: true,
  services: true,
  obituary: true,
  memories: true,
  memory_media: true,
  deleted_items: 'the family has deleted it',
  deleted_rows: 'the family has deleted it',
  settings: true,
  access: true,
  access_keys: 'open a closed memorial',
  revisions: 'what this server has answered',
  jobs: 'what this server has to do',
  work: 'what this server makes',
  limits: 'who called this server',
  remotes: 'slideshows that run now',
  file_checks: 'about the disk of this server',
  backups: 'where this server is copied to',
  journal: 'which keeper changed what',
  installation: 'what this server is, and its secret',
} as const satisfies Record<keyof Tables, true | string>

export type TableName = keyof Tables
export const tables = Object.keys(archived) as TableName[]
export const archivedTables = tables.filter((table) => archived[table] === true)

/** Rows of `installation` that are about where a memorial is, rather than the memorial. */
const locationNames = ['memorial', 'moving']

/** The most values in one statement; SQLite allows about 32,000. */
const VALUES_AT_ONCE = 30_000

/** Replaces the rows of these tables in `to` with those of `from`, in one transaction. */
export async function copyRows(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  copied: readonly TableName[] = tables,
): Promise<void> {
  await to.transaction().execute(async (tx) => {
    for (const table of copied.toReversed()) await empty(tx, table)
    for (const table of copied) await insertAll(tx, table, await readTableRows(from, table))
  })
}

export interface Digest {
  rows: number
  /** hex, over all rows */
  sha256: string
}

/** Hashes all rows of these tables: both engines give the same hash for the same memorial. */
export async function digestRows(
  db: Kysely<Tables>,
  digested: readonly TableName[] = tables,
): Promise<Digest> {
  const hash = createHash('sha256')
  let count = 0
  for (const table of digested) {
    const rows = await readTableRows(db, table)
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).sort(byName)))
    hash.update(`${table} ${rows.length}\n`).update(lines.sort().join('\n'))
    count += rows.length
  }
  return { rows: count, sha256: hash.digest('hex') }
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

async function readTableRows(db: Kysely<Tables>, table: TableName): Promise<Row[]> {
  // work in progress and its results belong to this server
  if (table === 'work') return []
  const rows = await withAnyTables(db).selectFrom(table).selectAll().execute()
  return table === 'installation' ? rows.filter(({ name }) => !locationNames.includes(String(name))) : rows
}

async function empty(tx: Transaction<Tables>, table: TableName) {
  const every = withAnyTables(tx).deleteFrom(table)
  await (table === 'installation' ? every.where('name', 'not in', locationNames) : every).execute()
}

async function insertAll(tx: Transaction<Tables>, table: TableName, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {}).length
  const atOnce = Math.floor(VALUES_AT_ONCE / Math.max(1, columns))
  for (let at = 0; at < rows.length; at += atOnce)
    await withAnyTables(tx)
      .insertInto(table)
      .values(rows.slice(at, at + atOnce))
      .execute()
}

const withAnyTables = (db: Kysely<Tables>) => db as unknown as Kysely<AnyTables>
