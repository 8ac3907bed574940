import type { z } from 'zod'
import type * as contract from '../../../contract/media.ts'
import type { FileMetadata, Media } from '../../../contract/media.ts'
import { type Format, formats } from '../../codecs/formats.ts'
import type { Caller } from '../../http/caller.ts'
import type { ReceivedForm } from '../../http/uploads.ts'
import type { Context } from '../../context.ts'
import { storeUploads } from './storeUploads.ts'
import { titleFrom } from './titles.ts'

type Fields<E extends { form: { fields: z.ZodType } }> = z.output<E['form']['fields']>

const all = Object.keys(formats) as Format[]
const images = all.filter((format) => formats[format].kind === 'image')
const visitorImages = images.filter((format) => format !== 'tiff')
const imagesAndVideos = all.filter((format) => formats[format].kind !== 'audio')

/** One photo or video from the administrator. */
export async function addMedia(
  context: Context,
  caller: Caller,
  { fields, files, extra, folder }: ReceivedForm<Fields<typeof contract.addMedia>>,
  requestKey: string | null,
): Promise<Media> {
  const arriving = files.map((file) => ({
    file,
    title: fields.title ?? titleFrom(file.name),
    description: fields.description,
    poster: extra.poster,
  }))
  const row = {
    listed: fields.listed === 'true' ? 1 : 0,
    is_memory: fields.isMemory === 'true' ? 1 : 0,
    memory_author: null,
    visitor_photo: null,
  } as const
  const media = await storeUploads(context, arriving, {
    caller,
    accept: imagesAndVideos,
    row,
    publish: true,
    requestKey,
    folder,
  })
  return media[0] as Media
}

/** Photos a visitor left for a memory: seen by nobody until the memory takes them. */
export async function addVisitorPhotos(
  context: Context,
  caller: Caller,
  { fields, files, folder }: ReceivedForm<Fields<typeof contract.uploadPhotos>>,
  requestKey: string | null,
): Promise<{ mediaIds: string[]; media: Media[] }> {
  const author = fields.memoryAuthor
  const wordsOf = byNameAndTurn(fields.metadata)
  const arriving = files.map((file) => {
    const words = wordsOf(file.name)
    return {
      file,
      title: words?.title?.trim() || photoOf(author),
      description: words?.description?.trim() || null,
    }
  })
  const row = { listed: 1, is_memory: 1, memory_author: author, visitor_photo: 'waiting' } as const
  const media = await storeUploads(context, arriving, {
    caller,
    accept: visitorImages,
    row,
    publish: false,
    requestKey,
    folder,
  })
  return { mediaIds: media.map(({ id }) => id), media }
}

/** Up to fifty photos at once; a common title is a prefix that untitled photos are counted under. */
export async function addBatch(
  context: Context,
  caller: Caller,
  { fields, files, folder }: ReceivedForm<Fields<typeof contract.addBatch>>,
  requestKey: string | null,
): Promise<{ media: Media[] }> {
  const wordsOf = byNameAndTurn(fields.metadata)
  let counted = 0
  const arriving = files.map((file) => {
    const words = wordsOf(file.name)
    const untitled = () => (fields.title ? `${fields.title} ${++counted}` : titleFrom(file.name))
    return {
      file,
      title: words?.title?.trim() || untitled(),
      description: words?.description?.trim() || fields.description,
    }
  })
  const row = { listed: 1, is_memory: 0, memory_author: null, visitor_photo: null } as const
  const media = await storeUploads(context, arriving, {
    caller,
    accept: imagesAndVideos,
    row,
    publish: true,
    requestKey,
    folder,
  })
  return { media }
}

export const photoOf = (author: string | null) => (author ? `Photo from ${author}` : 'Photo')

/** The n-th entry of a name belongs to the n-th file of that name: phones send many pictures called alike. */
function byNameAndTurn(metadata: FileMetadata): (name: string) => FileMetadata[number] | undefined {
  const left = Map.groupBy(metadata, ({ filename }) => filename)
  return (name) => left.get(name)?.shift()
}
