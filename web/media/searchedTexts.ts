import type { Media } from '../../contract/media/media.ts'
import type { ListedMemory } from '../../contract/memorial/memories.ts'

/**
 * Lists the texts and names by which an item is found in a static copy and by keepers, who read its date in another form. As on the server,
 * an item has the texts of the memories that it belongs to, or that were told about it.
 */
export const listSearchedTexts = (
  item: Media,
  memories: readonly ListedMemory[],
): readonly (string | null)[] => [
  item.title,
  item.description,
  item.memoryAuthor,
  ...(item.people ?? []).map(({ name }) => name),
  ...memories.filter(({ mediaIds }) => mediaIds.includes(item.id)).flatMap(listMemoryTexts),
]

export const listMemoryTexts = ({ name, question, content, answer, answeredBy }: ListedMemory) => [
  name,
  question,
  content,
  answer,
  answeredBy,
]
