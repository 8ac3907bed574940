import type { Kysely } from 'kysely'
import { findPeriod } from '../../domain/calendar/occasion.ts'
import type { Revisions } from '../platform/database/revisions.ts'
import type { Tables } from '../platform/database/tables.ts'
import { rowsInOrder } from './rowsInOrder.ts'
import { readStoredSettings } from './storedSettings.ts'
import { readZone } from './unknownValues.ts'

/**
 * Makes a function that finds when the present period of the family's calendar began. It reads the database only after a change of the
 * calendar and after the end of a period; otherwise it is synchronous, because nearly every request calls it.
 */
export function openPeriods(db: Kysely<Tables>, clock: () => number) {
  let knownPeriod = { key: '', from: 0, until: 0 }
  const find = async (key: string, now: number) => {
    const period = findPeriod(await readCalendar(db), now)
    knownPeriod = { key, ...period }
    return period.from
  }
  return (revisions: Revisions): number | Promise<number> => {
    const key = revisions.toKey(['services', 'settings'])
    const now = clock()
    // the clock may have been set back
    const isPresent = knownPeriod.key === key && now >= knownPeriod.from && now < knownPeriod.until
    return isPresent ? knownPeriod.from : find(key, now)
  }
}

async function readCalendar(db: Kysely<Tables>) {
  const { timezone: zone, birthDate, deathDate } = (await readStoredSettings(db)).values
  const rows = await rowsInOrder.services(db).execute()
  return { services: rows.map((row) => ({ ...row, timezone: readZone(row) })), zone, birthDate, deathDate }
}
