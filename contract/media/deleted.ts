import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { media } from './media.ts'
import { id } from '../text.ts'

/** The things that can be deleted, named by their resources. */
export const deletedKind = z.enum(['media', 'music', 'services', 'obituary', 'memories'])
export type DeletedKind = z.infer<typeof deletedKind>

export const deletedItem = z.object({
  id,
  kind: deletedKind,
  /** the writer's name of a memory; null for the obituary */
  title: z.string().nullable(),
  /** its own picture, or the first of its photographs */
  picture: media.nullable(),
  /** how many photographs were attached to a memory */
  photos: z.int(),
  deletedAt: z.iso.datetime(),
  /** the administrator's name */
  deletedBy: z.string().nullable(),
  /** when it and its files are removed permanently */
  goneAt: z.iso.datetime(),
})
export type DeletedItem = z.infer<typeof deletedItem>

/** A note that part of an item could not be restored, because something it belongs to is deleted or permanently removed. */
export const putBackNote = z.enum([
  'memory_deleted',
  'memory_gone',
  'photos_deleted',
  'photos_gone',
  'picture_deleted',
  'picture_gone',
  'obituary_replaced',
])
export type PutBackNote = z.infer<typeof putBackNote>

export const listDeleted = endpoint('GET /api/deleted', {
  name: 'listDeleted',
  summary: 'What was deleted in the last 30 days and can be put back, newest first',
  who: 'administrator',
  response: z.array(deletedItem),
  reads: ['deleted'],
})

export const putBackDeleted = endpoint('POST /api/deleted/:id/put-back', {
  name: 'putBackDeleted',
  summary: 'Put something back to where it was deleted from',
  who: 'administrator',
  response: z.object({ notes: z.array(putBackNote) }),
  changes: ['deleted', 'media', 'memories', 'music', 'obituary', 'services', 'settings'],
})

export const deleteForGood = endpoint('DELETE /api/deleted/:id', {
  name: 'deleteForGood',
  summary: 'Delete something that could be put back, for ever',
  who: 'administrator',
  changes: ['deleted'],
})
