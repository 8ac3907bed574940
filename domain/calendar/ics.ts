import { type CalendarEvent, formatCompactTime } from './event.ts'
import { replaceLoneSurrogates } from './replaceLoneSurrogates.ts'
import type { Timezone } from './zones.ts'

/**
 * Writes a service as an iCalendar file (RFC 5545) that includes the rules of its time zone, so no program has to know the zone's
 * name. `id` never changes, and the sequence grows with `changedAt`, in milliseconds, so that opening the file again
 * replaces the earlier entry.
 */
export const buildIcs = (event: CalendarEvent, id: string, changedAt: number): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Memorial//Services//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneLines(event.zone),
    ...eventLines(event, id, changedAt),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

export const calendarPath = (id: string) => `/services/${id}.ics`

export const icsName = (title: string) => `${title.replace(/[^\p{L}\p{N}]+/gu, '_')}.ics`

/** Omits an `end` equal to `start`, because an iCalendar event may not end when it begins. */
const eventLines = (event: CalendarEvent, id: string, changedAt: number) => [
  'BEGIN:VEVENT',
  `UID:${id}@memorial`,
  `DTSTAMP:${utcTime(changedAt)}`,
  `LAST-MODIFIED:${utcTime(changedAt)}`,
  `SEQUENCE:${Math.max(0, Math.floor((changedAt - SEQUENCE_ZERO) / 1_000))}`,
  `DTSTART;TZID=${event.zone}:${formatCompactTime(event.start)}`,
  ...(event.end > event.start ? [`DTEND;TZID=${event.zone}:${formatCompactTime(event.end)}`] : []),
  `SUMMARY:${escapeText(event.title)}`,
  ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
  ...(event.details ? [`DESCRIPTION:${escapeText(event.details)}`] : []),
  'END:VEVENT',
]

/** Seconds counted from this moment fit into 32 bits, as some calendar programs require of a sequence. */
const SEQUENCE_ZERO = Date.UTC(2020, 0)

const utcTime = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/** UTC offsets in winter and in summer, and the first letter of the zone's abbreviation. */
const offsets: Record<Timezone, { winter: string; summer: string; letter: string }> = {
  'America/New_York': { winter: '-0500', summer: '-0400', letter: 'E' },
  'America/Chicago': { winter: '-0600', summer: '-0500', letter: 'C' },
  'America/Denver': { winter: '-0700', summer: '-0600', letter: 'M' },
  'America/Los_Angeles': { winter: '-0800', summer: '-0700', letter: 'P' },
}

/** The rules of the United States since 2007: clocks change at two o'clock on the second Sunday of March and the first Sunday of November. */
const zoneLines = (zone: Timezone) => {
  const { winter, summer } = offsets[zone]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...seasonLines(zone, 'DAYLIGHT', '20070311T020000', 'BYMONTH=3;BYDAY=2SU', winter, summer),
    ...seasonLines(zone, 'STANDARD', '20071104T020000', 'BYMONTH=11;BYDAY=1SU', summer, winter),
    'END:VTIMEZONE',
  ]
}

/** Describes a change of clocks from offset `from` to offset `to`, first at `start`. */
const seasonLines = (
  zone: Timezone,
  season: 'DAYLIGHT' | 'STANDARD',
  start: string,
  rule: string,
  from: string,
  to: string,
) => [
  `BEGIN:${season}`,
  `DTSTART:${start}`,
  `RRULE:FREQ=YEARLY;${rule}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `TZNAME:${offsets[zone].letter}${season.charAt(0)}T`,
  `END:${season}`,
]

/** Matches control characters other than tabs and line ends. */
const unprintable = /[^\P{Cc}\t\r\n]/gu

const escapeText = (text: string) =>
  replaceLoneSurrogates(text)
    .replace(unprintable, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')

/** Folds a line at 75 bytes, never within a character. Continuation lines begin with a space. */
const foldLine = (line: string) => {
  const parts = ['']
  let bytesLeft = 75
  for (const letter of line) {
    const bytes = byteLength(letter)
    if (bytes > bytesLeft) {
      parts.push('')
      bytesLeft = 74
    }
    parts[parts.length - 1] += letter
    bytesLeft -= bytes
  }
  return parts.join('\r\n ')
}

const byteLength = (letter: string) => new TextEncoder().encode(letter).length
