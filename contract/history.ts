import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { media } from './media.ts'
import { id } from './text.ts'

/** One change of a photo's or video's title or description. */
export const mediaEdit = z.object({
  id,
  titleBefore: z.string(),
  descriptionBefore: z.string().nullable(),
  titleAfter: z.string(),
  descriptionAfter: z.string().nullable(),
  editedAt: z.iso.datetime(),
  /** whether a visitor made it whose other edits can still be found: that is known for 30 days */
  byVisitor: z.boolean(),
  /** when it was put back or undone */
  undoneAt: z.iso.datetime().nullable(),
})
export type MediaEdit = z.infer<typeof mediaEdit>

/** What undoing a visitor's edits would change about one item; what somebody has changed since is left alone. */
export const undoing = z.object({
  mediaId: id,
  titleNow: z.string(),
  descriptionNow: z.string().nullable(),
  titleThen: z.string(),
  descriptionThen: z.string().nullable(),
})
export type Undoing = z.infer<typeof undoing>

export const readHistory = endpoint({
  name: 'readHistory',
  summary: 'What the title and description of a photo or video said before, newest first',
  method: 'GET',
  path: '/api/media/:id/history',
  who: 'administrator',
  params: z.object({ id }),
  answer: z.array(mediaEdit),
  reads: ['media'],
})

export const putBack = endpoint({
  name: 'putBack',
  summary: 'Give a photo or video the words again that it had before one of its edits',
  method: 'POST',
  path: '/api/media/:id/put-back',
  who: 'administrator',
  params: z.object({ id }),
  body: z.object({ edit: id }),
  answer: media,
  changes: ['media'],
})

export const listUndoings = endpoint({
  name: 'listUndoings',
  summary: 'All that the visitor who made this edit has changed, and that is still as he left it',
  method: 'GET',
  path: '/api/media-edits/:id/by-same-visitor',
  who: 'administrator',
  params: z.object({ id }),
  answer: z.array(undoing),
  reads: ['media'],
})

export const undoVisitor = endpoint({
  name: 'undoVisitor',
  summary: 'Undo the edits of the visitor who made this one, on the named items, as far as they still stand',
  method: 'POST',
  path: '/api/media-edits/:id/undo-visitor',
  who: 'administrator',
  params: z.object({ id }),
  body: z.object({ mediaIds: z.array(id).max(100_000) }),
  answer: z.object({ media: z.array(media) }),
  changes: ['media'],
})
