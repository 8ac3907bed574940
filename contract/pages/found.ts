/** The result of a search on a page, by the query in its URL. */
export interface Found {
  query: string
  /** says how much is found */
  heading: string
  /** says that nothing is found, of a kind of item of which there is none */
  nothing: string
  /** the photographs and videos in the gallery, or the memories on their page */
  ids: readonly string[]
  /** how many there are on the other one of these two pages */
  otherCount: number
}

interface Ids {
  path: string
  query: string
  mediaIds: readonly string[]
  memoryIds: readonly string[]
}

/** Makes the result for the page at `path` from all that is found. */
export const makeFound = (
  { path, query, mediaIds, memoryIds }: Ids,
  texts: { found: (count: number, query: string) => string },
): Found => {
  const [ids, otherIds] = path === '/gallery' ? [mediaIds, memoryIds] : [memoryIds, mediaIds]
  const [heading, nothing] = [texts.found(ids.length, query), texts.found(0, query)]
  return { query, heading, nothing, ids, otherCount: otherIds.length }
}
