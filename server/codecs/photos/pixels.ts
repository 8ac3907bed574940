import sharp, { type FailOnOptions, type Metadata, type Sharp } from 'sharp'
import { limits } from '../../../contract/limits.ts'
import { Failure, fail } from '../../base/errors/fail.ts'
import type { Format } from '../../../domain/files/formats.ts'
import { isComplete } from '../formats/isComplete.ts'
import { type JpegStructure, parseJpegStructure } from '../formats/jpegStructure.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { isUndamaged } from './isUndamaged.ts'

// Every picture is processed only once, so a cache of operations would waste memory. The pool of decoding processes spreads
// photos over the cores, so more threads for one photo would gain nothing.
sharp.cache(false)
sharp.concurrency(1)
// Blocks every decoder except those below, so that a file that is valid in two formats is never decoded in a format that is not
// accepted, such as SVG.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})

/**
 * The pixels of a picture, in memory. The picture is upright, in sRGB, and has eight bits per channel. Transparent parts are
 * white.
 */
export interface Pixels {
  /** whether only a part of the picture could be decoded; the rest is then empty or wrong */
  isDamaged?: boolean
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

export interface PhotoHeader {
  /** size in pixels, upright */
  width: number
  height: number
  frames: number
  metadata: Metadata
  /** the structure of a JPEG; null for other formats */
  jpeg: JpegStructure | null
}

/**
 * Reads a photo's header without decoding pixels. Throws `too_many_pixels` if the photo would take too much memory or time to
 * decode, `broken_file` if it is truncated, and `unreadable_picture` if it is whole but of a kind that no decoder here reads.
 */
export async function probeHeader(source: MediaFile): Promise<PhotoHeader> {
  const jpeg = source.format === 'jpeg' ? parseJpegStructure(source.path) : null
  const canBeComplete = jpeg ? jpeg.hasEndMarker || jpeg.completeScanEnd !== null : isComplete(source)
  if (!canBeComplete) throw fail('broken_file', { file: source.name })
  const metadata = await sharp(source.path, {
    page: source.page ?? 0,
    limitInputPixels: false,
    failOn: 'none',
  })
    .metadata()
    .catch((error: Error) => rejectBroken(source, error))
  const { width, height } = metadata.autoOrient
  if (isTooLarge(source.format, metadata, jpeg)) throw fail('too_many_pixels', { file: source.name })
  return { width, height, frames: metadata.pages ?? 1, metadata, jpeg }
}

/**
 * The maximum number of bytes that a decoder may have to hold at once before it can reduce a picture. Most formats are read row
 * by row.
 */
export const MAX_BYTES_AT_ONCE = 270_000_000
/**
 * The maximum number of pixels times scans, because each scan of a JPEG may touch every pixel. Cameras and websites write about
 * ten scans.
 */
const MAX_SCANNED_PIXELS = 2_000_000_000
/** The maximum number of pixels of a HEIC, before it is cropped. */
export const MAX_HEIC_PIXELS = 64_000_000
/**
 * The maximum number of pixels by format. It depends on the memory of the decoder: 6 bytes per pixel for HEIC, 6 for AVIF (with
 * ffmpeg), and 3 for WebP.
 */
const MAX_PIXELS: Partial<Record<Format, number>> = {
  heic: MAX_HEIC_PIXELS,
  avif: 50_000_000,
  webp: 150_000_000,
}
/** The maximum number of pixels of an AVIF that sharp decodes. sharp takes 19 bytes per pixel for an AVIF. */
export const MAX_AVIF_PIXELS = 16_000_000

export const isLargeAvif = (format: Format, { width, height }: Pick<Metadata, 'width' | 'height'>): boolean =>
  format === 'avif' && width * height > MAX_AVIF_PIXELS

function isTooLarge(format: Format, metadata: Metadata, jpeg: JpegStructure | null): boolean {
  const { width, height, channels, depth, isProgressive } = metadata
  const pixels = width * height
  if (pixels > (MAX_PIXELS[format] ?? limits.pixels)) return true
  if (format === 'png')
    return isProgressive && pixels * channels * (depth === 'ushort' ? 2 : 1) > MAX_BYTES_AT_ONCE
  return (
    jpeg !== null && (jpeg.decoderMemoryBytes > MAX_BYTES_AT_ONCE || jpeg.scannedPixels > MAX_SCANNED_PIXELS)
  )
}

/**
 * Decodes a photo's first frame. Reduces it to `longSide` pixels if `longSide` is given. Passing `header` makes this faster.
 * Decodes as much as possible of a damaged photo. Throws `broken_file` if nothing of the photo can be decoded.
 */
export async function decodePhoto(
  source: MediaFile,
  longSide?: number,
  header?: PhotoHeader,
): Promise<Pixels> {
  const isHalved = source.format === 'jpeg' && longSide && header && isHalfEnough(header, longSide)
  const tryDecoding = (failOn: FailOnOptions) => {
    const photo = openPhoto(isHalved ? { path: `${source.path}${HALF_SIZE_OPTION}` } : source, failOn, header)
    return toPixels(longSide ? resizeWithin(photo, longSide) : photo)
  }
  return tryDecoding(source.format === 'jpeg' ? 'warning' : 'error')
    .catch((error: Error) =>
      HARMLESS_WARNING.test(error.message) ? tryDecoding('error') : Promise.reject(error),
    )
    .catch(async (error: Error) => {
      if (!DECODABLE_IN_PART.has(source.format) || isOurFault(error)) throw error
      return { ...(await tryDecoding('none')), isDamaged: true }
    })
    .catch((error: Error) => rejectBroken(source, error))
}

/**
 * An option that libvips reads after a file's name. With it, libvips decodes a JPEG at half its size, which takes less than half
 * the time. sharp itself uses this option only if the result has a third of the size or less.
 */
const HALF_SIZE_OPTION = '[shrink=2]'

const isHalfEnough = ({ width, height }: Pick<PhotoHeader, 'width' | 'height'>, longSide: number) => {
  const ratio = Math.max(width, height) / longSide
  return ratio >= 2 && ratio < 3
}

/** Formats for which a decoder returns the undamaged part of a picture. Other decoders return nothing for a damaged picture. */
const DECODABLE_IN_PART = new Set<Format>(['jpeg', 'png', 'gif', 'tiff'])

/**
 * Opens a photo's first frame, or the TIFF page that is the picture. The result is upright. If a photo has a profile and 16 bits
 * per channel, sharp would convert it to Display P3, so sharp is told to use sRGB.
 */
export function openPhoto(
  { path, page = 0 }: Pick<MediaFile, 'path' | 'page'>,
  failOn: FailOnOptions,
  header?: PhotoHeader,
): Sharp {
  const photo = sharp(path, { page, limitInputPixels: limits.pixels, failOn }).autoOrient()
  const { space, icc } = header?.metadata ?? {}
  const isConverted = space === 'rgb16' && icc?.toString('latin1', 16, 20) === 'RGB '
  return isConverted ? photo.withIccProfile('srgb', { attach: false }) : photo
}

/**
 * Saves a photo's first frame as a PNG. The picture is upright and has no profile. Its values are not converted, and channels
 * that are not colors are left out. Returns false if the photo is damaged. It is then shown without a profile, as far as it can
 * be decoded.
 */
export async function savePlainPng(
  { path, page = 0, isOpaque = false }: MediaFile,
  { width, height, metadata }: PhotoHeader,
  to: string,
): Promise<boolean> {
  const isDeep = metadata.depth === 'ushort' && width * height <= MAX_DEEP_PIXELS
  const photo = sharp(path, { page, limitInputPixels: limits.pixels, failOn: 'error', ignoreIcc: true })
  return (isOpaque ? photo.removeAlpha() : photo)
    .autoOrient()
    .toColorspace(isDeep ? 'rgb16' : 'srgb')
    .png({ compressionLevel: 1 })
    .toFile(to)
    .then(
      () => true,
      (error: Error) => (isOurFault(error) ? Promise.reject(error) : false),
    )
}

/**
 * The maximum number of pixels of a photo that is saved with 16 bits per channel. A larger photo would take a gigabyte on disk,
 * so it is saved with eight bits.
 */
const MAX_DEEP_PIXELS = 50_000_000

export const openPixels = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: limits.pixels })

/** Reduces a photo to at most `longSide` pixels along its long side. Never enlarges it. */
export const resizeWithin = (photo: Sharp, longSide: number): Sharp =>
  photo.resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })

export const flattenOnWhite = (photo: Sharp): Sharp =>
  photo.flatten({ background: '#ffffff' }).toColorspace('srgb')

export async function toPixels(photo: Sharp): Promise<Pixels> {
  const { data, info } = await flattenOnWhite(photo)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/**
 * Matches warnings that cameras and old programs cause, and that every viewer ignores. All other warnings mean that picture data
 * is lost.
 */
const HARMLESS_WARNING = /extraneous bytes before marker|Invalid SOS parameters|Unknown Adobe color transform/

/**
 * Throws `broken_file` for a file that its decoder complains about, or `unreadable_picture` if the file is undamaged. Rethrows
 * errors with other causes, such as a full disk.
 */
export function rejectBroken(source: MediaFile, error: Error): never {
  if (error instanceof Failure || isOurFault(error)) throw error
  throw fail(isUndamaged(source, error) ? 'unreadable_picture' : 'broken_file', { file: source.name })
}

const isOurFault = (error: Error & { syscall?: string }) =>
  error.syscall !== undefined || /file is missing|No space left/.test(error.message)
