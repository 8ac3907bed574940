import path from 'node:path'
import { photoName, pictures } from '../../../contract/media/pictures.ts'
import { inParallel } from '../../../domain/inParallel.ts'
import type { Context } from '../../platform/context.ts'
import { isStorageFault } from '../../base/errors/outage.ts'
import { makePictureKey } from '../../features/media/rows/pictureVersion.ts'
import { fetchFile, makeDerivatives } from '../../features/media/files/makeDerivatives.ts'
import type { PlacedPhoto } from './describePhoto.ts'
import { computeDpi, MIN_DPI, computePixels } from './layout.ts'
import { toStored } from '../../../languages/storedSentence.ts'
import type { Report } from '../report.ts'

export type PictureContext = Pick<Context, 'storage' | 'codecs' | 'log'>

/** The resolution in dots per inch that print shops use. A higher resolution would only make the file larger. */
const PRINT_DPI = 300
const PARALLEL_PHOTOS = 3

/**
 * Writes each photograph into `folder` as a JPEG with as many pixels as its size on paper needs. Adds a sentence to `report` for
 * each photograph that will look blurred or cannot be read.
 */
export async function printPhotos(
  context: PictureContext,
  photos: readonly PlacedPhoto[],
  folder: string,
  { report, onProgress }: { report: Report; onProgress: (doneCount: number) => void },
): Promise<Map<PlacedPhoto, TemplatePicture>> {
  let doneCount = 0
  const printedPhotos = await inParallel([...photos.entries()], PARALLEL_PHOTOS, async ([index, photo]) => {
    const { width, height, name } = photo
    const fileName = `${index}.jpg`
    const longSide = Math.max(width, height)
    const sidePixels = await printPhoto(context, photo, folder, fileName, computePixels(longSide, PRINT_DPI))
    onProgress((doneCount += 1))
    if (sidePixels === null) report.add(toStored('book.lostPicture', name))
    else if (computeDpi(sidePixels, longSide) < MIN_DPI)
      report.add(toStored('book.softPicture', name, computeDpi(sidePixels, longSide)))
    return [photo, toTemplatePicture(photo, sidePixels === null ? null : `/${fileName}`)] as const
  })
  return new Map(printedPhotos)
}

/**
 * Returns the values of a photograph for a template. Its width and height are in millimeters. `file` is the path of its JPEG, where '/'
 * is the folder of pictures; null if the photograph could not be read.
 */
export const toTemplatePicture = (
  { width, height, column, hasLongCaption, title, description, note, alt }: PlacedPhoto,
  file: string | null,
) => ({ file, width, height, column, hasLongCaption, title, description, note, alt })

export type TemplatePicture = ReturnType<typeof toTemplatePicture>

/**
 * Writes a photograph into `folder` as a JPEG. `maxPixels` is the maximum length of its long side. Returns the length of its
 * long side in pixels; null if no file of the photograph can be read.
 */
async function printPhoto(
  context: PictureContext,
  { row }: PlacedPhoto,
  folder: string,
  fileName: string,
  maxPixels: number,
) {
  try {
    const name = row.kind === 'image' ? photoName : pictures.large.name
    const sourcePath =
      (await fetchFile(context, makePictureKey(row, name), path.join(folder, `source-${fileName}`))) ??
      (await makeDerivatives(context, row, [name], folder))[0]?.path
    if (!sourcePath) return null
    const format = name === photoName ? 'jpeg' : 'webp'
    return await context.codecs.makePrintPicture(
      { path: sourcePath, format, name: row.original_name },
      maxPixels,
      path.join(folder, fileName),
    )
  } catch (error) {
    if (isStorageFault(error)) throw error
    context.log.error(error, 'a picture of the book cannot be made')
    return null
  }
}
