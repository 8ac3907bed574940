import { join } from 'node:path'
import { photoName } from '../../../contract/media/pictures.ts'
import { copyBareJpeg } from '../formats/jpegStructure.ts'
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

/** A photo of up to this many pixels is held in memory and decoded once; a larger one is streamed twice. */
const MAX_PIXELS_IN_MEMORY = 16_000_000
/** Bytes in memory per pixel: `webp` for a WebP's frame and canvas, `turned` for a photo before and after it is turned. */
const BYTES_PER_PIXEL = { webp: 8, turned: 6 }
/** the most pixels along one side of a JPEG */
const MAX_JPEG_SIDE = 65_500
/**
 * Optimized coding would make files one to two percent smaller, but costs 70 ms for 12 megapixels and needs the whole
 * picture in memory a second time.
 */
const JPEG = { quality: 90, optimizeCoding: false }

/** Makes the photo at full resolution; also returns pixels with this long side, from which smaller pictures are made. */
export async function makeFullPicture(
  source: MediaFile,
  header: PhotoHeader,
  longSide: number,
  into: string,
): Promise<{ derivative: Derivative; pixels: Pixels }> {
  const derivative = { name: photoName, path: join(into, photoName) }
  if (header.jpeg?.hasEnd && canStayCompressed(header.metadata)) {
    const pixels = await decodePhoto(source, longSide, header)
    if (!pixels.isDamaged && copyBareJpeg(source.path, derivative.path)) return { derivative, pixels }
  }
  if (header.width * header.height <= MAX_PIXELS_IN_MEMORY) {
    const full = await decodePhoto(source, undefined, header)
    await resizeWithin(openPixels(full), MAX_JPEG_SIDE).jpeg(JPEG).toFile(derivative.path)
    return { derivative, pixels: await toPixels(resizeWithin(openPixels(full), longSide)) }
  }
  const pixels = await decodePhoto(source, longSide, header)
  const photo = flattenOnWhite(openPhoto(source, pixels.isDamaged ? 'none' : 'error', header))
  await resizeWithin(photo, limitLongSide(source, header))
    .jpeg(JPEG)
    .toFile(derivative.path)
    .catch((error: Error) => rejectBroken(source, error))
  return { derivative, pixels }
}

/** Limits the long side of photos that must be in memory as a whole: a WebP, or a photo turned by a quarter. */
function limitLongSide({ format }: MediaFile, { width, height, metadata }: PhotoHeader) {
  const isTurned = (metadata.orientation ?? 1) >= 5
  const bytes = format === 'webp' ? BYTES_PER_PIXEL.webp : isTurned ? BYTES_PER_PIXEL.turned : 0
  const scale = Math.min(1, Math.sqrt(MAX_BYTES_AT_ONCE / (bytes * width * height)))
  return Math.min(MAX_JPEG_SIDE, Math.floor(Math.max(width, height) * scale))
}

/** Whether a photo is already upright and in sRGB, so that it can stay as the camera compressed it. */
const canStayCompressed = ({ orientation = 1, space, icc }: PhotoHeader['metadata']) =>
  orientation === 1 && (space === 'srgb' || space === 'b-w') && (!icc || isSrgbProfile(icc))

/**
 * Whether an ICC profile is sRGB under any of its makers' names, so that omitting it changes no colour. The description
 * tag decides; photos with other profiles are converted.
 */
function isSrgbProfile(icc: Buffer): boolean {
  if (icc.length < 132 || icc.toString('latin1', 16, 20) !== 'RGB ') return false
  const tags = Math.min(icc.readUInt32BE(128), 100)
  for (let tag = 0; tag < tags && 132 + tag * 12 + 12 <= icc.length; tag++) {
    const at = 132 + tag * 12
    if (icc.toString('latin1', at, at + 4) !== 'desc') continue
    const start = icc.readUInt32BE(at + 4)
    const description = icc.toString('latin1', start, start + icc.readUInt32BE(at + 8)).replaceAll('\0', '')
    return /sRGB/.test(description) && !/linear|gamma/i.test(description)
  }
  return false
}
