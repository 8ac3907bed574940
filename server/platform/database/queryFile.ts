import { DatabaseSync } from 'node:sqlite'

/** Queries an SQLite file of another program. Throws when the file is not SQLite or lacks a table of the query. */
export function queryFile(file: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file)
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}
