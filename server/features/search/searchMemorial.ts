import { listTerms } from '../../../domain/search/search.ts'
import type { Viewer } from '../../http/callers/caller.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import type { Context } from '../../platform/context.ts'
import { oncePerContext } from '../../platform/oncePerContext.ts'
import { openSearchIndex } from '../../platform/search/searchIndex.ts'
import { selectGallery } from '../media/selectGallery.ts'
import { readDocuments } from './readDocuments.ts'

export interface Found {
  mediaIds: string[]
  memoryIds: string[]
}

/**
 * Finds what has every word of the query: media in the order of the gallery, and memories, newest first. The words come from the index, and
 * who sees what from the tables, at this moment.
 */
export async function searchMemorial(context: Context, viewer: Viewer, query: string): Promise<Found> {
  await updateSearchIndex(context)
  const isVisitor = viewer.kind === 'visitor'
  const isFound = await openSearch(context).index.find(listTerms(query), !isVisitor)
  const media = selectGallery(context.db, viewer).clearSelect().select('id').where(isFound)
  let memories = rowsInOrder.memories(context.db).clearSelect().select('id').where(isFound)
  if (isVisitor) memories = memories.where('approved', '=', 1)
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
  /** the revisions that the index has at least; null: this server has not looked yet */
  madeFrom: null as string | null,
  /** updates run one after the other, so that each search begins after one that has read the newest revisions */
  lastUpdate: Promise.resolve(),
}))
