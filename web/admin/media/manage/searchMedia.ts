import { createMatcher, toSearchText } from '../../../../domain/search/search.ts'
import type { Edtf } from '../../../../domain/calendar/edtf.ts'
import { formatDate } from '../../../../domain/calendar/formatDates.ts'
import type { Media } from '../../../../contract/media/media.ts'
import type { ListedMemory } from '../../../../contract/memorial/memories.ts'
import type { Dates } from '../../parts/dates/dates.ts'
import { dateTexts } from '../../../../languages/en/memorial/dates.ts'
import { listSearchedTexts } from '../../../media/searchedTexts.ts'

/**
 * Makes a function that finds the items whose text, names, date, file name, author and memories together contain every word of a query. The
 * texts of an item are normalized once, and not at each letter of a query.
 */
export function openMediaSearch(memories: readonly ListedMemory[], formatTaken = formatPlainly) {
  const knownTexts = new WeakMap<Media, string>()
  const getText = (item: Media) => {
    const text =
      knownTexts.get(item) ??
      toSearchText(
        [
          ...listSearchedTexts(item, memories),
          item.originalName,
          ...listDates(item.takenAt, formatTaken),
        ].join('\n'),
      )
    knownTexts.set(item, text)
    return text
  }
  return (items: readonly Media[], query: string): readonly Media[] => {
    if (!query.trim()) return items
    const matches = createMatcher(query)
    return items.filter((item) => matches(getText(item)))
  }
}

/** Lists a date as it is shown and with the month first, because people may type either. */
const listDates = (takenAt: Edtf | null, formatTaken: Dates['formatTaken']) =>
  takenAt ? [formatTaken(takenAt), formatPlainly(takenAt)] : []

const formatPlainly = (date: Edtf) => formatDate(date, dateTexts)
