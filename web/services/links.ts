import type { When } from '../../contract/calendar/when.ts'
import { instantOf, type LocalTime, type Timezone } from '../../contract/calendar/zones.ts'

/** What a calendar is told about a service. `location` and `details` may be empty. */
export interface CalendarEvent extends When {
  title: string
  location: string
  details: string
  zone: Timezone
}

/** The local time and the zone's name: Google does the arithmetic. */
export const googleLink = (event: CalendarEvent) =>
  address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(event.start)}/${compact(event.end)}`,
    details: event.details,
    location: event.location,
    ctz: event.zone,
  })

/** Outlook takes no zone, so it is given the moment itself. */
export const outlookLink = (event: CalendarEvent) =>
  address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: moment(event.start, event.zone).replace('.000Z', '+00:00'),
    enddt: moment(event.end, event.zone).replace('.000Z', '+00:00'),
    body: event.details,
    location: event.location,
  })

export const yahooLink = (event: CalendarEvent) =>
  address('https://calendar.yahoo.com/', {
    v: '60',
    title: event.title,
    st: moment(event.start, event.zone).replace(/[-:]|\.000/g, ''),
    et: moment(event.end, event.zone).replace(/[-:]|\.000/g, ''),
    desc: event.details,
    in_loc: event.location,
  })

export const directionsLink = (location: string) =>
  address('https://www.google.com/maps/search/', { api: '1', query: location })

/** '2025-03-18T14:00' as calendars write it: '20250318T140000'. */
export const compact = (local: LocalTime) => `${local.replace(/[-:]/g, '')}00`

const moment = (local: LocalTime, zone: Timezone) => new Date(instantOf(local, zone)).toISOString()

/** Slashes and colons stay readable, as these services write them in their own links. */
const address = (base: string, fields: Record<string, string>) => {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`)
  return `${base}?${pairs.join('&')}`
}

const encoded = (value: string) =>
  encodeURIComponent(value.toWellFormed()).replace(/%2F/g, '/').replace(/%3A/g, ':')
