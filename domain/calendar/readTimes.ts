import type { Clock } from './clock.ts'
import { padTwoDigits } from './dates.ts'
import { findDuration, splitTimes, type TimeRange } from './times.ts'

const NOON = '12:00'
/** Services begin from 8 AM to 8:30 PM, and end until 10 PM. */
const [FIRST_START, LAST_START, LAST_END] = ['08:00', '20:30', '22:00']
const HALF_DAY = 12 * 60

/**
 * Lists what one time or two without AM or PM can mean, the most probable first. The end of a range follows its start by at most 12
 * hours: '4-8' is an afternoon, and '10-2' begins in the morning. Returns two meanings if a service can be at both, as '8-10', or at
 * none. A family that writes 24 hours can also mean one time as written, and a range with minutes. Returns nothing for '1-1', and if
 * the text is not a time.
 */
export function readTimes(text: string, writes24Hours = false): TimeRange[] {
  const parts = splitTimes(text)
  const [starts, ends, ...more] = parts.map(readPart)
  const [start] = starts ?? []
  if (!starts || !start || more.length > 0) return []
  // both halves of the day lead to its end
  if (parts[1] === '24:00') return choose(starts.map((each) => ({ start: each, end: '00:00' })))
  if (ends?.length === 0) return []
  if (!ends) {
    const times = starts.map((each) => ({ start: each, end: each }))
    return [...choose(times), ...(writes24Hours ? [{ start, end: start }] : [])]
  }
  const pairs = starts.flatMap((each) => ends.map((end) => ({ start: each, end })))
  const shortest = Math.min(...pairs.map(findDuration))
  const short = pairs.filter((pair) => findDuration(pair) <= Math.max(shortest, HALF_DAY))
  const written = writes24Hours && parts.every((part) => /\d ?[:.h] ?\d/i.test(part)) ? short : []
  return [...choose(short), ...written.filter((pair) => pair.start === start && pair.end > start)]
}

/**
 * Finds the time that is meant if noon and midnight, or AM and PM of the end, have been mixed up: 12:30 PM for '12:30 AM', and 8 PM as the
 * end of '4 PM - 8 AM'. Returns null if a time is as expected.
 */
export function findMistakenHalf({ start, end }: TimeRange, saysHalf: boolean): TimeRange | null {
  const afterNoon = addHalfDay(start)
  if (saysHalf && start < '01:00' && (end === start || end > afterNoon))
    return { start: afterNoon, end: end === start ? afterNoon : end }
  const isTooLong = end < start && end < '13:00' && findDuration({ start, end }) > HALF_DAY
  return isTooLong ? { start, end: addHalfDay(end) } : null
}

/** Returns the meanings at which services are; if there are none, returns all but those of half a day, the afternoon first. */
const choose = (readings: readonly TimeRange[]): TimeRange[] => {
  const likely = readings.filter(({ start, end }) =>
    start === end
      ? start >= FIRST_START && start <= LAST_START
      : start >= FIRST_START && end > start && end <= LAST_END,
  )
  if (likely.length > 0) return likely
  return readings
    .filter((times) => findDuration(times) !== HALF_DAY)
    .sort((a, b) => Number(b.start >= NOON) - Number(a.start >= NOON))
}

const timeOfDay = /^(?:at\s+)?(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:h|o['’]?\s?clock|uhr)?$/i

/** Lists the times of day that a part of a text can mean, first as written: two up to 12 o’clock, and one after it. */
const readPart = (text: string): Clock[] => {
  const [, hourText, minutes = '00'] = timeOfDay.exec(text) ?? []
  const hour = Number(hourText)
  if (!hourText || hour > 23 || Number(minutes) > 59) return []
  const written: Clock = `${padTwoDigits(hour)}:${minutes}`
  return hour < 1 || hour > 12 ? [written] : [written, addHalfDay(written)]
}

const addHalfDay = (clock: Clock): Clock =>
  `${padTwoDigits((Number(clock.slice(0, 2)) + 12) % 24)}:${clock.slice(3)}`
