import { sql } from 'kysely'
import { DAY } from '../../../domain/timeUnits.ts'

/**
 * Makes the condition that a row with the column `expires_at` is valid now. `durationMs` is the time for which such a row is valid
 * from its beginning. A row that ends more than a day later than it could was begun while the clock was ahead, and is not valid.
 */
export const isUnexpired = (now: number, durationMs: number) =>
  sql<boolean>`(expires_at > ${now} and expires_at <= ${findLatestExpiry(now, durationMs)})`

/** Returns the latest time at which something may expire that has begun and is valid for `durationMs` milliseconds. */
export const findLatestExpiry = (now: number, durationMs: number) => now + durationMs + DAY
