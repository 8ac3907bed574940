import { join } from 'node:path'
import { photoName } from '../../contract/pictures.ts'
import { CASCADE_SIDE } from './cascade.ts'
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
import type { Derivative, Source } from './source.ts'

/** Up to here a photo is held in memory at once, to be decoded once; a larger one is streamed twice. */
const MAX_PIXELS_IN_MEMORY = 16_000_000
/** what a JPEG can hold along one side */
const MAX_JPEG_SIDE = 65_500

/** Makes the photo at full resolution, and hands on the pixels the smaller pictures are made from. */
export async function makeFull(
  source: Source,
  { width, height, metadata }: Header,
  into: string,
): Promise<{ derivative: Derivative; pixels: Pixels }> {
  const derivative = { name: photoName, path: join(into, photoName) }
  if (
    source.format === 'jpeg' &&
    canStayCompressed(metadata) &&
    (await copyBareJpeg(source.path, derivative.path))
  ) {
    return { derivative, pixels: await decode(source, CASCADE_SIDE) }
  }
  const full = width * height <= MAX_PIXELS_IN_MEMORY ? await decode(source) : null
  const photo = full ? openPixels(full) : onWhite(openPhoto(source.path, 'error'))
  // The best coding needs the complete picture a second time in memory.
  await within(photo, MAX_JPEG_SIDE)
    .jpeg({ quality: 90, optimizeCoding: full !== null })
    .toFile(derivative.path)
  const pixels = full ? toPixels(within(openPixels(full), CASCADE_SIDE)) : decode(source, CASCADE_SIDE)
  return { derivative, pixels: await pixels }
}

/** Upright and in sRGB already: its picture can stay as the camera compressed it. */
const canStayCompressed = ({ orientation = 1, space, icc }: Header['metadata']) =>
  orientation === 1 && (space === 'srgb' || space === 'b-w') && (!icc || isSrgbProfile(icc))
