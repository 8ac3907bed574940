import type { When } from '../../contract/calendar/when.ts'
import { instantOf, type LocalTime, type Timezone } from '../../contract/calendar/zones.ts'
import { replaceLoneSurrogates } from './replaceLoneSurrogates.ts'

/** A service as calendars take it. `location` and `details` may be empty. */
export interface CalendarEvent extends When {
  title: string
  location: string
  details: string
  zone: Timezone
}

/** With the local time and the name of its zone: Google converts it. */
export const googleLink = (event: CalendarEvent) =>
  buildUrl('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compactTime(event.start)}/${compactTime(event.end)}`,
    details: event.details,
    location: event.location,
    ctz: event.zone,
  })

/** With the instant in UTC: Outlook takes no zone. */
export const outlookLink = (event: CalendarEvent) =>
  buildUrl('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: instant(event.start, event.zone).replace('.000Z', '+00:00'),
    enddt: instant(event.end, event.zone).replace('.000Z', '+00:00'),
    body: event.details,
    location: event.location,
  })

export const yahooLink = (event: CalendarEvent) =>
  buildUrl('https://calendar.yahoo.com/', {
    v: '60',
    title: event.title,
    st: instant(event.start, event.zone).replace(/[-:]|\.000/g, ''),
    et: instant(event.end, event.zone).replace(/[-:]|\.000/g, ''),
    desc: event.details,
    in_loc: event.location,
  })

export const directionsLink = (location: string) =>
  buildUrl('https://www.google.com/maps/search/', { api: '1', query: location })

/** '2025-03-18T14:00' as calendars write it: '20250318T140000'. */
export const compactTime = (local: LocalTime) => `${local.replace(/[-:]/g, '')}00`

const instant = (local: LocalTime, zone: Timezone) => new Date(instantOf(local, zone)).toISOString()

/** Leaves slashes and colons unescaped, as these services do in their own links. */
const buildUrl = (base: string, fields: Record<string, string>) => {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`)
  return `${base}?${pairs.join('&')}`
}

const encode = (value: string) =>
  encodeURIComponent(replaceLoneSurrogates(value)).replace(/%2F/g, '/').replace(/%3A/g, ':')
