import type { Kysely } from 'kysely'
import { isTimezone, resolveZone } from '../../domain/calendar/zoneNames.ts'
import type { Timezone } from '../../domain/calendar/zones.ts'
import { inLanguage } from '../../domain/language.ts'
import type { Tables } from '../platform/database/tables.ts'

const en = {
  ofMemorial: (zone: string) =>
    `This server does not know the time zone “${zone}”, which was chosen for the services. Visitors read Central Time until another one is chosen and saved under ‘Settings’.`,
  ofService: (zone: string, title: string) =>
    `This server does not know the time zone “${zone}” of the service “${title}”. Visitors read the usual time zone of services until another one is chosen for it and saved.`,
}

const texts = inLanguage({ en })

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
    ...memorial.filter(({ value }) => !isTimezone(value)).map(({ value }) => texts.ofMemorial(value)),
    ...services.flatMap(({ title, timezone }) =>
      timezone && !isTimezone(timezone) ? texts.ofService(timezone, title) : [],
    ),
  ]
}

/** Reads the zone of a stored service. Returns null if it has none, or one that this server does not know. */
export const readZone = ({ timezone }: { timezone: string | null }): Timezone | null =>
  timezone && resolveZone(timezone)
