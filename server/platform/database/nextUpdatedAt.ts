import { sql } from 'kysely'

/**
 * Returns SQL for the `updated_at` of a row that changes now. The new value is at least a second after the previous one, even if
 * the clock was set back.
 */
export const nextUpdatedAt = (now: number) =>
  sql<number>`case when updated_at + 1000 > ${now} then updated_at + 1000 else ${now} end`
