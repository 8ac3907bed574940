import { join } from 'node:path'
import { photoName } from '../../contract/pictures.ts'
import { cascadeFrom } from './cascade.ts'
import { isSrgbProfile } from './colour.ts'
import { copyBareJpeg } from './jpeg.ts'
import {
  decode,
  type Header,
  onWhite,
  openPhoto,
  openPixels,
  type Pixels,
  toPixels,
  within,
} from './pixels.ts'
import type { Made, Source } from './source.ts'

/** Up to here a photo is held in memory whole, to be decoded once; a larger one is streamed twice. */
const mostPixelsHeld = 16_000_000
/** what a JPEG can hold along one side */
const mostJpegSide = 65_500

/** Makes the photo at full resolution, and hands on the pixels the smaller pictures are made from. */
export async function makeFull(
  source: Source,
  { width, height, metadata }: Header,
  into: string,
): Promise<{ made: Made; pixels: Pixels }> {
  const made = { name: photoName, path: join(into, photoName) }
  if (source.format === 'jpeg' && isFineAsItIs(metadata) && (await copyBareJpeg(source.path, made.path))) {
    return { made, pixels: await decode(source, cascadeFrom) }
  }
  const full = width * height <= mostPixelsHeld ? await decode(source) : null
  const photo = full ? openPixels(full) : onWhite(openPhoto(source.path, 'error'))
  // The best coding needs the whole picture a second time in memory.
  await within(photo, mostJpegSide)
    .jpeg({ quality: 90, optimizeCoding: full !== null })
    .toFile(made.path)
  const pixels = full ? toPixels(within(openPixels(full), cascadeFrom)) : decode(source, cascadeFrom)
  return { made, pixels: await pixels }
}

/** Upright and in sRGB already: its picture can stay as the camera compressed it. */
const isFineAsItIs = ({ orientation = 1, space, icc }: Header['metadata']) =>
  orientation === 1 && (space === 'srgb' || space === 'b-w') && (!icc || isSrgbProfile(icc))
