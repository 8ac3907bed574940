import type { z } from 'zod'
import { DAY } from '../timeUnits.ts'
import type { Day } from './dates.ts'

/**
 * A date, perhaps incomplete or uncertain, in EDTF level 1 (ISO 8601-2, Library of Congress): `1958`, `1958-06`, `1958-06-01`,
 * `2004-07-18T16:42:10` (local time, or UTC with Z), `1958-21` (spring), `195X`, `1958~` (about), `1958?`, `1950/1960`,
 * `1950/..`. Only `isEdtf` and `toEdtf` create values of this type. Therefore no value has a month 0 or a day 0.
 */
export type Edtf = string & z.$brand<'Edtf'>

export const isEdtf = (text: string): text is Edtf => readSpan(text) !== null

/**
 * Finds the first and the last moment of a date in milliseconds since 1970. Reads a time without a zone as UTC. Returns null if
 * the text is not EDTF.
 */
export function readSpan(text: string): { from: number; to: number } | null {
  const [first = '', last, ...more] = text.split('/')
  if (last === undefined) return readMoment(text) ?? readDays(text)
  const [from, to] = [readDays(first), readDays(last)]
  const isComplete = more.length === 0 && (from || isOpen(first)) && (to || isOpen(last)) && (from ?? to)
  const span = { from: from?.from ?? Number.NEGATIVE_INFINITY, to: to?.to ?? Number.POSITIVE_INFINITY }
  return isComplete && span.from <= span.to ? span : null
}

/** Compares two dates, for sorting by time. If two dates begin at the same moment, the date that ends earlier comes first. */
export function compareDates(one: Edtf, other: Edtf): number {
  const [a, b] = [readSpan(one), readSpan(other)]
  return a && b ? compare(a.from, b.from) || compare(a.to, b.to) : 0
}

/** Whether a date begins after the end of another one. 'Until 1960' is never after another one. */
export function isAfter(date: Edtf, other: Edtf | Day): boolean {
  const [span, otherSpan] = [readSpan(date), readSpan(other)]
  return span !== null && otherSpan !== null && span.from > otherSpan.to
}

const FIRST_PHOTOGRAPH_YEAR = 1826

/**
 * Parses a date as cameras and programs write it: `1958:06:01 12:00:00`, with dashes or slashes, `19580601`, partly unknown
 * (`1958:06:00`, `1958:  :  `), with AM or PM, as `Wed May 12 14:30:05 2004`, or with the year last if only one reading is possible
 * (`25/12/2004`). Keeps the local time, and drops a UTC offset after it. Returns null for any other text, for dates before the first
 * photograph, and for dates that are still to come at `now`, in milliseconds since 1970: they are of a clock that is wrong.
 */
export function toEdtf(written: string, now = Date.now()): Edtf | null {
  const text = written.trim()
  const date = isEdtf(text) ? text : readParts(text)
  const span = date && readSpan(date)
  // the day that follows has begun in a zone of the east
  const isPossible =
    span && new Date(span.to).getUTCFullYear() >= FIRST_PHOTOGRAPH_YEAR && span.from <= now + DAY
  return isPossible ? date : null
}

/** Returns a moment in UTC, to the second; null if there is none, and for the dates for which `toEdtf` returns null. */
export const toUtcEdtf = (moment: Date): Edtf | null =>
  Number.isNaN(moment.getTime()) ? null : toEdtf(`${moment.toISOString().slice(0, 19)}Z`)

const separatedDate = /^(\d{4})(?:[-:/.](\d{1,2}| *)(?:[-:/.](\d{1,2}| *))?)?(?:[T ]+(.*))?$/s
const compactDate = /^(\d{4})(\d\d)(\d\d)(?:T?(.*))?$/
const yearLastDate = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[T ]+(.*))?$/s
const timeOfDay = /^(\d\d?):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?(?: ?([AP])\.?M\b)?(Z)?/i

