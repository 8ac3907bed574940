import { parseDate } from '../../../domain/calendar/dates.ts'
import { parseServiceTime } from '../../../domain/calendar/serviceTime.ts'
import { toInstant, type LocalTime, chooseZone } from '../../../domain/calendar/zones.ts'
import type { Service } from '../../../contract/memorial/services.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'

/** Describes the deceased and the services for search engines (schema.org, JSON-LD), on pages that everyone may see. */
export function makeStructuredData(origin: string, settings: Settings, services: readonly Service[]): string {
  const person = `${origin}/#person`
  const graph = [
    {
      '@type': 'Person',
      '@id': person,
      name: settings.name,
      url: `${origin}/`,
      birthDate: parseDate(settings.birthDate) ?? undefined,
      deathDate: parseDate(settings.deathDate) ?? undefined,
      description: settings.tribute || undefined,
      image: settings.portraitPath ? `${origin}${settings.portraitPath}` : undefined,
    },
    ...services.flatMap((service) => makeEvents(origin, person, settings, service)),
  ]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

/** Makes no event if the service's date or time is unknown, because an event requires both. */
function makeEvents(origin: string, person: string, { timezone }: Settings, service: Service) {
  const serviceTime = parseServiceTime(service)
  if (!serviceTime) return []
  const zone = chooseZone(service, timezone)
  const toIso = (local: LocalTime) => new Date(toInstant(local, zone)).toISOString()
  const { title, description, location } = service
  return [
    {
      '@type': 'Event',
      name: title,
      description: description || undefined,
      startDate: toIso(serviceTime.start),
      endDate: serviceTime.end === serviceTime.start ? undefined : toIso(serviceTime.end),
      location: { '@type': 'Place', name: location, address: location },
      about: { '@id': person },
      url: `${origin}/services`,
    },
  ]
}
