import type { Media } from '../../contract/media/media.ts'
import type { ListedMemory } from '../../contract/memorial/memories.ts'
import { type Found, makeFound } from '../../contract/pages/found.ts'
import { createMatcher, toSearchText } from '../../domain/search/search.ts'
import { searchTexts } from '../../languages/en/memorial/search.ts'
import { listMemoryTexts, listSearchedTexts } from '../media/searchedTexts.ts'

/** Finds in a static copy what the server finds for visitors (server/features/search). */
export const findInLists = (
  query: string,
  path: string,
  media: readonly Media[],
  memories: readonly ListedMemory[],
): Found => {
  const matches = createMatcher(query)
  const find = <T extends { id: string }>(items: readonly T[], listTexts: (item: T) => readonly unknown[]) =>
    items.filter((item) => matches(toSearchText(listTexts(item).join('\n')))).map(({ id }) => id)
  const mediaIds = find(media, (item) => [
    ...listSearchedTexts(item, memories),
    item.shownDate,
    item.doubtfulDate ? null : item.takenAt,
  ])
  const memoryIds = find(memories, listMemoryTexts)
  return makeFound({ path, query, mediaIds, memoryIds }, searchTexts)
}
