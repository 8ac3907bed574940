import { sql } from 'kysely'

/** The column `updated_at` of a row that changes now: at least a second later than it was, also by a clock that was set back. */
export const laterThan = (now: number) =>
  sql<number>`case when updated_at + 1000 > ${now} then updated_at + 1000 else ${now} end`
