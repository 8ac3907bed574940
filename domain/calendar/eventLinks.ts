import { type CalendarEvent, formatCompactTime } from './event.ts'
import { replaceLoneSurrogates } from './replaceLoneSurrogates.ts'
import { toInstant, type LocalTime, type Timezone } from './zones.ts'

/** The maximum length of a link in characters. Some online calendars reject longer links with status 414. */
const MAX_LINK_LENGTH = 1_999

/** The names of the URL parameters that can be long. If a link is too long, their values are cut in this order. */
type LongFields = readonly [details: string, location: string, title: string]

/**
 * Returns a function that makes a link to add an event to one online calendar. If the details of the event are cut, they end with
 * `pageUrl`, the URL of the page with the complete details. In a static copy, `pageUrl` is empty.
 */
const defineEventLink =
  (baseUrl: string, toFields: (event: CalendarEvent) => Fields, [details, location, title]: LongFields) =>
  (event: CalendarEvent, pageUrl = '') =>
    buildUrl(baseUrl, toFields(event), { [details]: toEnding(pageUrl), [location]: '…', [title]: '…' })

/** Makes a link to Google Calendar. It states the local time and the name of its time zone, because Google converts the time. */
export const makeGoogleLink = defineEventLink(
  'https://calendar.google.com/calendar/render',
  (event) => ({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${formatCompactTime(event.start)}/${formatCompactTime(event.end)}`,
    details: event.details,
    location: event.location,
    ctz: event.zone,
  }),
  ['details', 'location', 'text'],
)

/** Makes a link to Outlook. It states the time in UTC, because Outlook does not accept a time zone. */
export const makeOutlookLink = defineEventLink(
  'https://outlook.live.com/calendar/0/deeplink/compose',
  (event) => ({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: toUtc(event.start, event.zone).replace('.000Z', '+00:00'),
    enddt: toUtc(event.end, event.zone).replace('.000Z', '+00:00'),
    body: event.details,
    location: event.location,
  }),
  ['body', 'location', 'subject'],
)

export const makeYahooLink = defineEventLink(
  'https://calendar.yahoo.com/',
  (event) => ({
    v: '60',
    title: event.title,
    st: toUtc(event.start, event.zone).replace(/[-:]|\.000/g, ''),
    et: toUtc(event.end, event.zone).replace(/[-:]|\.000/g, ''),
    desc: event.details,
    in_loc: event.location,
  }),
  ['desc', 'in_loc', 'title'],
)

export const makeDirectionsLink = (location: string) =>
  buildUrl('https://www.google.com/maps/search/', { api: '1', query: location }, { query: '' })

const toUtc = (local: LocalTime, zone: Timezone) => new Date(toInstant(local, zone)).toISOString()

type Fields = Record<string, string>

const toEnding = (pageUrl: string) => (pageUrl ? `…\n${pageUrl}` : '…')

/**
 * Makes a link of at most MAX_LINK_LENGTH characters. If the link would be longer, the fields named in `endings` are cut, one
 * after another, until the link is short enough. A field that was cut gets its ending.
 */
const buildUrl = (baseUrl: string, fields: Fields, endings: Fields) => {
  const toUrl = (urlFields: Fields) => {
    const pairs = Object.entries(urlFields).map(([name, value]) => `${name}=${encode(value)}`)
    return `${baseUrl}?${pairs.join('&')}`
  }
  const shortenedFields = { ...fields }
  for (const [name, ending] of Object.entries(endings)) {
    const value = shortenedFields[name] ?? ''
    const excess = toUrl(shortenedFields).length - MAX_LINK_LENGTH
    if (excess > 0) shortenedFields[name] = cut(value, encode(value).length - excess, ending)
  }
  return toUrl(shortenedFields)
}

/**
 * Shortens `text` and appends `ending`. The result, when encoded, has at most `maxLength` characters. Never cuts in the middle
 * of a character.
 */
const cut = (text: string, maxLength: number, ending: string) => {
  let remainingLength = maxLength - encode(ending).length
  let end = 0
  for (const character of text) {
    remainingLength -= encode(character).length
    if (remainingLength < 0) break
    end += character.length
  }
  return end === 0 ? '' : text.slice(0, end).trimEnd() + ending
}

/** Slashes and colons are not encoded, as in the calendar services' own links. */
const encode = (value: string) =>
  encodeURIComponent(replaceLoneSurrogates(value)).replace(/%2F/g, '/').replace(/%3A/g, ':')
