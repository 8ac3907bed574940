import { type CalendarEvent, formatCompactTime } from '../../domain/calendar/event.ts'
import { replaceLoneSurrogates } from '../../domain/calendar/replaceLoneSurrogates.ts'
import { toInstant, type LocalTime, type Timezone } from '../../domain/calendar/zones.ts'

/** The longest link in characters, because some of these services reject longer ones (414). */
const LONGEST_LINK = 1_999

/** The parameters of a service's long fields, in the order in which they are cut. */
type LongFields = readonly [details: string, location: string, title: string]

/**
 * Returns a function that makes a link to one calendar. `page` is the address where a text that was cut can be read whole; it
 * is empty in a static copy.
 */
const defineEventLink =
  (base: string, fieldsOf: (event: CalendarEvent) => Fields, [details, location, title]: LongFields) =>
  (event: CalendarEvent, page = '') =>
    buildUrl(base, fieldsOf(event), { [details]: toEnding(page), [location]: '…', [title]: '…' })

/** Gives the local time and the name of its zone, which Google converts. */
export const googleLink = defineEventLink(
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

/** Gives the time in UTC, because Outlook takes no zone. */
export const outlookLink = defineEventLink(
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

export const yahooLink = defineEventLink(
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

export const directionsLink = (location: string) =>
  buildUrl('https://www.google.com/maps/search/', { api: '1', query: location }, { query: '' })

const toUtc = (local: LocalTime, zone: Timezone) => new Date(toInstant(local, zone)).toISOString()

type Fields = Record<string, string>

const toEnding = (page: string) => (page ? `…\n${page}` : '…')

/** Makes a link of at most LONGEST_LINK characters: a longer one gets the fields in `endings` cut, one after the other. */
const buildUrl = (base: string, fields: Fields, endings: Fields) => {
  const toUrl = (all: Fields) => {
    const pairs = Object.entries(all).map(([name, value]) => `${name}=${encode(value)}`)
    return `${base}?${pairs.join('&')}`
  }
  const shortened = { ...fields }
  for (const [name, ending] of Object.entries(endings)) {
    const value = shortened[name] ?? ''
    const excess = toUrl(shortened).length - LONGEST_LINK
    if (excess > 0) shortened[name] = cut(value, encode(value).length - excess, ending)
  }
  return toUrl(shortened)
}

/** Cuts a text and appends `ending`; the result has at most `longest` characters when encoded. Never cuts within a character. */
const cut = (text: string, longest: number, ending: string) => {
  let left = longest - encode(ending).length
  let end = 0
  for (const letter of text) {
    left -= encode(letter).length
    if (left < 0) break
    end += letter.length
  }
  return end === 0 ? '' : text.slice(0, end).trimEnd() + ending
}

/** Encodes a value, but leaves slashes and colons, as these services do in their own links. */
const encode = (value: string) =>
  encodeURIComponent(replaceLoneSurrogates(value)).replace(/%2F/g, '/').replace(/%3A/g, ':')
