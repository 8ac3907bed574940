import { DatabaseSync } from 'node:sqlite'

/** Runs a query on another program's SQLite file. Throws if the file is not SQLite, or lacks a table that the query names. */
export function queryFile(file: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file)
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}
