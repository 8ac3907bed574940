import type { Timezone } from '../../contract/calendar/zones.ts'
import { type CalendarEvent, compactTime } from './links.ts'
import { replaceLoneSurrogates } from './replaceLoneSurrogates.ts'

/**
 * The service as an iCalendar file (RFC 5545) with its zone's rules in it, so that no program has to know the zone's
 * name. `uid` stays the same for ever: adding the event again replaces the old entry. `now` in milliseconds.
 */
export const icsFile = (event: CalendarEvent, uid: string, now: number): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Memorial//Services//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneLines(event.zone),
    ...eventLines(event, uid, now),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** A `data:` URL: the download needs no server, so it works in a saved copy of the site, too. */
export const icsLink = (file: string) => `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`

/** `end` is left out when it is `start`: an iCalendar event may not end when it begins. */
const eventLines = (event: CalendarEvent, uid: string, now: number) => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
  `DTSTART;TZID=${event.zone}:${compactTime(event.start)}`,
  ...(event.end > event.start ? [`DTEND;TZID=${event.zone}:${compactTime(event.end)}`] : []),
  `SUMMARY:${escapeText(event.title)}`,
  ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
  ...(event.details ? [`DESCRIPTION:${escapeText(event.details)}`] : []),
  'END:VEVENT',
]

/** Offset from UTC in winter and in summer, and the first letter of the abbreviation. */
const offsets: Record<Timezone, { winter: string; summer: string; letter: string }> = {
  'America/New_York': { winter: '-0500', summer: '-0400', letter: 'E' },
  'America/Chicago': { winter: '-0600', summer: '-0500', letter: 'C' },
  'America/Denver': { winter: '-0700', summer: '-0600', letter: 'M' },
  'America/Los_Angeles': { winter: '-0800', summer: '-0700', letter: 'P' },
}

/** The rule of the United States since 2007: second Sunday of March, first Sunday of November, at two o'clock. */
const zoneLines = (zone: Timezone) => {
  const { winter, summer, letter } = offsets[zone]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    `TZOFFSETFROM:${winter}`,
    `TZOFFSETTO:${summer}`,
    `TZNAME:${letter}DT`,
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    `TZOFFSETFROM:${summer}`,
    `TZOFFSETTO:${winter}`,
    `TZNAME:${letter}ST`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

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
