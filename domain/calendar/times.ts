import { padTwoDigits } from './dates.ts'

/** A time of day such as '14:00', from '00:00' to '23:59'. Such times can be compared as text. */
export type Clock = `${string}:${string}`

/**
 * A start and an end. If the text has no end, `end` equals `start`. If the end is after midnight, `end` is less than `start`.
 */
export interface TimeRange {
  start: Clock
  end: Clock
}

/**
 * Parses one 12-hour time, or two that are separated by a dash or 'to': '2:00 PM - 6:00 PM', '2pm–6pm', 'noon to 2 PM'. If only
 * one of two times has AM or PM, chooses AM or PM for the other so that the duration is as short as possible: '11 - 1 PM'
 * begins in the morning. Returns null for any other text.
 */
export const parseTimes = (text: string): TimeRange | null => {
  const [first, second, ...more] = splitTimes(text).map(parseClockTime)
  if (!first || second === null || more.length > 0) return null
  if (!second) return first.halfDay === null ? null : toTimeRange(first.minutes + first.halfDay, null)
  if (first.halfDay === null && second.halfDay === null) return null
  const starts = listMinutesOfDay(first)
  const ends = listMinutesOfDay(second)
  const pairs = starts.flatMap((start) => ends.map((end) => ({ start, end })))
  const shortest = pairs.sort((a, b) => computeDuration(a.start, a.end) - computeDuration(b.start, b.end))[0]
  return shortest ? toTimeRange(shortest.start, shortest.end) : null
}

/** Parses the start of a time range, even if the end is unknown, as in '2:00 PM - TBD'. */
export const parseStart = (text: string): Clock | null => {
  const [first = ''] = splitTimes(text)
  return (parseTimes(text) ?? parseTimes(first))?.start ?? null
}

/**
 * Splits a text at the dashes and words between two times. Spaces become single, so that no pattern for times must look for
 * several.
 */
export const splitTimes = (text: string): string[] =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .split(/ ?[-‐‑‒–—−] ?| (?:to|until|till) /i)

const clockTime = /^(\d{1,2})(?: ?[:.] ?(\d{2}))? ?(?:([ap]) ?\.? ?m\.?)?$/i
const noonOrMidnight = /^(?:12(?: ?[:.] ?00)? ?)?(noon|midnight)$/i
const NOON_MINUTES = 12 * 60

/** A 12-hour time. */
interface ClockTime {
  /** the minutes since twelve o'clock */
  minutes: number
  /** the minutes from midnight to the beginning of this half of the day; null if the text does not say AM or PM */
  halfDay: 0 | typeof NOON_MINUTES | null
}

const parseClockTime = (text: string): ClockTime | null => {
  const name = noonOrMidnight.exec(text)?.[1]
  if (name) return { minutes: 0, halfDay: name.toLowerCase() === 'noon' ? NOON_MINUTES : 0 }
  const [, hourText, minuteText = '00', amOrPm] = clockTime.exec(text) ?? []
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (!hourText || hour < 1 || hour > 12 || minute > 59) return null
  return {
    minutes: (hour % 12) * 60 + minute,
    halfDay: amOrPm ? (amOrPm.toLowerCase() === 'p' ? NOON_MINUTES : 0) : null,
  }
}

const listMinutesOfDay = ({ minutes, halfDay }: ClockTime) =>
  halfDay === null ? [minutes, minutes + NOON_MINUTES] : [minutes + halfDay]

const computeDuration = (start: number, end: number) => (end - start + 2 * NOON_MINUTES) % (2 * NOON_MINUTES)

const toTimeRange = (start: number, end: number | null): TimeRange => ({
  start: formatClock(start),
  end: formatClock(end ?? start),
})

const formatClock = (minutes: number): Clock =>
  `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`
