import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** What SQLite finds wrong with its own file; nothing when all is well. PostgreSQL watches its pages itself. */
export async function checkSqlite(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(db)
  return rows.map((row) => row.integrity_check).filter((message) => message !== 'ok')
}
