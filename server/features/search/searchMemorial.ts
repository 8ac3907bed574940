import { listTerms } from '../../../domain/search/search.ts'
import type { Viewer } from '../../http/callers/caller.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import type { Context } from '../../platform/context.ts'
import { cacheRows } from '../../platform/database/cacheRows.ts'
import { oncePerContext } from '../../platform/oncePerContext.ts'
import { openSearchIndex } from '../../platform/search/searchIndex.ts'
import { selectGallery } from '../media/selectGallery.ts'
import { readDocuments } from './readDocuments.ts'

/** Strangers can make up any number of queries. */
const MAX_CACHED_QUERIES = 50

export interface Found {
  mediaIds: string[]
  memoryIds: string[]
}

/**
 * Finds what has every word of the query: media in the order of the gallery, and memories, newest first. The words come from the index, and
 * who sees what from the tables. What visitors find is kept until something changes.
 */
export async function searchMemorial(context: Context, viewer: Viewer, query: string): Promise<Found> {
  await updateSearchIndex(context)
  const terms = listTerms(query)
  if (viewer.kind === 'keeper') return find(context, viewer, terms)
  const { madeFrom, cachedFound } = openSearch(context)
  return cachedFound(JSON.stringify([madeFrom, terms]), () => find(context, viewer, terms))
}

/** Finds media by their memories, too: each word is in the item's own text, or in that of a memory which this viewer sees. */
async function find(context: Context, viewer: Viewer, terms: ReturnType<typeof listTerms>): Promise<Found> {
  if (terms.length === 0) return { mediaIds: [], memoryIds: [] }
  const { db } = context
  const { index } = openSearch(context)
  let media = selectGallery(db, viewer).clearSelect().select('id')
  let memories = rowsInOrder.memories(db).clearSelect().select('id')
  if (viewer.kind === 'visitor') memories = memories.where('approved', '=', 1)
  const seenMemories = memories.clearOrderBy()
  for (const term of terms) {
    const hasTerm = await index.find([term], viewer.kind === 'keeper')
    const ofMemories = db
      .selectFrom('memory_media')
      .select('media_id')
      .where('memory_id', 'in', seenMemories.where(hasTerm))
    memories = memories.where(hasTerm)
    media = media.where((eb) => eb.or([hasTerm, eb('id', 'in', ofMemories)]))
  }
  const readIds = async (rows: typeof media | typeof memories) => (await rows.execute()).map(({ id }) => id)
  return { mediaIds: await readIds(media), memoryIds: await readIds(memories) }
}

/** Brings the index up to date, if anything has changed. If that fails, logs it: then searches find what was there before. */
export function updateSearchIndex(context: Context): Promise<void> {
  const search = openSearch(context)
  search.lastUpdate = updateAfter(search.lastUpdate, context)
  return search.lastUpdate
}

async function updateAfter(earlierUpdate: Promise<void>, context: Context) {
  await earlierUpdate
  const search = openSearch(context)
  try {
    const revisions = (await context.revisions.read()).toKey(['media', 'memories', 'settings'])
    if (revisions === search.madeFrom) return
    await search.index.update(() => readDocuments(context))
    search.madeFrom = revisions
  } catch (err) {
    context.log.error({ err }, 'the search index could not be updated')
  }
}

const openSearch = oncePerContext((context) => ({
  index: openSearchIndex(context),
  cachedFound: cacheRows<Found>(context.revisions, MAX_CACHED_QUERIES),
  /** the revisions that the index has at least; null: this server has not looked yet */
  madeFrom: null as string | null,
  /** updates run one after the other, so that each search begins after one that has read the newest revisions */
  lastUpdate: Promise.resolve(),
}))
