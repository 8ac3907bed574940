import { foldForSearch } from '../../../../domain/foldConfusables.ts'
import { formatDate } from '../../../../domain/calendar/formatDates.ts'
import type { Media } from '../../../../contract/media/media.ts'
import type { Dates } from '../../dates/dates.ts'
import { textFieldNames } from '../../../media/mediaText.ts'

/** Finds the items whose text, date, file name and author together contain every word of the query. */
export const searchMedia = (
  items: readonly Media[],
  query: string,
  formatDay?: Dates['formatDay'],
): readonly Media[] => {
  const searchTerms = foldForSearch(query).split(' ').filter(Boolean)
  if (searchTerms.length === 0) return items
  return items.filter((item) => {
    const text = foldForSearch(listSearchedTexts(item, formatDay).join('\n'))
    return searchTerms.every((word) => text.includes(word))
  })
}

const listSearchedTexts = (item: Media, formatDay: Dates['formatDay'] | undefined) => [
  ...textFieldNames.map((field) => item[field]),
  item.memoryAuthor,
  item.originalName,
  // in the family's style and in the American one, because people may type either
  item.takenAt && formatDate(item.takenAt, formatDay),
  item.takenAt && formatDate(item.takenAt),
]
