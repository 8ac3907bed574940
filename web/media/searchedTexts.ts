import type { Media } from '../../contract/media/media.ts'

/** Lists the texts and names by which an item is found in a static copy and by keepers, who read its date in another form. */
export const listSearchedTexts = (item: Media): readonly (string | null)[] => [
  item.title,
  item.description,
  item.memoryAuthor,
  ...(item.people ?? []).map(({ name }) => name),
]
