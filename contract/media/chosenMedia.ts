import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { deleteMediaEndpoint, edtf, media } from './media.ts'

/**
 * The maximum number of selected items: more than anybody selects, but few enough for one statement in SQLite and PostgreSQL.
 */
export const MAX_SELECTED = 20_000
export const selectedIds = z.array(id).min(1).max(MAX_SELECTED)
const changedMedia = z.object({ media: z.array(media) })

export const setManyVisibleEndpoint = endpoint('POST /api/media/visibility', {
  name: 'setManyVisible',
  summary:
    'Hide photographs and videos from visitors, or show them again: all of them or none; a visitor’s photo also follows its memory',
  who: 'helper',
  body: z.object({ ids: selectedIds, visible: z.boolean() }),
  response: changedMedia,
  changes: ['media'],
})

export const setInSlideshowEndpoint = endpoint('POST /api/media/in-slideshow', {
  name: 'setInSlideshow',
  summary:
    'Put photographs and videos into the slideshow, or leave them out: all of them or none; the others stay as they are. As soon as any is left out, and until none is, photographs that visitors send are not in it',
  who: 'administrator',
  body: z.object({
    marks: z
      .array(
        z.object({
          id,
          inSlideshow: z.boolean(),
          /** puts a photograph back among those about which nobody has decided */
          cameLater: z.literal(true).optional(),
        }),
      )
      .min(1)
      .max(MAX_SELECTED),
    /** takes back the family’s first choice, so that what visitors have sent since is in the slideshow */
    isChosen: z.literal(false).optional(),
  }),
  response: changedMedia.extend({
    /** the ids of those about which nobody had decided before */
    decided: z.array(id),
    /** whether the family had chosen before */
    wasChosen: z.boolean(),
  }),
  changes: ['media', 'settings'],
})

export const setManyDatesEndpoint = endpoint('POST /api/media/dates', {
  name: 'dateMany',
  summary:
    'Say when several photographs and videos were taken, or null where nobody knows: all of them or none',
  who: 'helper',
  body: z.object({
    dates: z
      .array(z.object({ id, takenAt: edtf.nullable() }))
      .min(1)
      .max(MAX_SELECTED),
  }),
  response: changedMedia,
  changes: ['media'],
})

export const keepCopiesEndpoint = endpoint('POST /api/media/keep-copies', {
  name: 'keepCopies',
  summary: 'Say that copies of other photographs and videos stay, so that nobody is asked about them again',
  who: 'helper',
  body: z.object({ ids: selectedIds }),
  changes: ['media', 'settings'],
})

export const deleteManyEndpoint = endpoint('POST /api/media/delete', {
  name: 'deleteMany',
  summary:
    'Delete several photographs and videos, all of them, if the caller may delete all, or none; one that is gone already counts as deleted',
  who: 'helper',
  body: z.object({ ids: selectedIds }),
  /** the ids of the items that this call has deleted */
  response: z.object({ deleted: z.array(id) }),
  changes: deleteMediaEndpoint.changes,
})
