import { join } from 'node:path'
import { photoName } from '../../../contract/media/pictures.ts'
import { copyBareJpeg } from '../formats/jpegStructure.ts'
import { isSrgbProfile } from './icc.ts'
import {
  decodePhoto,
  type PhotoHeader,
  MAX_BYTES_AT_ONCE,
  flattenOnWhite,
  openPhoto,
  openPixels,
  type Pixels,
  rejectBroken,
  toPixels,
  resizeWithin,
} from './pixels.ts'
import type { Derivative, MediaFile } from '../formats/mediaFile.ts'

/**
 * The maximum number of pixels of a photo that is decoded once and held in memory as a whole. A larger photo is decoded twice, as
 * a stream.
 */
const MAX_PIXELS_IN_MEMORY = 16_000_000
/**
 * The number of bytes in memory per pixel. `webp`: for the frame and the canvas of a WebP; `turned`: for the unrotated and the
 * rotated copy of a photo.
 */
const BYTES_PER_PIXEL = { webp: 8, turned: 6 }
/** The maximum number of pixels along one side of a JPEG. */
const MAX_JPEG_SIDE = 65_500
/**
 * Optimized coding would make files one to two percent smaller, but it takes 70 ms for 12 megapixels, and needs the whole picture
 * in memory a second time.
 */
const JPEG_SETTINGS = { quality: 90, optimizeCoding: false }

/**
 * Makes the photo at full resolution. Also returns pixels with `longSide` as their long side, from which smaller pictures are
 * made.
 */
export async function makeFullPicture(
  source: MediaFile,
  header: PhotoHeader,
  longSide: number,
  folder: string,
): Promise<{ derivative: Derivative; pixels: Pixels }> {
  const derivative = { name: photoName, path: join(folder, photoName) }
  if (header.jpeg?.hasEndMarker && canStayCompressed(header.metadata)) {
    const pixels = await decodePhoto(source, longSide, header)
    if (!pixels.isDamaged && copyBareJpeg(source.path, derivative.path)) return { derivative, pixels }
  }
  if (header.width * header.height <= MAX_PIXELS_IN_MEMORY) {
    const fullPixels = await decodePhoto(source, undefined, header)
    await resizeWithin(openPixels(fullPixels), MAX_JPEG_SIDE).jpeg(JPEG_SETTINGS).toFile(derivative.path)
    return { derivative, pixels: await toPixels(resizeWithin(openPixels(fullPixels), longSide)) }
  }
  const pixels = await decodePhoto(source, longSide, header)
  const photo = flattenOnWhite(openPhoto(source, pixels.isDamaged ? 'none' : 'error', header))
  await resizeWithin(photo, limitLongSide(source, header))
    .jpeg(JPEG_SETTINGS)
    .toFile(derivative.path)
    .catch((error: Error) => rejectBroken(source, error))
  return { derivative, pixels }
}

/**
 * Computes the maximum long side, in pixels, of a photo at full resolution. It is smaller for photos that must be in memory as a
 * whole: a WebP, or a photo that is rotated by a quarter turn.
 */
function limitLongSide({ format }: MediaFile, { width, height, metadata }: PhotoHeader) {
  const isTurned = (metadata.orientation ?? 1) >= 5
  const bytes = format === 'webp' ? BYTES_PER_PIXEL.webp : isTurned ? BYTES_PER_PIXEL.turned : 0
  const scale = Math.min(1, Math.sqrt(MAX_BYTES_AT_ONCE / (bytes * width * height)))
  return Math.min(MAX_JPEG_SIDE, Math.floor(Math.max(width, height) * scale))
}

/** Whether a photo is already upright and in sRGB, and therefore need not be compressed again. */
const canStayCompressed = ({ orientation = 1, space, icc }: PhotoHeader['metadata']) =>
  orientation === 1 && (space === 'srgb' || space === 'b-w') && (!icc || isSrgbProfile(icc))
