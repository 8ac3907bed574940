import type { Clock } from './clock.ts'
import { padTwoDigits } from './dates.ts'
import { knownLanguages } from './languages/knownLanguages.ts'
import { translateTimes } from './languages/translateTimes.ts'

/**
 * A start and an end. If the text has no end, `end` equals `start`. If the end is after midnight, `end` is less than `start`.
 */
export interface TimeRange {
  start: Clock
  end: Clock
}

/**
 * Parses one time, or two that are separated by a dash or 'to': '2:00 PM - 6:00 PM', '2pm–6pm', '14:00-16:00', 'von 14 bis 16 Uhr'.
 * If only one of two has AM or PM, the other gets the one with the shorter duration: '11 - 1 PM' begins in the morning. If none has,
 * reads only hours of two digits with minutes, such as '09:30'. Returns null for any other text, also for '11:00-01:00', which nobody
 * means as 14 hours. A text has one meaning in all styles and languages.
 */
export const parseTimes = (text: string, known = knownLanguages): TimeRange | null =>
  parseEnglishTimes(text) ?? parseEnglishTimes(translateTimes(text, known))

const parseEnglishTimes = (text: string): TimeRange | null => {
  const clocks = splitTimes(text).map(parseClockTime)
  const saysHalf = clocks.some((clock) => clock?.saysHalf)
  const [starts = [], ends, ...more] = clocks.map((clock) => (saysHalf ? clock?.on12 : clock?.on24) ?? [])
  if (more.length > 0) return null
  const pairs = starts.flatMap((start) =>
    (ends ?? [start]).map((end) => ({ start: formatClock(start), end: formatClock(end) })),
  )
  const [shortest] = pairs.sort((a, b) => findDuration(a) - findDuration(b))
  return shortest && (saysHalf || !looksLike12Hours(shortest)) ? shortest : null
}

/** Returns the minutes from the start to the end; a whole day if they are the same. */
export const findDuration = ({ start, end }: TimeRange): number =>
  (toMinutes(end) - toMinutes(start) + 2 * NOON_MINUTES) % (2 * NOON_MINUTES) || 2 * NOON_MINUTES

/** Whether a range of a 24-hour clock would last past midnight, as '11:00-01:00' would, unless it is of a 12-hour clock. */
export const looksLike12Hours = ({ start, end }: TimeRange) =>
  end >= '01:00' && end < start && start < '13:00'

const toMinutes = (clock: Clock) => 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3))

/** Whether a time contains AM, PM, noon or midnight. */
export const saysAmOrPm = (text: string) =>
  splitTimes(toEnglishTimes(text)).some((part) => parseClockTime(part)?.saysHalf)

/** Translates a time that is not understood in English. */
export const toEnglishTimes = (text: string) => (parseEnglishTimes(text) ? text : translateTimes(text))

/** Parses the start of a time range, even if the end is unknown, as in '2:00 PM - TBD'. */
export const parseStart = (text: string, known = knownLanguages): Clock | null => {
  const [first = ''] = splitTimes(text)
  const [firstInEnglish = ''] = splitTimes(translateTimes(text, known))
  const parse = (part: string) => parseTimes(part, known)
  return (parse(text) ?? parse(first) ?? parse(firstInEnglish))?.start ?? null
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

const clockTime = /^(\d{1,2})(?: ?[:.h] ?(\d{2}))? ?(?:([ap]) ?\.? ?m\.?)?$/i
const noonOrMidnight = /^(?:12(?: ?[:.] ?00)? ?)?(noon|midnight)$/i
const NOON_MINUTES = 12 * 60

/** The times of day that a text can mean, in minutes from midnight. */
interface ClockTime {
  on12: number[]
  on24: number[]
  /** whether the text says AM or PM, noon or midnight */
  saysHalf: boolean
}

const parseClockTime = (text: string): ClockTime | null => {
  const name = noonOrMidnight.exec(text)?.[1]
  if (name) return { on12: [/noon/i.test(name) ? NOON_MINUTES : 0], on24: [], saysHalf: true }
  const [, hourText = '', minuteText, amOrPm] = clockTime.exec(text) ?? []
  const hour = Number(hourText)
  const minute = Number(minuteText ?? 0)
  if (!hourText || minute > 59) return null
  const on24 = hourText.length === 2 && minuteText && hour < 24 ? [hour * 60 + minute] : []
  if (hour < 1 || hour > 12) return amOrPm ? null : { on12: on24, on24, saysHalf: false }
  const morning = (hour % 12) * 60 + minute
  const bothHalves = [morning, morning + NOON_MINUTES]
  if (!amOrPm) return { on12: bothHalves, on24, saysHalf: false }
  return { on12: [bothHalves[/p/i.test(amOrPm) ? 1 : 0] as number], on24: [], saysHalf: true }
}

export const formatClock = (minutes: number): Clock =>
  `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`
