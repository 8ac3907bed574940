import { formatDate } from '../../../../domain/calendar/writtenDates.ts'
import type { Media } from '../../../../contract/media/media.ts'
import { textFieldNames } from '../../../media/mediaText.ts'

/** Finds the items that contain every word of the query in their text, date, file name or author. */
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

/** Removes capitals and accents, so that ‘Jose’ finds ‘José’. */
const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
