import { type Edtf, isEdtf, readSpan } from '../../../../domain/calendar/edtf.ts'
import { parseCameraDate } from '../../../../domain/calendar/parseCameraDate.ts'
import type { EmbeddedDates } from '../../../codecs/captions/takenAt.ts'
import { toTitle } from './titles.ts'

const YEAR = String.raw`(?<![\p{L}\d])(1[89]\d\d|20\d\d)`
/** Matches dates in names that phones and messengers give: `IMG_20240512_101530.jpg`, `WhatsApp Image 2024-05-12 at 10.15.30` */
const phoneDatePattern =
  /(?<!\d)((?:1[89]|20)\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?:\D{1,4}(\d\d)[-_.:]?(\d\d)[-_.:]?(\d\d)(?:\d{3})?)?(?!\d)/
/** Matches dates with dots, in which the day comes first. */
const dayFirstPattern = /(?<!\d)(\d\d?)\.(\d\d?)\.((?:1[89]|20)\d\d)(?!\d)/
const yearSpanPattern = new RegExp(`${YEAR}\\s?[-–]\\s?((?:1[89]|20)\\d\\d)(?!\\d)`, 'u')
const yearMonthPattern = new RegExp(`${YEAR}-(\\d\\d)(?![\\d-])`, 'u')
const decadePattern = new RegExp(
  `${YEAR.replace(String.raw`\d\d`, String.raw`\d0`)}(?:s|er|ers)(?![\\p{L}\\d])`,
  'u',
)
const aboutYearPattern =
  /(?<![\p{L}\d])(?:ca|circa|um|etwa|about|around|vers)[.\s_]+((?:1[89]|20)\d\d)(?!\d)/iu
/** Matches a year, but not a number of pixels such as `1920x1080`. */
const yearPattern = new RegExp(`${YEAR}(?!\\d|\\s?(?:x|px)(?!\\p{L}))`, 'gu')

/** The maximum length, in years, of a span that counts as a date. A longer span gives the years of a person's life. */
const MAX_SPAN_YEARS = 20

/**
 * Finds the date in a file's name as phones or people write it, such as `Oma 1932.jpg`, `Scan_1958-06.jpg`, `um 1950`, `1950er`
 * or `1950-1955`. The counter of a camera or scanner, as in `IMG_1958.jpg`, does not count as a year.
 */
export function findDateInName(fileName: string): Edtf | null {
  const name = fileName.replace(/\.[^.]*$/, '')
  const [, year, month, day, hours, minutes, seconds] = phoneDatePattern.exec(name) ?? []
  const date = parseCameraDate(`${year}-${month}-${day}${hours ? `T${hours}:${minutes}:${seconds}` : ''}`)
  if (date && month !== '00' && day !== '00') return date
  const [, dottedDay, dottedMonth, dottedYear] = dayFirstPattern.exec(name) ?? []
  const dottedDate = parseCameraDate(`${dottedYear}-${dottedMonth}-${dottedDay}`)
  if (dottedDate) return dottedDate
  const isNamedByHand =
    toTitle(fileName) !== null || /^(?:(?:1[89]|20)\d\d(?!\d)|scan\D?\d{4}-\d\d)/i.test(name)
  return isNamedByHand ? findPartialDate(name) : null
}

/**
 * Chooses the date when a picture was taken. For a scan without such a date, chooses the date in the file's name. If that date is
 * less exact than the day of scanning and includes it, or if there is none, chooses the day of scanning.
 */
export function chooseTakenAt({ takenAt, digitizedAt }: EmbeddedDates, fileName: string): Edtf | null {
  const dateInName = findDateInName(fileName)
  return (
    takenAt ??
    (digitizedAt && dateInName && isWithin(digitizedAt, dateInName)
      ? digitizedAt
      : (dateInName ?? digitizedAt))
  )
}

function isWithin(date: Edtf, other: Edtf): boolean {
  const [inner, outer] = [readSpan(date), readSpan(other)]
  return inner !== null && outer !== null && outer.from <= inner.from && inner.to <= outer.to
}

function findPartialDate(name: string): Edtf | null {
  const [, from, to] = yearSpanPattern.exec(name) ?? []
  if (from && to && Number(to) - Number(from) <= MAX_SPAN_YEARS) return toPastDate(`${from}/${to}`, to)
  const [, monthYear, month] = yearMonthPattern.exec(name) ?? []
  if (monthYear && Number(month) >= 1 && Number(month) <= 12)
    return toPastDate(`${monthYear}-${month}`, monthYear)
  const decadeYear = decadePattern.exec(name)?.[1]
  if (decadeYear) return toPastDate(`${decadeYear.slice(0, 3)}X`, decadeYear)
  const aboutYear = aboutYearPattern.exec(name)?.[1]
  if (aboutYear) return toPastDate(`${aboutYear}~`, aboutYear)
  const [year, ...others] = new Set([...name.matchAll(yearPattern)].map(([, found]) => found ?? ''))
  return year && others.length === 0 ? toPastDate(year, year) : null
}

/** Converts a date; null if the date is invalid, or if its year is in the future, because the number is then not a year. */
const toPastDate = (date: string, lastYear: string): Edtf | null =>
  isEdtf(date) && Number(lastYear) <= new Date().getFullYear() ? parseCameraDate(date) : null
