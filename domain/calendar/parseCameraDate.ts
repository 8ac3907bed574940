import { DAY } from '../timeUnits.ts'
import { type Edtf, isEdtf, readSpan } from './edtf.ts'

const FIRST_PHOTOGRAPH_YEAR = 1826

/**
 * Parses a date as cameras and programs write it: `1958:06:01 12:00:00`, with dashes or slashes, `19580601`, partly unknown
 * (`1958:06:00`, `1958:  :  `), with AM or PM, as `Wed May 12 14:30:05 2004`, or with the year last if only one reading is possible
 * (`25/12/2004`). Drops a UTC offset, and keeps the local time. Returns null for any other text, and for dates that only a wrong
 * clock has: before the first photograph, or after `now`, in milliseconds since 1970.
 */
export function parseCameraDate(written: string, now = Date.now()): Edtf | null {
  const text = written.trim()
  const date = isEdtf(text) ? text : readParts(text)
  const span = date && readSpan(date)
  // the day that follows has begun in a zone of the east
  const isPossible =
    span && new Date(span.to).getUTCFullYear() >= FIRST_PHOTOGRAPH_YEAR && span.from <= now + DAY
  return isPossible ? date : null
}

/** Returns a moment in UTC, to the second; null if there is none, and for the dates for which `parseCameraDate` returns null. */
export const toUtcEdtf = (moment: Date): Edtf | null =>
  Number.isNaN(moment.getTime()) ? null : parseCameraDate(`${moment.toISOString().slice(0, 19)}Z`)

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
