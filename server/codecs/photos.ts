import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { animate, areFramesFine, countFrames } from './animated.ts'
import { makeCards } from './cards.ts'
import { longSideFor, makeCascade } from './cascade.ts'
import { makeFull } from './full.ts'
import { heicToTiff } from './heic.ts'
import { hasLostPart } from './lostPart.ts'
import { decode, type Header, readHeader, rejectBroken } from './pixels.ts'
import type { Derivative, Source } from './source.ts'
import { animatedName, photoName, pictures } from '../../contract/pictures.ts'

interface PhotoInfo {
  /** pixels, upright */
  width: number
  height: number
  /** a tiny blurred picture as a data: URL of less than 700 bytes */
  placeholder: string | null
  animated: boolean
  /** only a part of it could be decoded */
  isDamaged: boolean
}

export type ReadPhoto = PhotoInfo & { derivatives: Derivative[] }

/** What is made at once of a photo that takes seconds to decode, beside the cards. */
const AT_ONCE = [pictures.large.name, pictures.medium.name, photoName]

/**
 * Measures a photo and makes the small pictures that cards need into the folder `into`; the larger ones too of a photo that
 * takes seconds to decode. Costs 50 ms for twelve megapixels of JPEG, 3 s of HEIC.
 * Throws `too_many_pixels` before anything is decoded, `broken_file` for what is cut off or shows nothing.
 */
export async function readPhoto(source: Source, into: string): Promise<ReadPhoto> {
  const header = await readHeader(source)
  const photo =
    source.format === 'heic'
      ? await withTiff(source, header, into, (tiff) => readAtOnce(tiff, header, into))
      : await readForCards(source, header, into)
  return { ...photo, isDamaged: photo.isDamaged || hasLostPart(source) }
}

/**
 * Makes those pictures of these names that are larger than a card of a photo that `readPhoto` has accepted; throws as it
 * does.
 */
export async function makePictures(
  source: Source,
  names: readonly string[],
  into: string,
): Promise<Derivative[]> {
  const header = await readHeader(source)
  const make = async (photo: Source) => (await makeLarger(photo, header, names, into)).derivatives
  return source.format === 'heic' ? withTiff(source, header, into, make) : make(source)
}

async function readForCards(source: Source, header: Header, into: string): Promise<ReadPhoto> {
  const { isDamaged = false, ...pixels } = await decode(source, pictures.card.fits, header)
  const frames = countFrames(source, header)
  const animated = frames > 1 && (await areFramesFine(source, frames))
  return {
    ...sizeOf(header),
    animated,
    isDamaged: isDamaged || (frames > 1 && !animated),
    ...(await makeCards(pixels, into)),
  }
}

async function readAtOnce(source: Source, header: Header, into: string): Promise<ReadPhoto> {
  const { derivatives, pixels } = await makeLarger(source, header, AT_ONCE, into)
  const cards = await makeCards(pixels, into)
  return {
    ...sizeOf(header),
    animated: false,
    isDamaged: false,
    placeholder: cards.placeholder,
    derivatives: [...cards.derivatives, ...derivatives],
  }
}

async function makeLarger(source: Source, header: Header, names: readonly string[], into: string) {
  const derivatives: Derivative[] = []
  const frames = names.includes(animatedName) ? countFrames(source, header) : 1
  if (frames > 1 && (await areFramesFine(source, frames)))
    derivatives.push(await animate(source, frames, into))
  const longSide = longSideFor(names)
  if (!names.includes(photoName)) {
    const pixels = await decode(source, longSide, header)
    return { derivatives: [...derivatives, ...(await makeCascade(pixels, names, into))], pixels }
  }
  const { derivative, pixels } = await makeFull(source, header, longSide, into)
  return { derivatives: [...derivatives, ...(await makeCascade(pixels, names, into)), derivative], pixels }
}

const sizeOf = ({ width, height }: Header) => ({ width, height })

/** Works on a HEIC photo by way of a file that sharp can read. */
async function withTiff<T>(source: Source, header: Header, into: string, work: (tiff: Source) => Promise<T>) {
  const { width, height, metadata } = header
  const path = join(into, 'decoded.tiff')
  try {
    await heicToTiff({ from: source.path, to: path, width, height, icc: metadata.icc }).catch(
      (error: Error) => rejectBroken(source, error),
    )
    return await work({ ...source, path, format: 'tiff' })
  } finally {
    await rm(path, { force: true })
  }
}
