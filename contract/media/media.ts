import { z } from 'zod'
import { adjustment } from './adjustment.ts'
import { isEdtf } from '../../domain/calendar/edtf.ts'
import { endpoint } from '../endpoint.ts'
import { fieldTexts } from '../fieldTexts.ts'
import { limits } from '../limits.ts'
import { focalPoint } from './pictureShape.ts'
import { changedText, id, imagePath, requiredText, optionalText } from '../text.ts'

/** The text that people write about a photo or video. Uploads, edits, history and undo use these fields. */
export const mediaText = z.object({
  title: optionalText(limits.title),
  description: optionalText(limits.description),
})
export type MediaText = z.output<typeof mediaText>
type EveryField = Record<keyof MediaText, z.ZodType>

/** Changes to the text; absent fields stay as they are. */
const mediaTextChange = z.object({
  title: requiredText(limits.title, fieldTexts.title).optional(),
  description: changedText(limits.description),
} satisfies EveryField)

/** The text in a response. An item without a title is called 'Photo', or 'Photo from' and its author. */
export const shownText = z.object({
  title: z.string(),
  description: z.string().nullable(),
} satisfies EveryField)
export type ShownText = z.infer<typeof shownText>

const edtf = z
  .string({ error: () => fieldTexts.edtf })
  .refine(isEdtf, fieldTexts.edtf)
  .brand<'Edtf'>()
  .meta({
    description: 'a date in EDTF level 1, such as 1958, 1958-06, 1958-06-01, 2004-07-18T16:42:10 or 195X',
  })

/**
 * A photograph or video. `filePath` is null for a visitor's photo that no memory holds yet; otherwise its last
 * segment may be replaced by one of the names in contract/media/pictures.ts.
 */
export const media = z.object({
  id,
  ...shownText.shape,
  /** whether the item has no title of its own, so that `title` is a substitute */
  untitled: z.boolean(),
  filePath: z.string().nullable(),
  fileType: z.enum(['image', 'video']),
  fileSize: z.int(),
  orientation: z.enum(['portrait', 'landscape']),
  isMemory: z.boolean(),
  memoryAuthor: z.string().nullable(),
  order: z.int(),
  uploadedAt: z.iso.datetime(),
  takenAt: edtf.nullable(),
  /** pixels, when upright; null for a video that could not be measured */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** a data: URL of a few hundred bytes */
  placeholder: z.string().nullable(),
  /** the point that stays in view when the picture is cropped; null: the middle */
  focalPoint: focalPoint.nullable(),
  animated: z.boolean(),
  /** seconds; videos only */
  duration: z.number().nullable(),
  /** whether a video has a poster under the names of contract/media/pictures.ts */
  hasPoster: z.boolean(),
  /** for keepers only */
  originalName: z.string().optional(),
  /** damaged: shown as far as it can be read; not_playable: stored, but this server cannot convert it into a playable video */
  problem: z.enum(['damaged', 'not_playable']).nullable().optional(),
  /** number of pages in the file if it has several, although only one is shown; otherwise null; for keepers only */
  pages: z.int().nullable().optional(),
  published: z.boolean().optional(),
  /** whether the family has hidden it; for keepers only */
  hidden: z.boolean().optional(),
  /** how the shown photograph differs from its original; for keepers only */
  adjustment: adjustment.optional(),
  /** title of an earlier item with the same bytes; for keepers, in the response to an upload */
  sameAs: z.string().nullable().optional(),
  /** whether the calling keeper may delete it; for keepers, in the list */
  deletable: z.boolean().optional(),
  /** number of edits of its text or picture; for keepers, in the list */
  edits: z.int().optional(),
  /** number of edits that wait for approval; for keepers, in the list */
  heldEdits: z.int().optional(),
  /** in the response to an edit: the new text has a link, so it waits for the family's approval and the old text stays */
  held: z.literal(true).optional(),
})
export type Media = z.infer<typeof media>

/** The `metadata` field of multi-file forms, as JSON text: the n-th entry with a file name belongs to the n-th file of that name. */
export const fileMetadata = z.array(mediaText.extend({ filename: z.string() }))
export type FileMetadata = z.infer<typeof fileMetadata>
const metadata = z
  .string()
  .default('[]')
  .transform((json, context) => {
    try {
      return JSON.parse(json) as unknown
    } catch {
      context.addIssue('metadata must be JSON')
      return z.NEVER
    }
  })
  .pipe(fileMetadata)

/** A limit far below the numbers that lose precision in JSON and JavaScript, even after further items are added. */
const MOST_ORDER = 2 ** 31 - 1

export const order = z.object({
  order: z.array(z.object({ id, order: z.int().min(0).max(MOST_ORDER) })).max(100_000),
})

export const listMedia = endpoint('GET /api/media', {
  name: 'listMedia',
  summary: 'Photographs and videos in order: published ones for visitors, all for keepers',
  who: 'everyone',
  response: z.array(media),
  reads: ['media'],
})

