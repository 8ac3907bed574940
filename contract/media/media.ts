import { z } from 'zod'
import { adjustment } from './adjustment.ts'
import { isEdtf } from '../../domain/calendar/edtf.ts'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { limits } from '../limits.ts'
import { area, focalPoint } from './pictureShape.ts'
import { changedText, id, imagePath, optionalLine, optionalText, requiredLine } from '../text.ts'

/** The text that people write about a photo or video. Uploads, edits, history and undo use these fields. */
export const mediaText = z.object({
  title: optionalLine(limits.title),
  description: optionalText(limits.description),
})
export type MediaText = z.output<typeof mediaText>
type MediaTextSchemas = Record<keyof MediaText, z.ZodType>

/** Absent fields keep their values. */
const mediaTextChange = z.object({
  title: requiredLine(limits.title, sayField('title')).optional(),
  description: changedText(limits.description),
} satisfies MediaTextSchemas)

/** The text in a response. If an item has no title of its own, its title is 'Photo', or 'Photo from' and the author's name. */
export const shownText = z.object({
  title: z.string(),
  description: z.string().nullable(),
} satisfies MediaTextSchemas)
export type ShownText = z.infer<typeof shownText>

export const edtf = z
  .string({ error: () => sayField('edtf') })
  .refine(isEdtf, sayField('edtf'))
  .brand<'Edtf'>()
  .meta({
    description: 'a date in EDTF level 1, such as 1958, 1958-06, 1958-06-01, 2004-07-18T16:42:10 or 195X',
  })

/** Somebody in a photograph. */
export const namedPerson = z.object({
  id,
  name: z.string(),
  /** where the person is in the picture as it is shown; null if nobody has said it, or if it is cropped away */
  area: area.nullable(),
  /** only for keepers: visitors do not see the name */
  hidden: z.literal(true).optional(),
  /** only for keepers: the name came with the file, and visitors do not see it until a keeper shows it */
  waiting: z.literal(true).optional(),
})
export type NamedPerson = z.infer<typeof namedPerson>

/**
 * A photograph or video. `filePath` is null for a visitor's photo that does not belong to a memory yet. To get the path of
 * another picture of the item, replace the last segment of `filePath` with a name from contract/media/pictures.ts.
 */
export const media = z.object({
  id,
  ...shownText.shape,
  /** whether the item has no title of its own, so that `title` is a substitute */
  untitled: z.boolean(),
  /** the accessible name of an untitled item, such as 'Photo 12, about 1965'; only in lists */
  alt: z.string().optional(),
  /**
   * when the item was taken, with his age if it is known, such as 'about 1965 · he was 24', for the wall and the book; only in lists,
   * and not if the date is doubtful
   */
  writtenDate: z.string().optional(),
  /** the same for all other pages; only if the family shows these dates to visitors */
  shownDate: z.string().optional(),
  /** the people in the item, in the order in which they were named; absent if nobody is named; only in lists */
  people: z.array(namedPerson).optional(),
  /** the questions for visitors: who is in the photograph, or who else, and when it was unless that is known; only in lists, while the family asks */
  asks: z.array(z.enum(['who', 'when'])).optional(),
  /** the memories that visitors told about a photograph, newest first; absent if there are none; only in lists */
  memories: z.array(z.object({ id, name: z.string() })).optional(),
  /** whether visitors may tell a memory about the photograph; only in lists */
  canTell: z.literal(true).optional(),
  filePath: z.string().nullable(),
  fileType: z.enum(['image', 'video']),
  fileSize: z.int(),
  orientation: z.enum(['portrait', 'landscape']),
  isMemory: z.boolean(),
  memoryAuthor: z.string().nullable(),
  order: z.int(),
  /** whether the slideshow and the film show the item, unless it is hidden */
  inSlideshow: z.boolean(),
  /**
   * only for keepers: a visitor sent the photograph after the family had chosen what is in the slideshow, so it is not, and nobody
   * has decided about it yet
   */
  cameLater: z.literal(true).optional(),
  uploadedAt: z.iso.datetime(),
  takenAt: edtf.nullable(),
  /**
   * whether `takenAt` is not the day when the item was taken, but that of a copy: a camera's or a file name's date after his death, or a
   * date that is still to come. Pages show no such date; only in lists
   */
  doubtfulDate: z.literal(true).optional(),
  /** the size in pixels when the picture is upright; null for a video that could not be measured */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** a tiny version of the picture, as a data: URL of a few hundred bytes */
  placeholder: z.string().nullable(),
  /** the point that stays in view when the picture is cropped; null stands for the middle */
  focalPoint: focalPoint.nullable(),
  animated: z.boolean(),
  /** the duration in seconds; only for videos */
  duration: z.number().nullable(),
  /** whether a video has a poster, stored under the file names that contract/media/pictures.ts defines */
  hasPoster: z.boolean(),
  /** the name of the uploaded file; only for keepers */
  originalName: z.string().optional(),
  /**
   * `damaged`: the file is shown as far as it can be read. `not_playable`: the file is stored, but this server cannot convert it
   * into a playable video. `silent`: the video is shown without its sound, which cannot be decoded
   */
  problem: z.enum(['damaged', 'not_playable', 'silent']).nullable().optional(),
  /** only for keepers: the number of pages if the file has several (only one of them is shown); otherwise null */
  pages: z.int().nullable().optional(),
  published: z.boolean().optional(),
  /** whether the family has hidden the item; only for keepers */
  hidden: z.boolean().optional(),
  /** the differences between the photograph as shown and its original; only for keepers */
  adjustment: adjustment.optional(),
  /**
   * the title of an earlier item with the same bytes, or one that looks the same in another size, quality, frame or rotation; only in the
   * response to a keeper's upload, and in the keepers' list until they keep the copy
   */
  sameAs: z.string().nullable().optional(),
  /** the id of that earlier item */
  sameAsId: id.nullable().optional(),
  /** whether the bytes are the same; if not, it may be another picture */
  sameBytes: z.boolean().optional(),
  /** whether the calling keeper may delete the item; only in the keepers' list */
  deletable: z.boolean().optional(),
  /** the number of all edits in the history of the item; only in the keepers' list */
  edits: z.int().optional(),
  /** how many of these edits wait for approval; only in the keepers' list */
  heldEdits: z.int().optional(),
  /**
   * only in the response to an edit: the new text contains a link, so the old text stays until the family approves the new one
   */
  held: z.literal(true).optional(),
})
export type Media = z.infer<typeof media>

