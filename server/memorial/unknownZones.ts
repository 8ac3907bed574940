import type { Kysely } from 'kysely'
import { isTimezone, resolveZone } from '../../domain/calendar/zoneNames.ts'
import type { Timezone } from '../../domain/calendar/zones.ts'
import { warningTexts } from '../../languages/en/server/warnings.ts'
import type { Tables } from '../platform/database/tables.ts'

/**
 * Returns a sentence for each stored time zone that this server does not know. Such zones come with a backup from a server whose
 * Node is newer, or by a change of the database.
 */
export async function describeUnknownZones(db: Kysely<Tables>): Promise<string[]> {
  const memorial = await db.selectFrom('settings').select('value').where('name', '=', 'timezone').execute()
  const services = await db
    .selectFrom('services')
    .select(['title', 'timezone'])
    .where('timezone', 'is not', null)
    .execute()
  return [
    ...memorial.filter(({ value }) => !isTimezone(value)).map(({ value }) => warningTexts.unknownZone(value)),
    ...services.flatMap(({ title, timezone }) =>
      timezone && !isTimezone(timezone) ? warningTexts.unknownZoneOfService(timezone, title) : [],
    ),
  ]
}

/** Reads the zone of a stored service. Returns null if it has none, or one that this server does not know. */
export const readZone = ({ timezone }: { timezone: string | null }): Timezone | null =>
  timezone && resolveZone(timezone)
