import { type Edtf, isEdtf, spanOf, toEdtf } from '../../../../contract/calendar/edtf.ts'
import type { CarriedDates } from '../../../codecs/captions/takenAt.ts'
import { titleFrom } from './titles.ts'

const YEAR = String.raw`(?<![\p{L}\d])(1[89]\d\d|20\d\d)`
/** Phones and messengers: `IMG_20240512_101530.jpg`, `WhatsApp Image 2024-05-12 at 10.15.30` */
const byPhone =
  /(?<!\d)((?:1[89]|20)\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?:\D{1,4}(\d\d)[-_.:]?(\d\d)[-_.:]?(\d\d)(?:\d{3})?)?(?!\d)/
/** Where dots separate, the day comes first. */
const dayFirst = /(?<!\d)(\d\d?)\.(\d\d?)\.((?:1[89]|20)\d\d)(?!\d)/
const years = new RegExp(`${YEAR}\\s?[-–]\\s?((?:1[89]|20)\\d\\d)(?!\\d)`, 'u')
const yearAndMonth = new RegExp(`${YEAR}-(\\d\\d)(?![\\d-])`, 'u')
const decade = new RegExp(
  `${YEAR.replace(String.raw`\d\d`, String.raw`\d0`)}(?:s|er|ers)(?![\\p{L}\\d])`,
  'u',
)
const about = /(?<![\p{L}\d])(?:ca|circa|um|etwa|about|around|vers)[.\s_]+((?:1[89]|20)\d\d)(?!\d)/iu
/** no number of pixels */
const onlyYear = new RegExp(`${YEAR}(?!\\d|\\s?(?:x|px)(?!\\p{L}))`, 'gu')

/** Longer, and they are the years of a life. */
const MOST_YEARS = 20

/**
 * The date in a file's name, as phones or as people write it: `Oma 1932.jpg`, `Scan_1958-06.jpg`, `um 1950`, `1950er`,
 * `1950-1955`. The counter of a camera or scanner is no year: `IMG_1958.jpg`.
 */
export function dateInName(fileName: string): Edtf | null {
  const name = fileName.replace(/\.[^.]*$/, '')
  const [, year, month, day, hours, minutes, seconds] = byPhone.exec(name) ?? []
  const date = toEdtf(`${year}-${month}-${day}${hours ? `T${hours}:${minutes}:${seconds}` : ''}`)
  if (date && month !== '00' && day !== '00') return date
  const [, ofDay, ofMonth, ofYear] = dayFirst.exec(name) ?? []
  const dotted = toEdtf(`${ofYear}-${ofMonth}-${ofDay}`)
  if (dotted) return dotted
  const isByHand = titleFrom(fileName) !== null || /^(?:(?:1[89]|20)\d\d(?!\d)|scan\D?\d{4}-\d\d)/i.test(name)
  return isByHand ? findPartialDate(name) : null
}

/** The family's own name for a scan goes before the day on which it was scanned, unless they agree. */
export function chooseTakenAt({ takenAt, digitizedAt }: CarriedDates, fileName: string): Edtf | null {
  const named = dateInName(fileName)
  return (
    takenAt ?? (digitizedAt && named && isWithin(digitizedAt, named) ? digitizedAt : (named ?? digitizedAt))
  )
}

function isWithin(date: Edtf, other: Edtf): boolean {
  const [inner, outer] = [spanOf(date), spanOf(other)]
  return inner !== null && outer !== null && outer.from <= inner.from && inner.to <= outer.to
}

function findPartialDate(name: string): Edtf | null {
  const [, from, to] = years.exec(name) ?? []
  if (from && to && Number(to) - Number(from) <= MOST_YEARS) return toPastDate(`${from}/${to}`, to)
  const [, ofMonth, month] = yearAndMonth.exec(name) ?? []
  if (ofMonth && Number(month) >= 1 && Number(month) <= 12) return toPastDate(`${ofMonth}-${month}`, ofMonth)
  const ofDecade = decade.exec(name)?.[1]
  if (ofDecade) return toPastDate(`${ofDecade.slice(0, 3)}X`, ofDecade)
  const aboutYear = about.exec(name)?.[1]
  if (aboutYear) return toPastDate(`${aboutYear}~`, aboutYear)
  const [year, ...others] = new Set([...name.matchAll(onlyYear)].map(([, found]) => found ?? ''))
  return year && others.length === 0 ? toPastDate(year, year) : null
}

/** Nothing of years to come, which are numbers of something else. */
const toPastDate = (date: string, lastYear: string): Edtf | null =>
  isEdtf(date) && Number(lastYear) <= new Date().getFullYear() ? toEdtf(date) : null
