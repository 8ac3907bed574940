import { type Found, makeFound } from '../../../contract/pages/found.ts'
import type { ReadSeed } from '../../../contract/pages/pageRendering.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { normalizeLine } from '../../../domain/normalizeText.ts'

/** Finds what visitors see of a query. */
export type Find = (
  query: string,
  texts: ServerTexts,
) => Promise<Record<'mediaIds' | 'memoryIds', readonly string[]>>

/** People look through fewer photographs and memories. */
const SEARCHED_FROM = 30
/** The field takes as much (web/site/Search.tsx). */
const MAX_QUERY_LENGTH = 200

/**
 * Whether people search in this memorial: visitors see 30 photographs or 30 memories. One rule decides for both pages, because each says
 * how much is found on the other.
 */
export async function needsSearch(read: ReadSeed): Promise<boolean> {
  const media = await read('GET /api/media', { fileType: 'image', limit: SEARCHED_FROM })
  // a static copy reads whole lists
  if (media.filter(({ fileType }) => fileType === 'image').length >= SEARCHED_FROM) return true
  return (await read('GET /api/memories', { limit: SEARCHED_FROM })).length >= SEARCHED_FROM
}

/** Finds on a page what the URL asks for; undefined if it asks for nothing. */
export async function readFound(
  path: string,
  q: unknown,
  { find, texts }: { find: Find; texts: ServerTexts },
): Promise<Found | undefined> {
  const query = typeof q === 'string' ? normalizeLine(q.slice(0, MAX_QUERY_LENGTH).toWellFormed()) : ''
  if (!query) return undefined
  return makeFound({ path, query, ...(await find(query, texts)) }, texts.search)
}
