import { sql } from 'kysely'

/** SQL for the `updated_at` of a row that changes now: at least a second after its last value, even if the clock was set back. */
export const nextUpdatedAt = (now: number) =>
  sql<number>`case when updated_at + 1000 > ${now} then updated_at + 1000 else ${now} end`
