import { type Kysely, PostgresAdapter, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from './tables.ts'

/** Returns the condition that `id` is one of a list of any length, as one value: SQLite allows about 32,000 in one statement. */
export const isOneOf = (db: Kysely<Tables>, ids: readonly string[]): RawBuilder<SqlBool> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? sql`id = any(${ids})`
    : sql`id in (select value from json_each(${JSON.stringify(ids)}))`
