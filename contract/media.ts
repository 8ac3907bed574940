import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldTexts } from './fieldTexts.ts'
import { limits } from './limits.ts'
import { changedText, id, neededText, optionalText } from './text.ts'

/** What people write about a photo or video. Uploads, edits, history and undo take their fields from here. */
export const mediaText = z.object({
  title: optionalText(limits.title),
  description: optionalText(limits.description),
})
export type MediaText = z.output<typeof mediaText>
type EveryField = Record<keyof MediaText, z.ZodType>

/** The same for a change: what is absent stays as it is. */
const mediaTextChange = z.object({
  title: neededText(limits.title, fieldTexts.title).optional(),
  description: changedText(limits.description),
} satisfies EveryField)

/** The same in an answer. An item without a title is called 'Photo', or 'Photo from' and its author. */
export const shownText = z.object({
  title: z.string(),
  description: z.string().nullable(),
} satisfies EveryField)
export type ShownText = z.infer<typeof shownText>

/**
 * A photograph or video. `filePath` is null for a visitor's photo that no memory holds yet; otherwise its last
 * segment may be replaced by one of the names in contract/pictures.ts.
 */
export const media = z.object({
  id,
  ...shownText.shape,
  /** whether nobody gave it a title: `title` is then only a name to call it by */
  untitled: z.boolean(),
  filePath: z.string().nullable(),
  fileType: z.enum(['image', 'video']),
  fileSize: z.int(),
  orientation: z.enum(['portrait', 'landscape']),
  isMemory: z.boolean(),
  memoryAuthor: z.string().nullable(),
  order: z.int(),
  uploadedAt: z.iso.datetime(),
  /** pixels, upright; null for a video nothing could measure */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** a data: URL of a few hundred bytes */
  placeholder: z.string().nullable(),
  animated: z.boolean(),
  /** seconds; videos only */
  duration: z.number().nullable(),
  /** whether a video has a picture of its own under the names of contract/pictures.ts */
  hasPoster: z.boolean(),
  /** for keepers only */
  originalName: z.string().optional(),
  /** damaged: shown as far as it can be read; not_playable: stored, but this server cannot make a video of it */
  problem: z.enum(['damaged', 'not_playable']).nullable().optional(),
  published: z.boolean().optional(),
  /** title of an earlier item with the same bytes; for keepers, in the answer to an upload */
  sameAs: z.string().nullable().optional(),
  /** how often its text was changed; for keepers, in the list */
  edits: z.int().optional(),
})
export type Media = z.infer<typeof media>

/** `metadata` of multi-file forms: JSON text; the n-th entry of a name belongs to the n-th file of that name. */
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

/** Far from where numbers in JSON and JavaScript lose their last digits, also for all that is added behind it. */
const MOST_ORDER = 2 ** 31 - 1

export const order = z.object({
  order: z.array(z.object({ id, order: z.int().min(0).max(MOST_ORDER) })).max(100_000),
})

export const listMedia = endpoint({
  name: 'listMedia',
  summary: 'Photographs and videos in order: published ones for visitors, all for keepers',
  method: 'GET',
  path: '/api/media',
  who: 'everyone',
  answer: z.array(media),
  reads: ['media'],
})

export const addMedia = endpoint({
  name: 'addMedia',
  summary: 'Add one photograph or video to the gallery',
  method: 'POST',
  path: '/api/media',
  who: 'helper',
  form: {
    files: 'file',
    most: 1,
    bytes: limits.adminFileBytes,
    extra: ['poster'],
    fields: mediaText.extend({
      isMemory: z.enum(['true', 'false']).default('false'),
      /** 'false' for a portrait, obituary or service picture: not in gallery or slideshow */
      listed: z.enum(['true', 'false']).default('true'),
    }),
  },
  status: 201,
  answer: media,
  changes: ['media'],
})

export const uploadPhotos = endpoint({
  name: 'uploadPhotos',
  summary: 'Upload visitors’ photographs; a memory then attaches them by their ids',
  method: 'POST',
  path: '/api/media/upload',
  who: 'everyone',
  limit: 'photos',
  form: {
    files: 'files',
    most: limits.visitorFiles,
    bytes: limits.visitorFileBytes,
    fields: z.object({ memoryAuthor: optionalText(limits.name), metadata }),
  },
  status: 201,
  answer: z.object({ mediaIds: z.array(id), media: z.array(media) }),
  changes: ['media'],
})

export const addBatch = endpoint({
  name: 'addBatch',
  summary: 'Add up to 50 photographs at once; one bad file rejects the batch',
  method: 'POST',
  path: '/api/media/batch',
  who: 'helper',
  form: {
    files: 'files',
    most: limits.batchFiles,
    bytes: limits.adminFileBytes,
    fields: mediaText.extend({ title: optionalText(limits.titlePrefix), metadata }),
  },
  status: 201,
  answer: z.object({ media: z.array(media) }),
  changes: ['media'],
})

export const editMedia = endpoint({
  name: 'editMedia',
  summary: 'Change the title and description; any visitor may',
  method: 'PUT',
  path: '/api/media/:id',
  who: 'everyone',
  limit: 'edits',
  params: z.object({ id }),
  body: mediaTextChange.extend({ base: shownText.partial().optional() }),
  answer: media,
  changes: ['media'],
})

export const deleteMedia = endpoint({
  name: 'deleteMedia',
  summary: 'Delete a photograph or video',
  method: 'DELETE',
  path: '/api/media/:id',
  who: 'administrator',
  params: z.object({ id }),
  status: 204,
  answer: z.void(),
  changes: ['deleted', 'media', 'memories', 'obituary', 'services', 'settings'],
})

export const reorderMedia = endpoint({
  name: 'reorderMedia',
  summary: 'Put photographs and videos in order',
  method: 'POST',
  path: '/api/media/reorder',
  who: 'administrator',
  body: order,
  answer: z.array(media),
  changes: ['media'],
})
