import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { changedText, id, optionalText, text, title } from './text.ts'

/**
 * A photograph or video. `filePath` is null for a visitor's photo that no memory has taken yet; otherwise its last
 * segment may be replaced by one of the names in contract/pictures.ts.
 */
export const media = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
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
  /** for the administrator only */
  originalName: z.string().optional(),
  /** damaged: shown as far as it can be read; not_playable: stored, but this server cannot make a video of it */
  problem: z.enum(['damaged', 'not_playable']).nullable().optional(),
  published: z.boolean().optional(),
  /** title of an earlier item with the same bytes, told to the administrator when it arrives */
  sameAs: z.string().nullable().optional(),
  /** how often its words were changed, told to the administrator in the list */
  edits: z.int().optional(),
})
export type Media = z.infer<typeof media>

/** `metadata` of multi-file forms: JSON text; the n-th entry of a name belongs to the n-th file of that name. */
export const fileMetadata = z.array(
  z.object({
    filename: z.string(),
    title: text(limits.title).nullish(),
    description: text(limits.description).nullish(),
  }),
)
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

export const order = z.object({ order: z.array(z.object({ id, order: z.int().min(0) })).max(100_000) })

export const listMedia = endpoint({
  name: 'listMedia',
  summary: 'Photographs and videos in order: published ones for visitors, all for the administrator',
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
  who: 'administrator',
  form: {
    files: 'file',
    most: 1,
    bytes: limits.adminFileBytes,
    extra: ['poster'],
    fields: z.object({
      title: optionalText(limits.title),
      description: optionalText(limits.description),
      isMemory: z.enum(['true', 'false']).default('false'),
      /** 'false' for a portrait, obituary or service picture: kept out of gallery and slideshow */
      listed: z.enum(['true', 'false']).default('true'),
    }),
  },
  status: 201,
  answer: media,
})

export const uploadPhotos = endpoint({
  name: 'uploadPhotos',
  summary: 'Visitors leave photographs here first; a memory then takes them by their ids',
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
})

export const addBatch = endpoint({
  name: 'addBatch',
  summary: 'Add up to 50 photographs at once; one bad file refuses the batch',
  method: 'POST',
  path: '/api/media/batch',
  who: 'administrator',
  form: {
    files: 'files',
    most: limits.batchFiles,
    bytes: limits.adminFileBytes,
    fields: z.object({
      title: optionalText(limits.title),
      description: optionalText(limits.description),
      metadata,
    }),
  },
  status: 201,
  answer: z.object({ media: z.array(media) }),
})

export const editMedia = endpoint({
  name: 'editMedia',
  summary: 'Change the title and description; any visitor may',
  method: 'PUT',
  path: '/api/media/:id',
  who: 'everyone',
  limit: 'edits',
  params: z.object({ id }),
  body: z.object({
    title: title('A title is needed').optional(),
    description: changedText(limits.description),
  }),
  answer: media,
})

export const deleteMedia = endpoint({
  name: 'deleteMedia',
  summary: 'Delete a photograph or video for ever',
  method: 'DELETE',
  path: '/api/media/:id',
  who: 'administrator',
  params: z.object({ id }),
  status: 204,
  answer: z.null(),
})

export const reorderMedia = endpoint({
  name: 'reorderMedia',
  summary: 'Put photographs and videos in order',
  method: 'POST',
  path: '/api/media/reorder',
  who: 'administrator',
  body: order,
  answer: z.array(media),
})
