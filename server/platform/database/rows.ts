import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Row = Record<string, string | number | null>
/** All tables, with the same row type for each, for code that handles any table. */
type AnyTables = Record<keyof Tables, Row>

/**
 * All tables; each one comes after the tables that it refers to. The value is true if an archive contains the table's rows.
 * Otherwise, the value is the reason why not: for example, the rows let somebody log in, or they concern only this server. A
 * backup contains all tables.
 */
const archiveRules = {
  users: 'who may log in',
  invitations: 'by which somebody may log in',
  sessions: 'by which somebody is logged in',
  senders: true,
  media: true,
  people: true,
  media_people: true,
  media_edits: true,
  answers: true,
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
  send_link: 'opens a page of this server',
  revisions: 'what this server has answered',
  jobs: 'what this server has to do',
  work: 'what this server makes',
  limits: 'who called this server',
  remotes: 'slideshows that run now',
  rehearsals: 'about the devices in a hall',
  file_checks: 'about the disk of this server',
  backups: 'which backups this server has made',
  journal: 'which keeper changed what',
  installation: 'what this server is, and its secret',
} as const satisfies Record<keyof Tables, true | string>

export type TableName = keyof Tables
export const tableNames = Object.keys(archiveRules) as TableName[]
export type ArchivedTable = {
  [Table in TableName]: (typeof archiveRules)[Table] extends true ? Table : never
}[TableName]
export const archivedTables = tableNames.filter((table) => archiveRules[table] === true)

/**
 * The tables with what people have entered. Who may see the memorial is not among them: it says who is kept out, and is no
 * content.
 */
const contentTables = archivedTables.filter((table) => table !== 'access').concat('deleted_items')

/** Whether anything was entered: whether any table with content has a row, or one of `otherTables`. */
export async function hasContent(
  db: Kysely<Tables>,
  otherTables: readonly TableName[] = [],
): Promise<boolean> {
  for (const table of [...contentTables, ...otherTables]) {
    const query = db.selectFrom(table).select((eb) => eb.lit(1).as('found'))
    if (await query.limit(1).executeTakeFirst()) return true
  }
  return false
}

/** The names of rows in `installation` that concern the place where a memorial is stored, rather than the memorial itself. */
const locationNames = ['memorial', 'moving', 'movingRestore']

/** SQLite allows about 32,000 values in one statement. */
const MAX_STATEMENT_VALUES = 30_000

/** Replaces the rows of these tables in `to` with the rows in `from`, in one transaction. */
export async function copyRows(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  names: readonly TableName[] = tableNames,
): Promise<void> {
  await to.transaction().execute(async (tx) => {
    for (const table of names.toReversed()) await deleteTableRows(tx, table)
    for (const table of names) await insertAll(tx, table, await readTableRows(from, table))
  })
}

export interface RowDigest {
  rows: number
  /** hexadecimal hash of all rows */
  sha256: string
}

/** Hashes all rows of these tables. SQLite and PostgreSQL give the same hash for the same memorial. */
export async function digestRows(
  db: Kysely<Tables>,
  names: readonly TableName[] = tableNames,
): Promise<RowDigest> {
  const hash = createHash('sha256')
  let rowCount = 0
  for (const table of names) {
    const rows = await readTableRows(db, table)
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).sort(byName)))
    hash.update(`${table} ${rows.length}\n`).update(lines.sort().join('\n'))
    rowCount += rows.length
  }
  return { rows: rowCount, sha256: hash.digest('hex') }
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

async function readTableRows(db: Kysely<Tables>, table: TableName): Promise<Row[]> {
  // long-running work and its results belong to this server alone
  if (table === 'work') return []
  const rows = await withAnyTables(db).selectFrom(table).selectAll().execute()
  return table === 'installation' ? rows.filter(({ name }) => !locationNames.includes(String(name))) : rows
}

async function deleteTableRows(tx: Transaction<Tables>, table: TableName) {
  const deletion = withAnyTables(tx).deleteFrom(table)
  await (table === 'installation' ? deletion.where('name', 'not in', locationNames) : deletion).execute()
}

async function insertAll(tx: Transaction<Tables>, table: TableName, rows: Row[]) {
  const columnCount = Object.keys(rows[0] ?? {}).length
  const maxRows = Math.floor(MAX_STATEMENT_VALUES / Math.max(1, columnCount))
  for (let index = 0; index < rows.length; index += maxRows)
    await withAnyTables(tx)
      .insertInto(table)
      .values(rows.slice(index, index + maxRows))
      .execute()
}

const withAnyTables = (db: Kysely<Tables>) => db as unknown as Kysely<AnyTables>
