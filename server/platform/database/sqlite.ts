import { rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import {
  isDiskError,
  isForbidden,
  isUnsharableDatabaseError,
  rejectNul,
} from '../../base/errors/databaseErrors.ts'
import path from 'node:path'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import { failUnsharable } from '../../base/process/lock.ts'

/** Connects node:sqlite to Kysely's SQLite dialect. A commit does not return until its data is on the disk. */
export function makeSqliteDialect(file: string): SqliteDialect {
  const database = explainDiskErrors(file, () => openSqlite(file))
  return new TransactionalDialect({ database: adaptDatabase(database, file) })
}

function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  // the timeout comes first: after a crash, the first process to open the database locks it for a moment
  database.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
  `)
  return database
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

/** Prepares each SQL text only once, because Kysely repeats the same few hundred texts. */
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

/** Throws PlainError if no database can be on this file system. */
function explainDiskErrors<T>(file: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (isUnsharableDatabaseError(error)) throw failUnsharable(path.dirname(file))
    throw isDiskError(error) || isForbidden(error) ? findCause(error, () => tryToWrite(file)) : error
  }
}

/**
 * Finds the true cause of an error about the disk or about rights. SQLite reports a used-up quota and a broken disk alike, and
 * also a read-only disk and missing rights. Therefore `write` tries to write a file next to the database: if that fails, its
 * error is the cause.
 */
export function findCause(error: unknown, write: () => void): unknown {
  try {
    write()
    return error
  } catch (cause) {
    return describeSystemError(cause) ? cause : error
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
