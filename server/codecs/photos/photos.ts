import { join } from 'node:path'
import { removeAtEnd } from '../../base/removeFiles.ts'
import { makeAnimation, canDecodeFrames, countFrames } from './animated.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { readEmbeddedDates, readEmbeddedPeople } from '../captions/caption.ts'
import { hashPixels, makeCards } from './cards.ts'
import { findLongSide, makeSmallerPictures } from './smallerPictures.ts'
import { withClosedJpeg } from './endlessJpeg.ts'
import { makeFullPicture } from './fullPicture.ts'
import { findColorProfile } from './colorProfile.ts'
import { heicToTiff } from './heic.ts'
import { withSmallerAvif } from './largeAvif.ts'
import { hasLostPart } from './lostPart.ts'
import { decodePhoto, type PhotoHeader, isLargeAvif, probeHeader, rejectBroken } from './pixels.ts'
import { copyEmbeddedJpeg } from '../formats/jpegStructure.ts'
import type { Derivative, MediaFile } from '../formats/mediaFile.ts'
import { findEmbeddedJpeg, findPicturePage, readTiffPages, countPictures } from '../formats/tiffPages.ts'
import type { PersonInFile } from '../captions/xmpPeople.ts'
import { type EmbeddedDates, readTiffTakenAt } from '../captions/takenAt.ts'
import { withAdjustment } from './withAdjustment.ts'
import { withProfile } from './withProfile.ts'
import type { FocalPoint } from '../../../contract/media/pictureShape.ts'
import { animatedName, photoName, pictures } from '../../../contract/media/pictures.ts'

interface PhotoInfo {
  /** size in pixels, upright */
  width: number
  height: number
  /** a tiny blurred picture as a data: URL of fewer than 700 characters; null if the URL would be longer */
  placeholder: string | null
  focalPoint: FocalPoint
  /** the perceptual hash of the picture, with its adjustment if it has one; '' if the picture shows too little to be compared */
  pictureHash: string
  animated: boolean
  /** whether only a part of the picture could be decoded */
  isDamaged: boolean
}

type PhotoWithPictures = PhotoInfo & { derivatives: Derivative[] }
export type ProbedPhoto = PhotoWithPictures & {
  dates: EmbeddedDates
  people: PersonInFile[]
  /** the number of pages of a TIFF; null for a single page, and for other formats */
  pages: number | null
}

/** The names of the pictures that are made together with the cards if a photo takes seconds to decode. */
const PICTURES_AT_ONCE = [pictures.large.name, pictures.medium.name, photoName]

/**
 * Measures a photo, and writes its cards, the small pictures in lists, into `folder`. Also writes larger pictures if the photo
 * takes seconds to decode: twelve megapixels take 50 ms as JPEG, but 3 s as HEIC. Throws `too_many_pixels` before it decodes
 * anything, `broken_file` for a file that is truncated or damaged, and `unreadable_picture` for an undamaged one that no decoder
 * here reads.
 */
export async function probePhoto(file: MediaFile, folder: string): Promise<ProbedPhoto> {
  return withPicture(file, folder, async (source) => {
    const header = await probeHeader(source)
    const readDates = file.format === 'tiff' ? readTiffTakenAt : readEmbeddedDates
    const dates = readDates(file.path, header.metadata)
    const people = readEmbeddedPeople(header.metadata)
    return withDecodablePhoto(source, header, folder, async (photo, header) => {
      const readPhoto = source.format === 'heic' ? readWithLargerPictures : readForCards
      const info = await readPhoto(photo, header, folder)
      const isDamaged = info.isDamaged || hasLostPart(source.format === 'heic' ? source : photo)
      return { ...info, isDamaged, dates, people, pages: countPages(file) }
    })
  })
}

/**
 * Makes the named pictures of a photo that `probePhoto` has accepted. Does not make the small cards, because `probePhoto` makes
 * them. Throws the same errors as `probePhoto`.
 */
export async function makePictures(
  file: MediaFile,
  names: readonly string[],
  folder: string,
): Promise<Derivative[]> {
  return withPicture(file, folder, async (source) => {
    const header = await probeHeader(source)
    return withDecodablePhoto(
      source,
      header,
      folder,
      async (photo, header) => (await makeLargerPictures(photo, header, names, folder)).derivatives,
    )
  })
}

/** Makes the perceptual hash of a photo, as `probePhoto` does. Writes temporary files into `folder`. Throws the same errors. */
export async function hashPhoto(file: MediaFile, folder: string): Promise<string> {
  return withPicture(file, folder, async (source) => {
    const header = await probeHeader(source)
    return withDecodablePhoto(source, header, folder, async (photo, header) =>
      hashPixels(await decodePhoto(photo, pictures.card.maxSide, header)),
    )
  })
}

/**
 * Runs `work` on the page of a TIFF that is its picture. If this page consists of a JPEG, runs `work` on the JPEG, because libvips
 * cannot read such a page. Runs `work` on other files as they are.
 */
