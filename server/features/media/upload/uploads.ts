import type { FileMetadata, Media } from '../../../../contract/media/media.ts'
import { allFormats, formats } from '../../../../domain/files/formats.ts'
import { limits } from '../../../../contract/limits.ts'
import { parseFileName } from '../../../http/files/fileName.ts'
import type { Context } from '../../../platform/context.ts'
import { storeUploads } from './storeUploads.ts'
import { makeText, pickText } from '../rows/text.ts'
import { toTitle } from './titles.ts'
import { cutText } from '../../../../domain/cutText.ts'
import type { InputOf } from '../../../http/routes/feature.ts'

const imageFormats = allFormats.filter((format) => formats[format].kind === 'image')
const visitorFormats = imageFormats.filter((format) => format !== 'tiff')
export const imageAndVideoFormats = allFormats.filter((format) => formats[format].kind !== 'audio')

/** Adds one photo or video that a keeper uploads. */
export async function addMedia(context: Context, { caller, form, requestKey }: InputOf<'POST /api/media'>) {
  const { fields, files, extraFiles, folder } = form
  const incomingFiles = files.map((file) => ({
    file,
    text: { ...pickText(fields), title: fields.title ?? toTitle(file.name) },
    poster: extraFiles.poster,
  }))
  const row = {
    listed: fields.listed === 'true' ? 1 : 0,
    is_memory: fields.isMemory === 'true' ? 1 : 0,
  } as const
  const options = { caller, accept: imageAndVideoFormats, row, requestKey, folder }
  const [media] = await storeUploads(context, incomingFiles, options)
  return media as Media
}

/**
 * Adds photos that a visitor uploads for a memory. The photos are not visible until the memory is shared. Names in the files are not
 * stored, because nobody in the family has seen them.
 */
export async function addVisitorPhotos(
  context: Context,
  { caller, form: { fields, files, folder }, requestKey }: InputOf<'POST /api/media/upload'>,
) {
  const nextText = matchTexts(fields.metadata)
  const incomingFiles = files.map((file) => ({ file, text: nextText(file.name), people: [] }))
  const row = { is_memory: 1, memory_author: fields.memoryAuthor, visitor_photo: 'waiting' } as const
  const options = { caller, accept: visitorFormats, row, requestKey, folder }
  const media = await storeUploads(context, incomingFiles, options)
  return { mediaIds: media.map(({ id }) => id), media }
}

/**
 * Adds up to fifty photos. A photo without a title of its own gets the common title and a number. The numbers begin with
 * `firstNumber`, because a page sends hundreds of photos in several batches.
 */
export async function addBatch(
  context: Context,
  { caller, form: { fields, files, folder }, requestKey }: InputOf<'POST /api/media/batch'>,
) {
  const nextText = matchTexts(fields.metadata)
  let number = fields.firstNumber
  const incomingFiles = files.map((file) => {
    const ownText = nextText(file.name)
    const makeTitle = () => (fields.title ? numberTitle(fields.title, number++) : toTitle(file.name))
    const text = {
      ...makeText((field) => ownText[field] ?? fields[field]),
      title: ownText.title ?? makeTitle(),
    }
    return { file, text }
  })
  const options = { caller, accept: imageAndVideoFormats, requestKey, folder }
  return { media: await storeUploads(context, incomingFiles, options) }
}

/** Shortens a title that has no room for a long number, so that the whole can be saved again. */
const numberTitle = (title: string, number: number) =>
  `${cutText(title, limits.title - `${number}`.length - 1)} ${number}`

/**
 * Makes a function that returns the text for the next file with a name. The nth entry with a name belongs to the nth file with
 * that name, because phones send many pictures with the same name.
 */
function matchTexts(metadata: FileMetadata) {
  const remainingEntries = Map.groupBy(metadata, ({ filename }) => parseFileName(filename))
  return (name: string) => {
    const entry = remainingEntries.get(name)?.shift()
    return makeText((field) => entry?.[field]?.trim() ?? null)
  }
}