export const addMedia = endpoint('POST /api/media', {
  name: 'addMedia',
  summary: 'Add one photograph or video to the gallery',
  who: 'helper',
  form: {
    files: 'file',
    most: 1,
    bytes: limits.adminFileBytes,
    extra: ['poster'],
    fields: mediaText.extend({
      isMemory: z.enum(['true', 'false']).default('false'),
      /** 'false' for a portrait, obituary or service picture, which gallery and slideshow leave out */
      listed: z.enum(['true', 'false']).default('true'),
    }),
  },
  status: 201,
  response: media,
  changes: ['media'],
})

export const uploadPhotos = endpoint('POST /api/media/upload', {
  name: 'uploadPhotos',
  summary: 'Upload visitors’ photographs; a memory then attaches them by their ids',
  who: 'everyone',
  limit: 'photos',
  form: {
    files: 'files',
    most: limits.visitorFiles,
    bytes: limits.visitorFileBytes,
    fields: z.object({ memoryAuthor: optionalText(limits.name), metadata }),
  },
  status: 201,
  response: z.object({ mediaIds: z.array(id), media: z.array(media) }),
  changes: ['media'],
})

export const addBatch = endpoint('POST /api/media/batch', {
  name: 'addBatch',
  summary: 'Add up to 50 photographs at once; one bad file rejects the batch',
  who: 'helper',
  form: {
    files: 'files',
    most: limits.batchFiles,
    bytes: limits.adminFileBytes,
    fields: mediaText.extend({ title: optionalText(limits.titlePrefix), metadata }),
  },
  status: 201,
  response: z.object({ media: z.array(media) }),
  changes: ['media'],
})

export const editMedia = endpoint('PUT /api/media/:id', {
  name: 'editMedia',
  summary: 'Change the title and description, which any visitor may, and as a keeper the date it was taken',
  who: 'everyone',
  limit: 'edits',
  body: mediaTextChange.extend({
    takenAt: edtf.nullable().optional(),
    base: shownText.extend({ takenAt: edtf.nullable() }).partial().optional(),
  }),
  response: media,
  changes: ['media'],
})

export const adjustMedia = endpoint('PUT /api/media/:id/adjustment', {
  name: 'adjustMedia',
  summary:
    'Rotate, straighten and crop what is shown of a photograph, or move its focal point; what is absent stays, and so does the original',
  who: 'helper',
  body: adjustment.partial(),
  response: media,
  changes: ['media'],
})

export const copyPicture = endpoint('POST /api/pictures', {
  name: 'copyPicture',
  summary:
    'A portrait, obituary or service picture to be adjusted alone: the one at a path if it is in no list, else a copy of it',
  who: 'administrator',
  body: z.object({ path: imagePath }),
  status: 201,
  response: media,
  changes: ['media'],
})

export const deleteMedia = endpoint('DELETE /api/media/:id', {
  name: 'deleteMedia',
  summary: 'Delete a photograph or video; as a helper one that you added yourself in the last 24 hours',
  who: 'helper',
  changes: ['deleted', 'media', 'memories', 'obituary', 'services', 'settings'],
})

/** More ids than anybody selects at once, and few enough for one statement in SQLite and PostgreSQL. */
const MOST_CHOSEN = 20_000
const ids = z.array(id).min(1).max(MOST_CHOSEN)
const changedMedia = z.object({ media: z.array(media) })

export const setManyVisible = endpoint('POST /api/media/visibility', {
  name: 'setManyVisible',
  summary:
    'Hide photographs and videos from visitors, or show them again: all of them or none; a visitor’s photo also follows its memory',
  who: 'helper',
  body: z.object({ ids, visible: z.boolean() }),
  response: changedMedia,
  changes: ['media'],
})

export const dateMany = endpoint('POST /api/media/dates', {
  name: 'dateMany',
  summary:
    'Say when several photographs and videos were taken, or null where nobody knows: all of them or none',
  who: 'helper',
  body: z.object({
    dates: z
      .array(z.object({ id, takenAt: edtf.nullable() }))
      .min(1)
      .max(MOST_CHOSEN),
  }),
  response: changedMedia,
  changes: ['media'],
})

export const deleteMany = endpoint('POST /api/media/delete', {
  name: 'deleteMany',
  summary:
    'Delete several photographs and videos, all that may be deleted by whoever asks or none; one that is gone already counts as deleted',
  who: 'helper',
  body: z.object({ ids }),
  /** the ids of the items that this call has deleted */
  response: z.object({ deleted: z.array(id) }),
  changes: deleteMedia.changes,
})

export const reorderMedia = endpoint('POST /api/media/reorder', {
  name: 'reorderMedia',
  summary: 'Put photographs and videos in order',
  who: 'administrator',
  body: order,
  response: z.array(media),
  changes: ['media'],
})
