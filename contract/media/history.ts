import { z } from 'zod'
import { adjustment } from './adjustment.ts'
import { endpoint } from '../endpoint.ts'
import { edtf, media, shownText } from './media.ts'
import { id } from '../text.ts'

export type WithSuffix<Fields, Suffix extends string> = {
  [Name in keyof Fields & string as `${Name}${Suffix}`]: Fields[Name]
}

/** Adds a suffix to each key, so that an object can hold a text twice: `addSuffix({ title }, 'Before')` is `{ titleBefore }`. */
export const addSuffix = <Fields extends object, const Suffix extends string>(
  fields: Fields,
  suffix: Suffix,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name + suffix, value])) as WithSuffix<
    Fields,
    Suffix
  >

/** One edit of a photo's or video's text, date or people, or of a photo's adjustment. */
export const mediaEdit = z.object({
  id,
  ...addSuffix(shownText.shape, 'Before'),
  ...addSuffix(shownText.shape, 'After'),
  /** the adjustments before and after the edit; both are null if the edit changed the text */
  adjustmentBefore: adjustment.nullable(),
  adjustmentAfter: adjustment.nullable(),
  /** the dates before and after the edit; they are equal if the edit did not change the date */
  takenAtBefore: edtf.nullable(),
  takenAtAfter: edtf.nullable(),
  /** the names before and after the edit; both are null if it did not change them, and equal if it changed only their places */
  peopleBefore: z.array(z.string()).nullable(),
  peopleAfter: z.array(z.string()).nullable(),
  editedAt: z.iso.datetime(),
  /**
   * whether a visitor made the edit less than 30 days ago; during those 30 days, all edits by that visitor can be found and
   * undone
   */
  byVisitor: z.boolean(),
  /** when the edit was undone, or, if it was held, discarded */
  undoneAt: z.iso.datetime().nullable(),
  /** whether the edit is held: it is not applied until the family approves it */
  held: z.boolean(),
})
export type MediaEdit = z.infer<typeof mediaEdit>

/**
 * The texts of one item before a visitor's edits are undone (`…Now`) and after (`…Then`). If somebody else has changed a field
 * after the visitor, both values are the same.
 */
export const undoing = z.object({
  mediaId: id,
  ...addSuffix(shownText.shape, 'Now'),
  ...addSuffix(shownText.shape, 'Then'),
})
export type Undoing = z.infer<typeof undoing>

export const readHistoryEndpoint = endpoint('GET /api/media/:id/history', {
  name: 'readHistory',
  summary: 'Earlier texts, dates and names of a photo or video, and how a photo was shown, newest first',
  who: 'helper',
  response: z.array(mediaEdit),
  reads: ['media'],
})

const editDecision = {
  who: 'helper',
  body: z.object({ edit: id }),
  response: media,
  changes: ['media'],
} as const

export const putBackEndpoint = endpoint('POST /api/media/:id/put-back', {
  name: 'putBack',
  summary:
    'Restore the text, date or names that a photo or video had before one of its edits, or how it was shown',
  ...editDecision,
})

export const approveEditEndpoint = endpoint('POST /api/media/:id/approve-edit', {
  name: 'approveEdit',
  summary: 'Apply an edit that was held: what it changes, on the text as it is now',
  ...editDecision,
})

export const discardEditEndpoint = endpoint('POST /api/media/:id/discard-edit', {
  name: 'discardEdit',
  summary: 'Discard an edit that was held; it stays in the history and can still be approved',
  ...editDecision,
})

export const listUndoingsEndpoint = endpoint('GET /api/media-edits/:id/by-same-visitor', {
  name: 'listUndoings',
  summary: 'What undoing all edits of the visitor who made this one would change',
  who: 'helper',
  response: z.array(undoing),
  reads: ['media'],
})

export const undoVisitorEndpoint = endpoint('POST /api/media-edits/:id/undo-visitor', {
  name: 'undoVisitor',
  summary:
    'Undo the edits of the visitor who made this one, on the named items, where nobody has changed them since',
  who: 'helper',
  body: z.object({ mediaIds: z.array(id).max(100_000) }),
  response: z.object({ media: z.array(media) }),
  changes: ['media'],
})
