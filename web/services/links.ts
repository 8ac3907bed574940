import { type CalendarEvent, compactTime } from '../../contract/calendar/event.ts'
import { replaceLoneSurrogates } from '../../contract/calendar/replaceLoneSurrogates.ts'
import { instantOf, type LocalTime, type Timezone } from '../../contract/calendar/zones.ts'

/** Some of these services refuse longer addresses (414). */
const LONGEST_LINK = 1_999

/** The names of a service's long fields, in the order in which they are cut. */
type LongFields = readonly [details: string, location: string, title: string]

/** Makes links of one service. `page`, empty in a static copy, is where all of a text can be read that is cut. */
const defineEventLink =
  (base: string, fieldsOf: (event: CalendarEvent) => Fields, [details, location, title]: LongFields) =>
  (event: CalendarEvent, page = '') =>
    buildUrl(base, fieldsOf(event), { [details]: toEnding(page), [location]: '…', [title]: '…' })

/** With the local time and the name of its zone: Google converts it. */
export const googleLink = defineEventLink(
  'https://calendar.google.com/calendar/render',
  (event) => ({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compactTime(event.start)}/${compactTime(event.end)}`,
    details: event.details,
    location: event.location,
    ctz: event.zone,
  }),
  ['details', 'location', 'text'],
)

/** With the instant in UTC: Outlook takes no zone. */
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

const toUtc = (local: LocalTime, zone: Timezone) => new Date(instantOf(local, zone)).toISOString()

type Fields = Record<string, string>

const toEnding = (page: string) => (page ? `…\n${page}` : '…')

/** A link of at most LONGEST_LINK characters: where it is longer, the fields of `endings` are cut, one after the other. */
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

/** The beginning of a text and its ending, at most `longest` when encoded; never cut within a letter. */
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

/** Leaves slashes and colons unescaped, as these services do in their own links. */
const encode = (value: string) =>
  encodeURIComponent(replaceLoneSurrogates(value)).replace(/%2F/g, '/').replace(/%3A/g, ':')
