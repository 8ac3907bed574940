import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { type DatedItem, findTakenDate } from '../../../domain/takenDate.ts'
import { dateTexts } from '../../../languages/en/memorial/dates.ts'

export interface Year {
  /** '1965', '1950s' if the year is not known, or null for the items without a date */
  label: string | null
  /** the 0-based index of the first item of this year */
  place: number
}

/** Lists the years of the items from the earliest on, and then those without a date. */
export function listYears(items: readonly DatedItem[]): Year[] {
  const places = new Map<string, number>()
  for (const [place, item] of items.entries()) {
    const date = findTakenDate(item)
    const year = date ? findYear(date) : UNDATED
    if (!places.has(year)) places.set(year, place)
  }
  return [...places]
    .sort(([one], [other]) => (toSortKey(one) < toSortKey(other) ? -1 : 1))
    .map(([year, place]) => ({ label: year === UNDATED ? null : formatYear(year), place }))
}

/** Sorts after every year. */
const UNDATED = 'undated'

/** Finds the year in which a date or its range begins, such as '1965' or '195X'. The range '../1965' only has an end. */
const findYear = (date: Edtf) => {
  const [first = '', last = ''] = date.split('/')
  return (/^\d/.test(first) ? first : last).slice(0, 4)
}

/** Formats a year such as '1965', '195X' or '19XX'. */
const formatYear = (year: string) => {
  if (year.endsWith('XX')) return dateTexts.century(Number(year.slice(0, 2)) + 1)
  return year.endsWith('X') ? dateTexts.decade(year.replace('X', '0')) : year
}

/** A decade comes before its first year. */
const toSortKey = (year: string) => year.replaceAll('X', ' ')
