import { type Clock, writeClock } from './clock.ts'
import { type DateStyle } from './dateStyle.ts'
import { writeDay, writeMonth } from './writeDay.ts'
import type { Edtf } from './edtf.ts'
import type { DateTexts } from './languages/dateTexts.ts'

/**
 * Formats a date for people: '1958-06' as 'June 1958', '1958~' as 'about 1958', '195X' as '1950s', and a date with a time as
 * 'July 18, 2004, 4:42 PM', without the seconds of a device. The texts and the style are of one
 * language. `write` writes a date of which the day is known.
 */
export function formatDate(date: Edtf, texts: DateTexts, style?: DateStyle, write = writeDay): string {
  const format = (part: string) => formatPart(part, texts, style, write)
  const [first = '', last] = date.split('/')
  if (last === undefined) return format(first)
  if (isOpen(first)) return texts.until(format(last))
  return isOpen(last) ? texts.since(format(first)) : texts.between(format(first), format(last))
}

export const formatDateOnly = (date: Edtf, texts: DateTexts, style?: DateStyle, write = writeDay): string =>
  formatDate(date.replace(/T.*/, '') as Edtf, texts, style, write)

const isOpen = (end: string) => end === '' || end === '..'

function formatPart(
  part: string,
  texts: DateTexts,
  style: DateStyle | undefined,
  write: typeof writeDay,
): string {
  const sign = /[?~%]$/.exec(part)?.[0]
  const certainDate = formatCertainDate(part.replace(/[?~%]$/, ''), texts, style, write)
  const aboutDate = sign === '~' || sign === '%' ? texts.about(certainDate) : certainDate
  return sign === '?' || sign === '%' ? texts.perhaps(aboutDate) : aboutDate
}

/** Formats a date that has no sign for 'about' or 'perhaps'. */
function formatCertainDate(
  date: string,
  texts: DateTexts,
  style: DateStyle | undefined,
  write: typeof writeDay,
): string {
  const [day = '', clock] = date.split('T')
  if (clock) {
    const time = writeClock(clock.slice(0, 5) as Clock, style)
    return texts.at(write(day, style), clock.endsWith('Z') ? `${time} UTC` : time)
  }
  const [year = '', month = 'XX', dayOfMonth = 'XX'] = day.split('-')
  if (year.endsWith('XX')) return texts.century(Number(year.slice(0, 2)) + 1)
  if (year.endsWith('X')) return texts.decade(year.replace('X', '0'))
  if (month === 'XX') return year
  if (Number(month) > 12) return texts.season(Number(month) - 21, year)
  return dayOfMonth === 'XX' ? writeMonth(`${year}-${month}`, style) : write(day, style)
}