export interface KindCounts {
  photographs: number
  videos: number
}

/**
 * The content of the `metadata` field (JSON) in forms with several files. If several files have the same name, the nth entry
 * with that name belongs to the nth of these files.
 */
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

/** The maximum is far below the numbers that lose precision in JSON and JavaScript. */
const MAX_ORDER = 2 ** 31 - 1

export const order = z.object({
  order: z.array(z.object({ id, order: z.int().min(0).max(MAX_ORDER) })).max(100_000),
})

export const listMediaEndpoint = endpoint('GET /api/media', {
  name: 'listMedia',
  summary: 'Photographs and videos in order: published ones for visitors, all for keepers',
  who: 'everyone',
  response: z.array(media),
  reads: ['media', 'settings'],
})

export const addMediaEndpoint = endpoint('POST /api/media', {
  name: 'addMedia',
  summary: 'Add one photograph or video to the gallery',
  who: 'helper',
  form: {
    files: 'file',
    maxFiles: 1,
    maxBytes: limits.adminFileBytes,
    extraFiles: ['poster'],
    fields: mediaText.extend({
      isMemory: z.enum(['true', 'false']).default('false'),
      /**
       * 'false' for a picture that is only for the portrait, the obituary or a service; gallery and slideshow leave such
       * pictures out
       */
      listed: z.enum(['true', 'false']).default('true'),
    }),
  },
  status: 201,
  response: media,
  changes: ['media'],
})

export const uploadPhotosEndpoint = endpoint('POST /api/media/upload', {
  name: 'uploadPhotos',
  summary: 'Upload visitors’ photographs; a memory then attaches them by their ids',
  who: 'everyone',
  limit: 'photos',
  form: {
    files: 'files',
    maxFiles: limits.visitorFiles,
    maxBytes: limits.visitorFileBytes,
    fields: z.object({ memoryAuthor: optionalLine(limits.name), metadata }),
  },
  status: 201,
  response: z.object({ mediaIds: z.array(id), media: z.array(media) }),
  changes: ['media'],
})

export const addBatchEndpoint = endpoint('POST /api/media/batch', {
  name: 'addBatch',
  summary:
    'Add up to 50 photographs at once; one bad file rejects the batch, and issues name each bad one, such as files.2',
  who: 'helper',
  form: {
    files: 'files',
    maxFiles: limits.batchFiles,
    maxBytes: limits.adminFileBytes,
    fields: mediaText.extend({
      title: optionalLine(limits.titlePrefix),
      /** the number in the first title that the common title makes; more than 1 if photographs were sent before these */
      firstNumber: z
        .string()
        .regex(/^[1-9]\d{0,8}$/, sayField('unusable'))
        .default('1')
        .transform(Number),
      metadata,
    }),
  },
  status: 201,
  response: z.object({ media: z.array(media) }),
  changes: ['media'],
})

export const editMediaEndpoint = endpoint('PUT /api/media/:id', {
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

export const adjustMediaEndpoint = endpoint('PUT /api/media/:id/adjustment', {
  name: 'adjustMedia',
  summary:
    'Rotate, straighten and crop what is shown of a photograph, or move its focal point; what is absent stays, and so does the original',
  who: 'helper',
  body: adjustment.partial(),
  response: media,
  changes: ['media'],
})

export const copyPictureEndpoint = endpoint('POST /api/pictures', {
  name: 'copyPicture',
  summary:
    'A portrait, obituary or service picture to be adjusted alone: the one at a path if it is in no list, else a copy of it',
  who: 'administrator',
  body: z.object({ path: imagePath }),
  status: 201,
  response: media,
  changes: ['media'],
})

export const deleteMediaEndpoint = endpoint('DELETE /api/media/:id', {
  name: 'deleteMedia',
  summary: 'Delete a photograph or video; as a helper one that you added yourself in the last 24 hours',
  who: 'helper',
  changes: ['deleted', 'media', 'memories', 'obituary', 'services', 'settings'],
})

export const reorderMediaEndpoint = endpoint('POST /api/media/reorder', {
  name: 'reorderMedia',
  summary: 'Put photographs and videos in order',
  who: 'administrator',
  body: order,
  response: z.array(media),
  changes: ['media'],
})
