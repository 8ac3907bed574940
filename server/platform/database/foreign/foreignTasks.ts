import { statSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { isDamagedDatabaseError } from '../../../base/errors/databaseErrors.ts'
import { describeSystemError } from '../../../base/errors/describeSystemError.ts'
import { PlainError } from '../../../base/errors/PlainError.ts'
import {
  checkColumns,
  checkIsPlain,
  listColumns,
  readForeignMigration,
  failForeignDatabase,
} from './foreignSchema.ts'
import { addLeftOut, describeRowId, type LeftOutRow } from './leftOutRows.ts'
import { removeBrokenReferences } from './removeBrokenReferences.ts'

/** The result of a task, or a sentence about a database that cannot be used. */
export type ForeignOutcome<Result> = { result: Result } | { refusal: string }

/**
 * The steps of `copyForeignDatabase` that read the database from outside. It is asked for nothing but the rows of known tables;
 * what its own schema says is never run.
 */
export interface ForeignTasks {
  /** Finds the newest migration of the database, which is one of the `known` ones. */
  findMigration(from: string, known: readonly string[]): Promise<ForeignOutcome<string>>
  /** Copies the rows into an empty database of our own, made by the same migrations. */
  copyRows(
    from: string,
    to: string,
    tableNames: readonly string[] | null,
  ): Promise<ForeignOutcome<LeftOutRow[]>>
}

/** Imports neither Kysely nor the migrations, which take longer to load than most databases to copy. */
export const foreignTasks: ForeignTasks = {
  findMigration: (from, known) =>
    explainRefusal(async () => {
      using foreign = openForeign(from)
      checkIsPlain(foreign)
      return readForeignMigration(foreign, known)
    }),
  copyRows: (...args) => explainRefusal(() => copyRows(...args)),
}

async function explainRefusal<Result>(work: () => Promise<Result>): Promise<ForeignOutcome<Result>> {
  try {
    return { result: await work() }
  } catch (error) {
    const refusal = describeRefusal(error)
    if (refusal === null) throw error
    return { refusal }
  }
}

/** Returns a sentence for people; null for a bug of ours. */
function describeRefusal(error: unknown): string | null {
  if (error instanceof PlainError) return error.message
  if (isDamagedDatabaseError(error)) return failForeignDatabase('it is damaged').message
  const { code, message } = error as NodeJS.ErrnoException
  const isAboutSqlite = code === 'ERR_SQLITE_ERROR' || code === 'ERR_STRING_TOO_LONG'
  return describeSystemError(error) ?? (isAboutSqlite ? failForeignDatabase(message).message : null)
}

async function copyRows(from: string, to: string, tableNames: readonly string[] | null) {
  const leftOut: LeftOutRow[] = []
  using foreign = openForeign(from)
  checkIsPlain(foreign)
  // the order of the tables does not matter, because references are checked at the end
  using own = new DatabaseSync(to, { enableForeignKeyConstraints: false })
  const tables = listTables(own).filter((table) => tableNames?.includes(table) ?? true)
  for (const table of tables) checkColumns(foreign, table, listNames(own, table))
  const budget = { rows: MAX_ROWS, bytes: statSync(from).size }
  own.exec('begin')
  for (const table of tables) await copyTable(foreign, own, table, budget, leftOut)
  removeBrokenReferences(own, leftOut)
  own.exec('commit')
  return leftOut
}

/** Opens the database so that SQLite changes nothing, and trusts nothing that its schema says. */
function openForeign(file: string): DatabaseSync {
  const foreign = new DatabaseSync(file, {
    readOnly: true,
    readBigInts: true,
    enableForeignKeyConstraints: false,
  })
  foreign.exec('pragma trusted_schema = off; pragma query_only = on; pragma cell_size_check = on')
  return foreign
}

/** Lists the tables that hold a memorial. The rows about migrations are there already. */
const listTables = (own: DatabaseSync) =>
  own
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'`,
    )
    .all()
    .map(({ name }) => String(name))

const listNames = (own: DatabaseSync, table: string) =>
  listColumns(own, table).map(({ name }) => String(name))

/** A memorial with 100,000 photographs has fewer than a million rows. */
const MAX_ROWS = 2_000_000
/** The longest text that this program accepts has 100,000 characters. */
const MAX_LENGTH = 16 * 1024 * 1024

interface Budget {
  rows: number
  /** the bytes that may still be read; pages that are read again and again would give more than the file has */
  bytes: number
}

async function copyTable(
  foreign: DatabaseSync,
  own: DatabaseSync,
  table: string,
  budget: Budget,
  leftOut: LeftOutRow[],
) {
  const names = listNames(own, table)
  const columns = names.map((name) => `"${name}"`).join(', ')
  own.exec(`delete from "${table}"`)
  const insert = own.prepare(
    `insert into "${table}" (${columns}) values (${names.map(() => '?').join(', ')})`,
  )
  // an index may say something else than the table
  const rows = foreign.prepare(`select ${columns} from "${table}" not indexed`)
  for (const row of rows.iterate()) {
    spend(budget, table, Object.values(row))
    // lets the process notice that the command that has started it was ended
    if (budget.rows % 10_000 === 0) await setImmediate()
    try {
      insert.run(...Object.values(row).map(limitNumber))
    } catch (error) {
      if (!isAboutConstraint(error)) throw error
      addLeftOut(leftOut, { table, id: describeRowId(row), column: null, reason: toReason(error) })
    }
  }
}

function spend(budget: Budget, table: string, values: readonly unknown[]) {
  const lengths = values.map((value) =>
    typeof value === 'string' || value instanceof Uint8Array ? value.length : 0,
  )
  budget.rows -= 1
  budget.bytes -= lengths.reduce((sum, length) => sum + length, 0)
  if (budget.rows < 0 || budget.bytes < 0)
    throw failForeignDatabase(`the table ${table} has more rows than a memorial has`)
  if (Math.max(...lengths) > MAX_LENGTH)
    throw failForeignDatabase(`the table ${table} has a text of more than 16 MB`)
}

/** Replaces a whole number that JavaScript cannot represent with infinity, because no column accepts that. */
const limitNumber = (value: SQLOutputValue) =>
  typeof value === 'bigint' && !Number.isSafeInteger(Number(value)) ? Number.POSITIVE_INFINITY : value

const SQLITE_CONSTRAINT = 19

const isAboutConstraint = (error: unknown) =>
  (Number((error as { errcode?: unknown }).errcode) & 0xff) === SQLITE_CONSTRAINT

const toReason = (error: unknown) =>
  (error as Error).message.startsWith('UNIQUE') ? 'another row is the same' : 'it lacks a value that it needs'
