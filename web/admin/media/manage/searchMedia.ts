import { formatDate } from '../../../../domain/calendar/formatDates.ts'
import type { Media } from '../../../../contract/media/media.ts'
import { textFieldNames } from '../../../media/mediaText.ts'

/** Finds the items whose text, date, file name and author together contain every word of the query. */
export const searchMedia = (items: readonly Media[], query: string): readonly Media[] => {
  const searchTerms = normalizeText(query).split(/\s+/).filter(Boolean)
  if (searchTerms.length === 0) return items
  return items.filter((item) => {
    const text = normalizeText(listSearchedTexts(item).join('\n'))
    return searchTerms.every((word) => text.includes(word))
  })
}

const listSearchedTexts = (item: Media) => [
  ...textFieldNames.map((field) => item[field]),
  item.memoryAuthor,
  item.originalName,
  item.takenAt && formatDate(item.takenAt),
]

/** Removes accents and makes the text lowercase, so that ‘jose’ finds ‘José’. */
const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
