import type { Media } from '../../contract/media/media.ts'
import { textFieldNames } from './mediaText.ts'

/** Lists the texts and names by which an item is found, here and where keepers manage all items. Dates are written differently there. */
export const listSearchedTexts = (item: Media): readonly (string | null)[] => [
  ...textFieldNames.map((field) => item[field]),
  item.memoryAuthor,
  ...(item.people ?? []).map(({ name }) => name),
]
