import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { selectedIds } from './chosenMedia.ts'
import { media } from './media.ts'
import { id } from '../text.ts'

/** The kinds of items that can be deleted. Each kind has the name of its resource (see contract/endpoint.ts). */
export const deletedKind = z.enum(['media', 'music', 'services', 'obituary', 'memories'])
export type DeletedKind = z.infer<typeof deletedKind>

export const deletedItem = z.object({
  id,
  kind: deletedKind,
  /** the title of the item; for a memory, the name of its writer; for the obituary, null */
  title: z.string().nullable(),
  /** the item's own picture, or the first of its photographs; null if the item has neither */
  picture: media.nullable(),
  /** for a memory, the number of photographs that were attached to it; for other items, 0 */
  photos: z.int(),
  deletedAt: z.iso.datetime(),
  /** the name of the keeper who deleted the item */
  deletedBy: z.string().nullable(),
  /** when the item and its files will be removed permanently */
  goneAt: z.iso.datetime(),
})
export type DeletedItem = z.infer<typeof deletedItem>

/**
 * A note about a restored item. `_deleted`: its memory, photographs or picture are still deleted. `_gone`: its memory,
 * photographs or picture have been removed permanently. `obituary_replaced`: the restored obituary has replaced a newer one.
 * `obituary_stays`: an obituary was not restored with the other items, because the site has another one.
 */
export const putBackNote = z.enum([
  'memory_deleted',
  'memory_gone',
  'photos_deleted',
  'photos_gone',
  'picture_deleted',
  'picture_gone',
  'obituary_replaced',
  'obituary_stays',
])
export type PutBackNote = z.infer<typeof putBackNote>

export const listDeletedEndpoint = endpoint('GET /api/deleted', {
  name: 'listDeleted',
  summary: 'What was deleted in the last 30 days and can be put back, newest first',
  who: 'administrator',
  response: z.array(deletedItem),
  reads: ['deleted'],
})

export const putBackDeletedEndpoint = endpoint('POST /api/deleted/put-back', {
  name: 'putBackDeleted',
  summary:
    'Put one or more deleted things back to where they were, all that still exist or none; as a helper only what you deleted yourself',
  who: 'helper',
  /** ids of deleted items, or of the photographs, videos, songs, services and memories that were deleted */
  body: z.object({ ids: selectedIds }),
  response: z.object({
    /** the given ids whose items are back now, even if an earlier call put them back */
    putBack: z.array(id),
    /** the given ids of items that are neither deleted nor back already */
    gone: z.array(id),
    notes: z.array(putBackNote),
  }),
  changes: ['deleted', 'media', 'memories', 'music', 'obituary', 'services', 'settings'],
})

/** The dashboard uses the call for several items; other programs use this one. */
export const putBackDeletedItemEndpoint = endpoint('POST /api/deleted/:id/put-back', {
  name: 'putBackDeletedItem',
  summary: 'Put something back to where it was deleted from',
  who: 'administrator',
  response: z.object({ notes: z.array(putBackNote) }),
  changes: putBackDeletedEndpoint.changes,
})

export const deleteForGoodEndpoint = endpoint('DELETE /api/deleted/:id', {
  name: 'deleteForGood',
  summary: 'Delete something that could be put back, for good',
  who: 'administrator',
  changes: ['deleted'],
})
