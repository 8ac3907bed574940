import { formatDate } from '../../../../domain/calendar/writtenDates.ts'
import type { Media } from '../../../../contract/media.ts'
import { textFields } from '../../../media/mediaText.ts'

/** The items in which each word that is looked for is found: in their text, date, file's name, or who sent them. */
export const searchMedia = (items: readonly Media[], query: string): readonly Media[] => {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return items
  return items.filter((item) => {
    const text = plain(searched(item).join('\n'))
    return wanted.every((word) => text.includes(word))
  })
}

const searched = (item: Media) => [
  ...textFields.map((field) => item[field]),
  item.memoryAuthor,
  item.originalName,
  item.takenAt && formatDate(item.takenAt),
]

/** Without capitals and accents: ‘Jose’ finds ‘José’. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
