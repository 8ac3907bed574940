import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pictures } from '../../contract/pictures.ts'
import { animate, checkFrames, countFrames } from './animated.ts'
import { makeCards } from './cards.ts'
import { makeCascade } from './cascade.ts'
import { makeFull } from './full.ts'
import { heicToTiff } from './heic.ts'
import { decode, type Header, readHeader, rejectBroken } from './pixels.ts'
import { type Derivative, type Orientation, orientationOf, type Source } from './source.ts'
import { inQueue } from './inQueue.ts'

interface PhotoInfo {
  /** pixels, upright */
  width: number
  height: number
  orientation: Orientation
  /** a tiny blurred picture as a data: URL of less than 700 bytes */
  placeholder: string | null
  animated: boolean
}

/** `complete`: everything is made already and `makePictures` need not be called. */
export type ReadPhoto = PhotoInfo & { derivatives: Derivative[]; complete: boolean }

/**
 * Measures a photo and makes the small pictures that cards need into the folder `into`; all pictures at once of a
 * photo that takes seconds to decode. Costs 50 ms for twelve megapixels of JPEG, 3 s of HEIC.
 * Throws `too_many_pixels` before anything is decoded, `broken_file` for what is damaged or cut off.
 */
export async function readPhoto(source: Source, into: string): Promise<ReadPhoto> {
  const header = await readHeader(source)
  return inQueue('awaited', needsMuch(source, header), () =>
    source.format === 'heic'
      ? withTiff(source, header, into, (tiff) => readAtOnce(tiff, header, into))
      : readForCards(source, header, into),
  )
}

/** Makes all further pictures of a photo that `readPhoto` has accepted; throws as it does. */
export async function makePictures(source: Source, into: string): Promise<Derivative[]> {
  const header = await readHeader(source)
  return inQueue('later', needsMuch(source, header), () =>
    source.format === 'heic'
      ? withTiff(source, header, into, (tiff) => makeRest(tiff, header, into))
      : makeRest(source, header, into),
  )
}

/** HEIC and AVIF are decoded at full size, into several copies; so are large photos that lie on their side. */
const needsMuch = ({ format }: Source, { width, height }: Header) =>
  format === 'heic' || format === 'avif' || width * height > 40_000_000

async function readForCards(source: Source, header: Header, into: string): Promise<ReadPhoto> {
  const frames = countFrames(source, header)
  if (frames > 1) await checkFrames(source, frames)
  const cards = await makeCards(await decode(source, pictures.card.fits), into)
  return { ...infoOf(header), animated: frames > 1, ...cards, complete: false }
}

async function readAtOnce(source: Source, header: Header, into: string): Promise<ReadPhoto> {
  const full = await makeFull(source, header, into)
  const { placeholder, derivatives } = await makeCards(full.pixels, into)
  const cascade = await makeCascade(full.pixels, into)
  return {
    ...infoOf(header),
    animated: false,
    placeholder,
    derivatives: [...derivatives, ...cascade, full.derivative],
    complete: true,
  }
}

async function makeRest(source: Source, header: Header, into: string): Promise<Derivative[]> {
  const frames = countFrames(source, header)
  const moving = frames > 1 ? [await animate(source, frames, into)] : []
  const { derivative, pixels } = await makeFull(source, header, into)
  return [...moving, ...(await makeCascade(pixels, into)), derivative]
}

const infoOf = ({ width, height }: Header) => ({ width, height, orientation: orientationOf(width, height) })

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
