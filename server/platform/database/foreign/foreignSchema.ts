import type { DatabaseSync } from 'node:sqlite'
import { PlainError } from '../../../base/errors/PlainError.ts'

/**
 * Throws PlainError if the database has anything but tables and indexes, such as views and triggers. SQLite would run what they
 * say as soon as somebody asks for a row. Call this before any other query.
 */
export function checkIsPlain(foreign: DatabaseSync): void {
  const entries = foreign.prepare('select name, sql from sqlite_schema')
  for (const { name, sql } of entries.iterate())
    if (sql !== null && !/^CREATE (TABLE|INDEX|UNIQUE INDEX) /.test(String(sql)))
      throw failForeignDatabase(`it has “${toName(name)}”, which is neither a table nor an index`)
}

/** Reads the name of the newest migration. Throws PlainError unless it and those before it are the `known` ones of this program. */
export function readForeignMigration(foreign: DatabaseSync, known: readonly string[]): string {
  checkColumns(foreign, 'kysely_migration', ['name', 'timestamp'])
  const rows = foreign.prepare('select name from kysely_migration not indexed limit 1000').all()
  const applied = rows.map(({ name }) => String(name)).sort()
  const newest = applied.at(-1)
  if (newest === undefined) throw failForeignDatabase('it has no migrations')
  if (newest > (known.at(-1) ?? ''))
    throw new PlainError(
      `it was made by a newer version, whose database has the migration “${toName(newest)}”; nothing was changed. ` +
        'Update this program first (git pull && npm start).',
    )
  if (applied.join() !== known.slice(0, applied.length).join())
    throw failForeignDatabase('it has unknown migrations')
  return newest
}

/** Throws PlainError unless the table has exactly these columns, and computes none of them. */
export function checkColumns(foreign: DatabaseSync, table: string, columns: readonly string[]): void {
  const found = listColumns(foreign, table)
  const isComputed = found.find(({ hidden }) => Number(hidden) !== 0)
  if (isComputed)
    throw failForeignDatabase(`the table ${table} computes its column “${toName(isComputed.name)}”`)
  const names = found.map(({ name }) => String(name))
  const unknown = names.find((name) => !columns.includes(name))
  if (unknown !== undefined)
    throw failForeignDatabase(`the table ${table} has an unknown column, “${toName(unknown)}”`)
  const missing = columns.find((name) => !names.includes(name))
  if (missing !== undefined) throw failForeignDatabase(`the table ${table} lacks the column “${missing}”`)
}

export const listColumns = (db: DatabaseSync, table: string) =>
  db.prepare('select name, hidden from pragma_table_xinfo(?)').all(table)

const toName = (name: unknown) => String(name).slice(0, 60)

export const failForeignDatabase = (fault: string) =>
  new PlainError(
    `its database is not as this program writes it: ${fault}; nothing was changed. Take another backup or archive.`,
  )
