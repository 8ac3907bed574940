import { DatabaseSync } from 'node:sqlite'

/** Answers a query to an SQLite file of another program. Throws for what is none, and for tables that it does not have. */
export function queryFile(file: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file)
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}
