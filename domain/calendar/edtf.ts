import type { z } from 'zod'
import { DAY } from '../timeUnits.ts'
import type { Day } from './dates.ts'

/**
 * A date, perhaps incomplete or uncertain, in EDTF level 1 (ISO 8601-2, Library of Congress): `1958`, `1958-06`, `1958-06-01`,
 * `2004-07-18T16:42:10` (local time, or UTC with Z), `1958-21` (spring), `195X`, `1958~` (about), `1958?`, `1950/1960`,
 * `1950/..`. Only `isEdtf` makes values of this type. Therefore no value has a month 0 or a day 0.
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
