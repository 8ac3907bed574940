import { type CalendarEvent, compactTime } from './event.ts'
import { replaceLoneSurrogates } from './replaceLoneSurrogates.ts'
import type { Timezone } from './zones.ts'

/**
 * The service as an iCalendar file (RFC 5545) with its zone's rules in it, so that no program has to know the zone's
 * name. `id` stays the same for ever, and the sequence grows with `changedAt`, in milliseconds: opening the file again
 * replaces the old entry.
 */
export const icsFile = (event: CalendarEvent, id: string, changedAt: number): string => {
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

/** `end` is left out when it is `start`: an iCalendar event may not end when it begins. */
const eventLines = (event: CalendarEvent, id: string, changedAt: number) => [
  'BEGIN:VEVENT',
  `UID:${id}@memorial`,
  `DTSTAMP:${utcTime(changedAt)}`,
  `LAST-MODIFIED:${utcTime(changedAt)}`,
  `SEQUENCE:${Math.max(0, Math.floor((changedAt - SEQUENCE_ZERO) / 1_000))}`,
  `DTSTART;TZID=${event.zone}:${compactTime(event.start)}`,
  ...(event.end > event.start ? [`DTEND;TZID=${event.zone}:${compactTime(event.end)}`] : []),
  `SUMMARY:${escapeText(event.title)}`,
  ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
  ...(event.details ? [`DESCRIPTION:${escapeText(event.details)}`] : []),
  'END:VEVENT',
]

/** Seconds since then fit into the 32 bits that calendar programs may have for it. */
const SEQUENCE_ZERO = Date.UTC(2020, 0)

const utcTime = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/** Offset from UTC in winter and in summer, and the first letter of the abbreviation. */
const offsets: Record<Timezone, { winter: string; summer: string; letter: string }> = {
  'America/New_York': { winter: '-0500', summer: '-0400', letter: 'E' },
  'America/Chicago': { winter: '-0600', summer: '-0500', letter: 'C' },
  'America/Denver': { winter: '-0700', summer: '-0600', letter: 'M' },
  'America/Los_Angeles': { winter: '-0800', summer: '-0700', letter: 'P' },
}

/** The rule of the United States since 2007: second Sunday of March, first Sunday of November, at two o'clock. */
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

/** Changes the clocks by `from` and `to`, the offsets before and after, first at `start`. */
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

/** Control characters other than tab and line ends. */
const unprintable = /[^\P{Cc}\t\r\n]/gu

const escapeText = (text: string) =>
  replaceLoneSurrogates(text)
    .replace(unprintable, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')

/** Lines of at most 75 bytes, never cut within a letter; a line that goes on begins with a space. */
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
