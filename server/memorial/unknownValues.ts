import type { Kysely } from 'kysely'
import { isTimezone, resolveZone } from '../../domain/calendar/zoneNames.ts'
import type { Timezone } from '../../domain/calendar/zones.ts'
import { isLanguage } from '../../domain/language.ts'
import type { ServerTexts } from '../../languages/inLanguage.ts'
import type { Tables } from '../platform/database/tables.ts'

/**
 * Returns a sentence for each stored time zone or language that this server does not know. Such values come with a backup from a server
 * whose Node or version is newer, or by a change of the database.
 */
export async function describeUnknownValues(
  db: Kysely<Tables>,
  { warnings }: ServerTexts,
): Promise<string[]> {
  const settings = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', ['timezone', 'language'])
    .orderBy('name')
    .execute()
  const services = await db
    .selectFrom('services')
    .select(['title', 'timezone'])
    .where('timezone', 'is not', null)
    .execute()
  return [
    ...settings.flatMap(({ name, value }) => {
      if (name === 'language') return isLanguage(value) ? [] : [warnings.unknownLanguage(value)]
      return isTimezone(value) ? [] : [warnings.unknownZone(value)]
    }),
    ...services.flatMap(({ title, timezone }) =>
      timezone && !isTimezone(timezone) ? [warnings.unknownZoneOfService(timezone, title)] : [],
    ),
  ]
}

/** Reads the zone of a stored service. Returns null if it has none, or one that this server does not know. */
export const readZone = ({ timezone }: { timezone: string | null }): Timezone | null =>
  timezone && resolveZone(timezone)
