import { rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { isDiskError, isFull, rejectNul } from '../../base/errors/databaseErrors.ts'

/** node:sqlite behind Kysely's own SQLite dialect. Every commit reaches the disk before it is answered. */
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
 * All migrations in one transaction, which SQLite can do and Kysely leaves out: a start that dies in the midst of them
 * would leave tables on which none starts again.
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

/** Statements are prepared once per text: Kysely makes the same few hundred over and over. */
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
      // a full disk has ended the transaction already, and a failing ROLLBACK would hide why
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
    throw isDiskError(error) ? causeOf(error, () => tryToWrite(file)) : error
  }
}

/** SQLite calls a spent quota a disk error, as it does a broken disk: a write beside the database shows which it is. */
export function causeOf(error: unknown, write: () => void): unknown {
  try {
    write()
    return error
  } catch (cause) {
    return isFull(cause) ? cause : error
  }
}

/** As much as a commit of SQLite's writes at least. */
const PROBE = new Uint8Array(64 * 1024)

function tryToWrite(file: string) {
  const probe = `${file}-probe`
  try {
    writeFileSync(probe, PROBE)
  } finally {
    rmSync(probe, { force: true })
  }
}
