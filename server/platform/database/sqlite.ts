import { rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { isDiskError, isFull, rejectNul } from '../../base/errors/databaseErrors.ts'

/** Connects node:sqlite to Kysely's SQLite dialect. Every commit reaches the disk before its response is sent. */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file)
  withCause(file, () =>
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA busy_timeout = 5000;
    `),
  )
  return new TransactionalDialect({ database: adapt(database, file) })
}

/**
 * Runs all migrations in one transaction, which SQLite supports but Kysely does not use: a start that died halfway would leave
 * tables that no later start can migrate.
 */
class TransactionalDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

type Statement = ReturnType<SqliteDatabase['prepare']>

/** Prepares each statement text once: Kysely generates the same few hundred again and again. */
function adapt(database: DatabaseSync, file: string): SqliteDatabase {
  const statements = new Map<string, Statement>()
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const before = statements.get(sql)
      if (before) return before
      const statement = prepare(database, file, sql)
      if (statements.size < 1_000) statements.set(sql, statement)
      return statement
    },
  }
}

function prepare(database: DatabaseSync, file: string, sql: string): Statement {
  const statement = database.prepare(sql)
  const values = (parameters: readonly unknown[]) => {
    rejectNul(parameters)
    return parameters as SQLInputValue[]
  }
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => withCause(file, () => statement.all(...values(parameters))),
    run: (parameters) => {
      // a full disk has already ended the transaction, and a failing ROLLBACK would hide the reason
      if (sql === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 }
      const { changes, lastInsertRowid } = withCause(file, () => statement.run(...values(parameters)))
      return { changes, lastInsertRowid }
    },
    iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  }
}

function withCause<T>(file: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw isDiskError(error) ? findCause(error, () => tryToWrite(file)) : error
  }
}

/**
 * Tells a used-up quota from a broken disk, which SQLite reports alike: writing a file next to the database shows which it is.
 */
export function findCause(error: unknown, write: () => void): unknown {
  try {
    write()
    return error
  } catch (cause) {
    return isFull(cause) ? cause : error
  }
}

/** At least as large as one commit of SQLite. */
const PROBE = new Uint8Array(64 * 1024)

function tryToWrite(file: string) {
  const probe = `${file}-probe`
  try {
    writeFileSync(probe, PROBE)
  } finally {
    rmSync(probe, { force: true })
  }
}