function readParts(text: string): Edtf | null {
  const [year, month, day, time = ''] =
    (separatedDate.exec(text) ?? compactDate.exec(text))?.slice(1) ??
    readYearLast(text) ??
    readNamedMonth(text)
  if (!year) return null
  const [monthPart, dayPart] = [month, day].map((part) =>
    Number(part) ? `-${Number(part).toString().padStart(2, '0')}` : '',
  )
  const date = `${year}${monthPart}${monthPart && dayPart}`
  const [, hours = '', minutes, seconds = '00', half, zone = ''] = timeOfDay.exec(time) ?? []
  const hour =
    half && Number(hours) <= 12 ? String((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) : hours
  const moment = `${date}T${hour.padStart(2, '0')}:${minutes}:${seconds}${zone.toUpperCase()}`
  return [moment, date].find(isEdtf) ?? null
}

type Parts = (string | undefined)[]

/** Reads a date whose year is last. With dots, the day comes first; otherwise a date that could begin with the month is left out. */
function readYearLast(text: string): Parts | null {
  const [, first, separator, second, year, time] = yearLastDate.exec(text) ?? []
  if (!year) return null
  if (separator === '.' || first === second || Number(first) > 12) return [year, second, first, time]
  return Number(second) > 12 ? [year, first, second, time] : null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Reads a date with the English name of the month, as C's `asctime` and e-mails (RFC 5322) write it. */
function readNamedMonth(text: string): Parts {
  const name = /(?<!\p{L})(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu.exec(text)?.[1]?.toLowerCase()
  const time = /\d\d?:\d\d.{0,12}/.exec(text)?.[0]
  const year = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/.exec(text)?.[0]
  const day = /(?<![\d:])\d\d?(?![\d:])/.exec(text)?.[0]
  return name && year && day ? [year, String(MONTHS.indexOf(name) + 1), day, time] : []
}

function readMoment(text: string) {
  const [, local] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)Z?$/.exec(text) ?? []
  const moment = Date.parse(`${local}Z`)
  const isReal = local && moment >= Date.UTC(1000) && new Date(moment).toISOString().startsWith(local)
  return isReal ? { from: moment, to: moment } : null
}

const dateWithoutTime = /^(\d{4}|\d{3}X|\d{2}XX)(?:-(\d\d|XX)(?:-(\d\d|XX))?)?[?~%]?$/

/** Finds the first and the last moment of a date without a time of day. */
function readDays(text: string) {
  const [, year, month, day] = dateWithoutTime.exec(text) ?? []
  if (!year || Number(year.replaceAll('X', '9')) < 1000) return null
  if (month === undefined || month === 'XX') {
    if ((month && year.includes('X')) || (day && day !== 'XX')) return null
    return monthSpan(Number(year.replaceAll('X', '0')), 0, Number(year.replaceAll('X', '9')), 12)
  }
  const number = Number(month)
  if (year.includes('X')) return null
  if (number >= 21 && number <= 24) return day ? null : seasonSpan(Number(year), number - 21)
  if (number < 1 || number > 12) return null
  if (!day || day === 'XX') return monthSpan(Number(year), number - 1, Number(year), number)
  const from = Date.UTC(Number(year), number - 1, Number(day))
  const isReal = new Date(from).toISOString().startsWith(`${year}-${month}-${day}`)
  return isReal ? { from, to: from + DAY - 1 } : null
}

/** Returns the span from the first moment of a month to the last moment before another month. Months are 0-based. */
const monthSpan = (fromYear: number, fromMonth: number, toYear: number, toMonth: number) => ({
  from: Date.UTC(fromYear, fromMonth),
  to: Date.UTC(toYear, toMonth) - 1,
})

/** `quarter` is 0 for spring, which begins in March. Winter extends into the next year. */
const seasonSpan = (year: number, quarter: number) => monthSpan(year, 2 + 3 * quarter, year, 5 + 3 * quarter)

const isOpen = (end: string) => end === '..' || end === ''
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
