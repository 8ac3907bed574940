import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pictures } from '../../contract/pictures.ts'
import { animate, checkFrames, framesShown } from './animated.ts'
import { makeCards } from './cards.ts'
import { makeCascade } from './cascade.ts'
import { makeFull } from './full.ts'
import { heicToTiff } from './heic.ts'
import { decode, type Header, readHeader, refuse } from './pixels.ts'
import { type Made, type Orientation, orientationOf, type Source } from './source.ts'
import { inQueue } from './inQueue.ts'

interface PhotoFacts {
  /** pixels, upright */
  width: number
  height: number
  orientation: Orientation
  /** a tiny blurred picture as a data: URL of less than 700 bytes */
  placeholder: string | null
  animated: boolean
}

/** `complete`: everything is made already and `makePictures` need not be called. */
export type ReadPhoto = PhotoFacts & { made: Made[]; complete: boolean }

/**
 * Measures a photo and makes the small pictures that cards need into the folder `into`; all pictures at once of a
 * photo that takes seconds to decode. Costs 50 ms for twelve megapixels of JPEG, 3 s of HEIC.
 * Throws `too_many_pixels` before anything is decoded, `broken_file` for what is damaged or cut off.
 */
export async function readPhoto(source: Source, into: string): Promise<ReadPhoto> {
  const header = await readHeader(source)
  return inQueue('awaited', needsMuch(source, header), () =>
    source.format === 'heic'
      ? asTiff(source, header, into, (tiff) => readWhole(tiff, header, into))
      : readForCards(source, header, into),
  )
}

/** Makes all further pictures of a photo that `readPhoto` has accepted; throws as it does. */
export async function makePictures(source: Source, into: string): Promise<Made[]> {
  const header = await readHeader(source)
  return inQueue('later', needsMuch(source, header), () =>
    source.format === 'heic'
      ? asTiff(source, header, into, (tiff) => makeRest(tiff, header, into))
      : makeRest(source, header, into),
  )
}

/** HEIC and AVIF are decoded whole, into several copies; so are large photos that lie on their side. */
const needsMuch = ({ format }: Source, { width, height }: Header) =>
  format === 'heic' || format === 'avif' || width * height > 40_000_000

async function readForCards(source: Source, header: Header, into: string): Promise<ReadPhoto> {
  const frames = framesShown(source, header)
  if (frames > 1) await checkFrames(source, frames)
  const cards = await makeCards(await decode(source, pictures.card.fits), into)
  return { ...factsOf(header), animated: frames > 1, ...cards, complete: false }
}

async function readWhole(source: Source, header: Header, into: string): Promise<ReadPhoto> {
  const full = await makeFull(source, header, into)
  const { placeholder, made } = await makeCards(full.pixels, into)
  const cascade = await makeCascade(full.pixels, into)
  return {
    ...factsOf(header),
    animated: false,
    placeholder,
    made: [...made, ...cascade, full.made],
    complete: true,
  }
}

async function makeRest(source: Source, header: Header, into: string): Promise<Made[]> {
  const frames = framesShown(source, header)
  const moving = frames > 1 ? [await animate(source, frames, into)] : []
  const { made, pixels } = await makeFull(source, header, into)
  return [...moving, ...(await makeCascade(pixels, into)), made]
}

const factsOf = ({ width, height }: Header) => ({ width, height, orientation: orientationOf(width, height) })

/** Works on a HEIC photo by way of a file that sharp can read. */
async function asTiff<T>(source: Source, header: Header, into: string, work: (tiff: Source) => Promise<T>) {
  const { width, height, metadata } = header
  const path = join(into, 'decoded.tiff')
  try {
    await heicToTiff({ from: source.path, to: path, width, height, icc: metadata.icc }).catch(
      (error: Error) => refuse(source, error),
    )
    return await work({ ...source, path, format: 'tiff' })
  } finally {
    await rm(path, { force: true })
  }
}
