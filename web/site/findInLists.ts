import type { Media } from '../../contract/media/media.ts'
import type { ListedMemory } from '../../contract/memorial/memories.ts'
import type { Found } from '../../contract/pages/pageRendering.ts'
import { createMatcher, listTerms, toSearchText } from '../../domain/search/search.ts'
import { searchTexts } from '../../languages/en/memorial/search.ts'
import { listSearchedTexts } from '../media/searchedTexts.ts'

/** Finds in a static copy what the server finds for visitors (server/features/search). */
export const findInLists = (
  query: string,
  path: string,
  media: readonly Media[],
  memories: readonly ListedMemory[],
): Found => {
  const matches = listTerms(query).length > 0 ? createMatcher(query) : () => false
  const find = <T extends { id: string }>(items: readonly T[], listTexts: (item: T) => readonly unknown[]) =>
    items.filter((item) => matches(toSearchText(listTexts(item).join('\n')))).map(({ id }) => id)
  const mediaIds = find(media, (item) => [
    ...listSearchedTexts(item),
    item.shownDate,
    item.doubtfulDate ? null : item.takenAt,
    ...memories.filter(({ mediaIds }) => mediaIds.includes(item.id)).flatMap(listMemoryTexts),
  ])
  const memoryIds = find(memories, listMemoryTexts)
  const [ids, otherIds] = path === '/gallery' ? [mediaIds, memoryIds] : [memoryIds, mediaIds]
  return { query, heading: searchTexts.found(ids.length, query), ids, otherCount: otherIds.length }
}

const listMemoryTexts = ({ name, question, content, answer, answeredBy }: ListedMemory) => [
  name,
  question,
  content,
  answer,
  answeredBy,
]
