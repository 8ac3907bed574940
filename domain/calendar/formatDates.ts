import { englishMonths, formatDay } from './formatDay.ts'
import { datePhrases } from './datePhrases.ts'
import type { Edtf } from './edtf.ts'

const texts = {
  about: (date: string) => `about ${date}`,
  perhaps: (date: string) => `perhaps ${date}`,
  decade: (year: string) => `${year}s`,
  century: (number: number) => `${number}th century`,
  between: (first: string, last: string) => `${first} to ${last}`,
  since: (first: string) => `since ${first}`,
  until: (last: string) => `until ${last}`,
  at: (day: string, clock: string) => `${day}, ${clock}`,
}

/**
 * Formats a date for people: '1958-06' as 'June 1958', '1958~' as 'about 1958', '195X' as '1950s', and a date with a time as
 * 'July 18, 2004, 16:42:10'. `writeDay` formats a date of which the day is known.
 */
export function formatDate(date: Edtf, writeDay = formatDay): string {
  const write = (part: string) => formatPart(part, writeDay)
  const [first = '', last] = date.split('/')
  if (last === undefined) return write(first)
  if (isOpen(first)) return texts.until(write(last))
  return isOpen(last) ? texts.since(write(first)) : texts.between(write(first), write(last))
}

export const formatDateOnly = (date: Edtf, writeDay = formatDay): string =>
  formatDate(date.replace(/T.*/, '') as Edtf, writeDay)

const isOpen = (end: string) => end === '' || end === '..'

function formatPart(part: string, writeDay: typeof formatDay): string {
  const sign = /[?~%]$/.exec(part)?.[0]
  const certainDate = formatCertainDate(part.replace(/[?~%]$/, ''), writeDay)
  const aboutDate = sign === '~' || sign === '%' ? texts.about(certainDate) : certainDate
  return sign === '?' || sign === '%' ? texts.perhaps(aboutDate) : aboutDate
}

/** Formats a date that has no sign for 'about' or 'perhaps'. */
function formatCertainDate(date: string, writeDay: typeof formatDay): string {
  const [day = '', clock] = date.split('T')
  if (clock) return texts.at(writeDay(day), clock.replace('Z', ' UTC'))
  const [year = '', month = 'XX', dayOfMonth = 'XX'] = day.split('-')
  if (year.endsWith('XX')) return texts.century(Number(year.slice(0, 2)) + 1)
  if (year.endsWith('X')) return texts.decade(year.replace('X', '0'))
  if (month === 'XX') return year
  const [season] = datePhrases.seasons[Number(month) - 21]?.split(' ') ?? []
  if (season) return `${season} ${year}`
  return dayOfMonth === 'XX' ? `${englishMonths[Number(month) - 1]} ${year}` : writeDay(day)
}
