import { listLinks } from '../textLinks.ts'
import { type CalendarEvent, formatCompactTime } from './event.ts'
import { replaceLoneSurrogates } from './replaceLoneSurrogates.ts'
import { listZoneLines } from './zoneRules.ts'

/**
 * Makes an iCalendar file (RFC 5545) for a service. The file contains the rules of the time zone, because some calendar
 * programs do not know the zone's name. A newer file for the same service replaces the earlier calendar entry, because `id`
 * stays the same and the sequence number increases with `changedAt` (in milliseconds since 1970).
 */
export const buildIcs = (event: CalendarEvent, id: string, changedAt: number): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Memorial//Services//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...listZoneLines(event.zone, event.start),
    ...listEventLines(event, id, changedAt),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

export const toCalendarPath = (id: string) => `/services/${id}.ics`

export const toIcsName = (title: string) => `${title.replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')}.ics`

/**
 * Lists the lines of an event. Leaves out an end that equals the start, because iCalendar does not allow such an end. The first
 * link in the place or the details, for example to a livestream, is also the event's URL, which calendar programs show as a link.
 */
const listEventLines = (event: CalendarEvent, id: string, changedAt: number) => [
  'BEGIN:VEVENT',
  `UID:${id}@memorial`,
  `DTSTAMP:${formatUtcTime(changedAt)}`,
  `LAST-MODIFIED:${formatUtcTime(changedAt)}`,
  `SEQUENCE:${Math.max(0, Math.floor((changedAt - SEQUENCE_ZERO) / 1_000))}`,
  `DTSTART;TZID=${event.zone}:${formatCompactTime(event.start)}`,
  ...(event.end > event.start ? [`DTEND;TZID=${event.zone}:${formatCompactTime(event.end)}`] : []),
  `SUMMARY:${escapeText(event.title)}`,
  ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
  ...(event.details ? [`DESCRIPTION:${escapeText(event.details)}`] : []),
  ...listLinks(event.location, event.details)
    .slice(0, 1)
    .map(({ href }) => `URL:${href}`),
  'END:VEVENT',
]

/**
 * The moment with sequence number 0, in milliseconds since 1970. Sequence numbers count the seconds since then, because some
 * calendar programs allow only 32 bits.
 */
const SEQUENCE_ZERO = Date.UTC(2020, 0)

const formatUtcTime = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/** Matches control characters other than tabs and line ends. A carriage return would begin a line of the file. */
const unprintable = /[^\P{Cc}\t\n]/gu

const escapeText = (text: string) =>
  replaceLoneSurrogates(text)
    .replace(unprintable, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

/**
 * Splits a line into lines of at most 75 bytes, without splitting a character. Each line after the first begins with a space.
 */
const foldLine = (line: string) => {
  const parts = ['']
  let bytesLeft = 75
  for (const character of line) {
    const bytes = countBytes(character)
    if (bytes > bytesLeft) {
      parts.push('')
      bytesLeft = 74
    }
    parts[parts.length - 1] += character
    bytesLeft -= bytes
  }
  return parts.join('\r\n ')
}

const countBytes = (character: string) => new TextEncoder().encode(character).length
