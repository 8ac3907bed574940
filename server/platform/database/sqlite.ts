import { rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { isDiskError, isFull, rejectNul } from '../../base/errors/databaseErrors.ts'

/** Connects node:sqlite to Kysely's SQLite dialect. A commit does not return until its data is on the disk. */
export function makeSqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file)
  explainDiskErrors(file, () =>
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA busy_timeout = 5000;
    `),
  )
  return new TransactionalDialect({ database: adaptDatabase(database, file) })
}

/**
 * A dialect that runs all migrations in one transaction. SQLite supports this, but Kysely's own dialect does not use it. Without
 * the transaction, a start that is killed halfway would leave tables that no later start can migrate.
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

/** Adapts node:sqlite to Kysely. Prepares each SQL text only once, because Kysely repeats the same few hundred texts. */
function adaptDatabase(database: DatabaseSync, file: string): SqliteDatabase {
  const statements = new Map<string, Statement>()
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const knownStatement = statements.get(sql)
      if (knownStatement) return knownStatement
      const statement = prepareStatement(database, file, sql)
      if (statements.size < 1_000) statements.set(sql, statement)
      return statement
    },
  }
}

function prepareStatement(database: DatabaseSync, file: string, sql: string): Statement {
  const statement = database.prepare(sql)
  const toValues = (parameters: readonly unknown[]) => {
    rejectNul(parameters)
    return parameters as SQLInputValue[]
  }
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => explainDiskErrors(file, () => statement.all(...toValues(parameters))),
    run: (parameters) => {
      // a full disk has already ended the transaction, and a failing ROLLBACK would hide the reason
      if (sql === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 }
      const { changes, lastInsertRowid } = explainDiskErrors(file, () =>
        statement.run(...toValues(parameters)),
      )
      return { changes, lastInsertRowid }
    },
    iterate: (parameters) => statement.iterate(...toValues(parameters)) as IterableIterator<unknown>,
  }
}

function explainDiskErrors<T>(file: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw isDiskError(error) ? findCause(error, () => tryToWrite(file)) : error
  }
}

/**
 * Finds the true cause of a disk error. SQLite reports a used-up quota and a broken disk alike, so `write` tries to write a file
 * next to the database. If there is no room for the file, the cause is the error of `write`; otherwise, it is `error`.
 */
export function findCause(error: unknown, write: () => void): unknown {
  try {
    write()
    return error
  } catch (cause) {
    return isFull(cause) ? cause : error
  }
}

/** The content of the file that is written as a test. It is at least as large as one commit of SQLite. */
const PROBE_BYTES = new Uint8Array(64 * 1024)

function tryToWrite(file: string) {
  const probePath = `${file}-probe`
  try {
    writeFileSync(probePath, PROBE_BYTES)
  } finally {
    rmSync(probePath, { force: true })
  }
}
