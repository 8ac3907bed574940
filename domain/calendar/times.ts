import { padTwoDigits } from './dates.ts'

/** A time of day such as '14:00', from '00:00' to '23:59'; times compare as text. */
export type Clock = `${string}:${string}`

/** Start and end. `end` equals `start` if the text names no end, and is less than `start` if it is past midnight. */
export interface TimeRange {
  start: Clock
  end: Clock
}

/**
 * Parses one or two 12-hour times, separated by a dash or 'to': '2:00 PM - 6:00 PM', '2pm–6pm', 'noon to 2 PM'.
 * If only one of two says AM or PM, the other is read so that the time between is shortest: '11 - 1 PM' begins
 * in the morning. Returns null for everything else.
 */
export const parseTimes = (text: string): TimeRange | null => {
  const [first, second, ...more] = text.trim().split(separator).map(parseFace)
  if (!first || second === null || more.length > 0) return null
  if (!second) return first.half === null ? null : range(first.minutes + first.half, null)
  if (first.half === null && second.half === null) return null
  const starts = halves(first)
  const ends = halves(second)
  const pairs = starts.flatMap((start) => ends.map((end) => ({ start, end })))
  const shortest = pairs.sort((a, b) => between(a.start, a.end) - between(b.start, b.end))[0]
  return shortest ? range(shortest.start, shortest.end) : null
}

/** Parses the start, even if the end is unknown: '2:00 PM - TBD'. */
export const parseStart = (text: string): Clock | null => {
  const [first = ''] = text.trim().split(separator)
  return (parseTimes(text) ?? parseTimes(first))?.start ?? null
}

const separator = /\s*[-‐‑‒–—−]\s*|\s+(?:to|until|till)\s+/i
const face = /^(\d{1,2})(?:\s*[:.]\s*(\d{2}))?\s*(?:([ap])\s*\.?\s*m\.?)?$/i
const word = /^(?:12(?:\s*[:.]\s*00)?\s*)?(noon|midnight)$/i
const noon = 12 * 60

/** A time on a clock face: minutes since twelve, and minutes of the half of the day if the text names it. */
interface Face {
  minutes: number
  half: 0 | typeof noon | null
}

const parseFace = (text: string): Face | null => {
  const name = word.exec(text)?.[1]
  if (name) return { minutes: 0, half: name.toLowerCase() === 'noon' ? noon : 0 }
  const [, hourText, minuteText = '00', half] = face.exec(text) ?? []
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (!hourText || hour < 1 || hour > 12 || minute > 59) return null
  return {
    minutes: (hour % 12) * 60 + minute,
    half: half ? (half.toLowerCase() === 'p' ? noon : 0) : null,
  }
}

const halves = ({ minutes, half }: Face) => (half === null ? [minutes, minutes + noon] : [minutes + half])

const between = (start: number, end: number) => (end - start + 2 * noon) % (2 * noon)

const range = (start: number, end: number | null): TimeRange => ({
  start: clock(start),
  end: clock(end ?? start),
})

const clock = (minutes: number): Clock =>
  `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`