async function withPicture<T>(
  file: MediaFile,
  folder: string,
  work: (source: MediaFile) => Promise<T>,
): Promise<T> {
  if (file.format !== 'tiff') return work(file)
  const pages = readFileWith(file.path, readTiffPages)
  const page = findPicturePage(pages)
  const picture = pages[page]
  const jpegStart = picture ? readFileWith(file.path, (tiff) => findEmbeddedJpeg(tiff, picture)) : null
  if (!picture || jpegStart === null)
    return work({ ...file, page, isOpaque: picture?.hasSelections ?? false })
  const path = join(folder, 'embedded.jpg')
  await using _ = removeAtEnd(path)
  copyEmbeddedJpeg(file.path, jpegStart, picture.orientation, path)
  return await work({ ...file, path, format: 'jpeg' })
}

/**
 * Runs `workOn` on a photo. If sharp cannot read the photo, if its colors would be wrong, or if the family adjusted it, runs
 * `workOn` on a copy that is changed accordingly.
 */
function withDecodablePhoto<T>(
  source: MediaFile,
  header: PhotoHeader,
  folder: string,
  workOn: (photo: MediaFile, header: PhotoHeader) => Promise<T>,
): Promise<T> {
  const { adjustment } = source
  const work = (photo: MediaFile, header: PhotoHeader) =>
    adjustment ? withAdjustment(photo, header, adjustment, folder, workOn) : workOn(photo, header)
  if (source.format === 'heic') return withTiff(source, header, folder, work)
  if (isLargeAvif(source.format, header)) return withSmallerAvif(source, header, folder, work)
  const workInColor = (photo: MediaFile) => withColorProfile(photo, header, folder, work)
  return header.jpeg && !header.jpeg.hasEndMarker
    ? withClosedJpeg(source, header, folder, workInColor)
    : workInColor(source)
}

async function readForCards(
  source: MediaFile,
  header: PhotoHeader,
  folder: string,
): Promise<PhotoWithPictures> {
  const { isDamaged = false, ...pixels } = await decodePhoto(source, pictures.card.maxSide, header)
  const frames = countFrames(source, header)
  const animated = frames > 1 && (await canDecodeFrames(source, frames))
  return {
    ...pickSize(header),
    animated,
    isDamaged: isDamaged || (frames > 1 && !animated),
    ...(await makeCards(pixels, folder)),
  }
}

async function readWithLargerPictures(
  source: MediaFile,
  header: PhotoHeader,
  folder: string,
): Promise<PhotoWithPictures> {
  const { derivatives, pixels } = await makeLargerPictures(source, header, PICTURES_AT_ONCE, folder)
  const cards = await makeCards(pixels, folder)
  return {
    ...pickSize(header),
    animated: false,
    isDamaged: false,
    ...cards,
    derivatives: [...cards.derivatives, ...derivatives],
  }
}

async function makeLargerPictures(
  source: MediaFile,
  header: PhotoHeader,
  names: readonly string[],
  folder: string,
) {
  const derivatives: Derivative[] = []
  const frames = names.includes(animatedName) ? countFrames(source, header) : 1
  if (frames > 1 && (await canDecodeFrames(source, frames)))
    derivatives.push(await makeAnimation(source, header, frames, folder))
  const longSide = findLongSide(names)
  const full = names.includes(photoName) ? await makeFullPicture(source, header, longSide, folder) : null
  const pixels = full?.pixels ?? (await decodePhoto(source, longSide, header))
  derivatives.push(...(await makeSmallerPictures(pixels, names, folder)))
  if (full) derivatives.push(full.derivative)
  return { derivatives, pixels }
}

const pickSize = ({ width, height }: PhotoHeader) => ({ width, height })

/** Runs `work` on a photo. If sharp would convert its colors wrongly, runs `work` on a copy with the right profile. */
async function withColorProfile<T>(
  source: MediaFile,
  header: PhotoHeader,
  folder: string,
  work: (photo: MediaFile, header: PhotoHeader) => Promise<T>,
) {
  const profile = findColorProfile(source, header.metadata)
  return profile ? withProfile(source, header, profile, folder, work) : work(source, header)
}

/** Runs `work` on a TIFF copy of a HEIC photo, because sharp cannot read HEIC. The copy's size is right, whatever the header states. */
async function withTiff<T>(
  source: MediaFile,
  header: PhotoHeader,
  folder: string,
  work: (tiff: MediaFile, header: PhotoHeader) => Promise<T>,
) {
  const path = join(folder, 'decoded.tiff')
  await using _ = removeAtEnd(path)
  const icc = header.metadata.icc ?? findColorProfile(source, header.metadata) ?? undefined
  const size = await heicToTiff(source, path, icc).catch((error: Error) => rejectBroken(source, error))
  return await work({ ...source, path, format: 'tiff' }, { ...header, ...size })
}

/** Counts the pages of a TIFF, only one of which is shown. Returns null for a single page and for other formats. */
function countPages({ path, format }: Pick<MediaFile, 'path' | 'format'>): number | null {
  const count = format === 'tiff' ? readFileWith(path, (file) => countPictures(readTiffPages(file))) : 1
  return count > 1 ? count : null
}
