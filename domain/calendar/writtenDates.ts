import { datePhrases } from './languages/datePhrases.ts'
import { listTranslations } from './languages/translatePhrases.ts'
import { type DateStyle } from './dateStyle.ts'
import { writeDay } from './writeDay.ts'
import { findToday, padTwoDigits } from './dates.ts'
import { type Edtf, isEdtf } from './edtf.ts'
import { listYears, readDate, readDates } from './readDate.ts'

/**
 * Parses a date that a person or `formatDate` has written, in any style and language. Returns null if the text is not a date, or if it can be
 * two, as '4/3/1965' can.
 */
export function parseWrittenDate(text: string): Edtf | null {
  const withoutMarks = text.replace(/[\u2066-\u2069]/g, '')
  for (const each of [withoutMarks, ...listTranslations(text)]) {
    const date = parseEnglish(each)
    if (date) return date
  }
  return null
}

function parseEnglish(text: string): Edtf | null {
  const written = expandYears(text.trim().replace(/\s+/g, ' '))
  return isEdtf(written) ? written : (parseRange(written) ?? parsePart(written))
}

/**
 * Suggests the dates that a text such as 'about 4/3/1965' can mean, in the family's style: it can be of two days, or two digits of two
 * years. Returns none for any other text.
 */
export function suggestWrittenDates(text: string, style?: DateStyle): string[] {
  const readings = [0, 1, 2, 3].map((reading) =>
    expandYears(text.trim(), reading).replace(
      /\d{1,2}([/-])\d{1,2}\1\d{2,4}|\d{1,2}(\.)\d{1,2}\.\d\d\b/g,
      (numbers) => {
        const days = readDates(numbers, style, 'photograph')
        return days.length > 1 ? writeDay(days[reading] ?? '', style) : numbers
      },
    ),
  )
  const possibleDates = [...new Set(readings)].filter(parseWrittenDate)
  return possibleDates.length > 1 ? possibleDates : []
}

/**
 * Writes years out that people shorten: 'summer ’69', 'Dec 62', '60s', and '1921-23', which would be the fall of 1921 in EDTF. '1958-06'
 * stays a month. Two digits that can be of two years stay, unless `reading` chooses one.
 */
const expandYears = (text: string, reading?: number) => {
  const expand = (written: string, year: string) => {
    const years = listYears(year, 'photograph', findToday())
    const chosenYear = years.length === 1 ? years[0] : reading !== undefined && years[reading]
    return String(chosenYear || written)
  }
  return (
    text
      // EDTF counts a winter in the year in which it begins
      .replace(/\b(winter (?:of )?)(\d{4}) ?[-–—/] ?(?:\d\d)?(\d\d)$/i, (range, winter, year, last) =>
        (Number(year) + 1) % 100 === Number(last) ? winter + year : range,
      )
      .replace(
        /\b(\d\d)(\d\d)( ?[-–—/] ?| to )(\d\d)(?![-–—:/\d]| [a-z]{3})/gi,
        (range, century, year, separator, last) =>
          last > (/[-/]/.test(separator) ? 12 : 0) && last > year
            ? `${century}${year} to ${century}${last}`
            : range,
      )
      .replace(/^(3[2-9]|[4-9]\d) ?[-–—/] ?(\d\d)$/, (range, year, last) =>
        last > year ? `${expand(year, year)} to ${expand(last, last)}` : range,
      )
      .replace(/[’'‘](\d\d)\b/g, expand)
      .replace(/[’'‘]?\b(\d0)(?=[’']?s\b)/g, expand)
      // a number above those of days
      .replace(/([a-z]\.?,? |^\d\d?\/)(3[2-9]|[4-9]\d)$/i, (_, before, year) => before + expand(year, year))
  )
}

function parseRange(text: string): Edtf | null {
  const [, latest] = datePhrases.before.exec(text) ?? []
  const [, earliest] = datePhrases.after.exec(text) ?? []
  if (latest) return joinRange('..', parsePart(latest))
  const [first, last, ...more] = text.replace(datePhrases.between, '').split(datePhrases.to)
  const range =
    last === undefined
      ? parseYears(text)
      : more.length === 0 && joinRange(parsePart(first ?? ''), parsePart(last))
  return range || (earliest ? joinRange(parsePart(earliest), '..') : null)
}

/** Parses a range of years such as '1950-1955'. */
const parseYears = (text: string) => {
  const [, first = '', last = ''] = /^(\d{4})-(\d{4})$/.exec(text) ?? []
  return joinRange(first, last)
}

const joinRange = (first: string | null, last: string | null) => {
  const range = `${first}/${last}`
  return first && last && isEdtf(range) ? range : null
}

function parsePart(text: string): Edtf | null {
  const [, afterPerhaps, beforeQuestionMark] = datePhrases.perhaps.exec(text) ?? []
  const withoutPerhaps = afterPerhaps ?? beforeQuestionMark ?? text
  const afterAbout = datePhrases.about.exec(withoutPerhaps)?.[1]
  const certainDate = parseCertainDate((afterAbout ?? withoutPerhaps).replace(datePhrases.ignored, ''))
  const sign = withoutPerhaps === text ? (afterAbout ? '~' : '') : afterAbout ? '%' : '?'
  const date = certainDate && `${certainDate}${sign}`
  return date && isEdtf(date) ? date : null
}

/** Parses a date that has no word such as 'about' or 'perhaps'. */
function parseCertainDate(text: string): string | null {
  if (isEdtf(text)) return text
  const [, dayBefore, hour, minute, second = '00', amOrPm, zone] = dateAndTime.exec(text) ?? []
  if (dayBefore) {
    const date = parseCertainDate(dayBefore)
    return date && `${date}T${formatHour(Number(hour), amOrPm)}:${minute}:${second}${zone ? 'Z' : ''}`
  }
  const [, ofDecade] = datePhrases.decade.exec(text) ?? []
  const [, ofCentury] = datePhrases.century.exec(text) ?? []
  if (ofCentury) return `${Number(ofCentury) - 1}XX`
  if (ofDecade) return `${ofDecade}X`
  const [{ year, month, day } = {}] = readDate(text)
  if (year && month && day === undefined) return `${year}-${padTwoDigits(month)}`
  const [date, otherDate] = readDates(text, undefined, 'photograph')
  return otherDate ? null : (date ?? null)
}

const dateAndTime =
  /^(.*\d{4}),? (?:at |a las? )?(\d{1,2}):(\d\d)(?::(\d\d))?(?: ?([ap])\.?\s?m\.?)?( UTC)?$/i

const formatHour = (hour: number, amOrPm: string | undefined) =>
  padTwoDigits(amOrPm ? (hour % 12) + (amOrPm.toLowerCase() === 'p' ? 12 : 0) : hour)
