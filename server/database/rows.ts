import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Row = Record<string, string | number | null>
/** Every table alike, for what is done to all of them. */
type AnyTables = Record<keyof Tables, Row>

/** In an order in which nothing is inserted before what it refers to. */
export const tables = [
  'users',
  'invitations',
  'sessions',
  'media',
  'media_edits',
  'music',
  'services',
  'obituary',
  'memories',
  'memory_media',
  'deleted_items',
  'deleted_rows',
  'settings',
  'access',
  'access_keys',
  'revisions',
  'jobs',
  'work',
  'limits',
  'remotes',
  'file_checks',
  'backups',
  'journal',
  'installation',
] as const satisfies readonly (keyof Tables)[]

/** Rows of `installation` that say where a memorial is, not what it is. */
const namesOfThePlace = ['memorial', 'moving']

/** Both engines take many values at once, SQLite some 32,000. */
const VALUES_AT_ONCE = 30_000

/** Replaces all rows of `to` by those of `from`, in one transaction. */
export async function copyRows(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  await to.transaction().execute(async (tx) => {
    for (const table of tables.toReversed()) await empty(tx, table)
    for (const table of tables) await insertAll(tx, table, await rowsOf(from, table))
  })
}

export interface Digest {
  rows: number
  /** hex, of all rows of all tables */
  sha256: string
}

/** One hash of all rows: the same on both engines for the same memorial. */
export async function digestOf(db: Kysely<Tables>): Promise<Digest> {
  const hash = createHash('sha256')
  let count = 0
  for (const table of tables) {
    const rows = await rowsOf(db, table)
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).sort(byName)))
    hash.update(`${table} ${rows.length}\n`).update(lines.sort().join('\n'))
    count += rows.length
  }
  return { rows: count, sha256: hash.digest('hex') }
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

async function rowsOf(db: Kysely<Tables>, table: keyof Tables): Promise<Row[]> {
  // work under way and its results stay in their place
  if (table === 'work') return []
  const rows = await alike(db).selectFrom(table).selectAll().execute()
  return table === 'installation' ? rows.filter(({ name }) => !namesOfThePlace.includes(String(name))) : rows
}

async function empty(tx: Transaction<Tables>, table: keyof Tables) {
  const every = alike(tx).deleteFrom(table)
  await (table === 'installation' ? every.where('name', 'not in', namesOfThePlace) : every).execute()
}

async function insertAll(tx: Transaction<Tables>, table: keyof Tables, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {}).length
  const atOnce = Math.floor(VALUES_AT_ONCE / Math.max(1, columns))
  for (let at = 0; at < rows.length; at += atOnce)
    await alike(tx)
      .insertInto(table)
      .values(rows.slice(at, at + atOnce))
      .execute()
}

const alike = (db: Kysely<Tables>) => db as unknown as Kysely<AnyTables>
