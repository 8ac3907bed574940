import { createMatcher, toSearchText } from '../../../../domain/search/search.ts'
import type { Edtf } from '../../../../domain/calendar/edtf.ts'
import { formatDate } from '../../../../domain/calendar/formatDates.ts'
import type { Media } from '../../../../contract/media/media.ts'
import type { Dates } from '../../parts/dates/dates.ts'
import { dateTexts } from '../../../../languages/en/memorial/dates.ts'
import { listSearchedTexts } from '../../../media/searchedTexts.ts'

/** Finds the items whose text, names, date, file name and author together contain every word of the query. */
export const searchMedia = (
  items: readonly Media[],
  query: string,
  formatTaken?: Dates['formatTaken'],
): readonly Media[] => {
  if (!query.trim()) return items
  const matches = createMatcher(query)
  return items.filter((item) =>
    matches(`${getSearchedText(item)}\n${toSearchText(listDates(item, formatTaken).join('\n'))}`),
  )
}

/** Returns the texts of an item as one. They are normalized once, and not at each letter of a query. */
function getSearchedText(item: Media): string {
  const knownText = searchedTexts.get(item)
  if (knownText !== undefined) return knownText
  const text = toSearchText([...listSearchedTexts(item), item.originalName].join('\n'))
  searchedTexts.set(item, text)
  return text
}

const searchedTexts = new WeakMap<Media, string>()

/** Lists the date as it is shown and with the month first, because people may type either. */
const listDates = ({ takenAt }: Media, formatTaken: Dates['formatTaken'] = formatPlainly) =>
  takenAt ? [formatTaken(takenAt), formatPlainly(takenAt)] : []

const formatPlainly = (date: Edtf) => formatDate(date, dateTexts)
