import sharp, { type FailOnOptions, type Metadata, type Sharp } from 'sharp'
import { limits } from '../../contract/limits.ts'
import { Failure, fail } from '../fail.ts'
import type { Format } from './formats.ts'
import { isComplete } from './isComplete.ts'
import { readJpegStructure } from './jpeg.ts'
import type { Source } from './source.ts'

// Every picture is worked on once: remembering operations would only hold memory. The pool spreads photos over the
// cores; threads within one would only add more.
sharp.cache(false)
sharp.concurrency(1)
// Bytes that pass for two formats are never read as one that is not accepted, such as SVG.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})

/** Pixels in memory: upright, sRGB, eight bits, transparency laid on white. */
export interface Pixels {
  /** only a part of the picture could be decoded, the rest is empty or wrong */
  isDamaged?: boolean
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

export interface Header {
  /** pixels, upright */
  width: number
  height: number
  frames: number
  metadata: Metadata
}

/**
 * What a photo's header says. Decodes nothing; rejects what would take too much memory or time to decode, and what was
 * cut off.
 */
export async function readHeader(source: Source): Promise<Header> {
  if (!isComplete(source)) throw fail('broken_file', { file: source.name })
  const metadata = await sharp(source.path, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch((error: Error) => rejectBroken(source, error))
  const { width, height } = metadata.autoOrient
  if (isTooMuch(source, metadata)) throw fail('too_many_pixels', { file: source.name })
  return { width, height, frames: metadata.pages ?? 1, metadata }
}

/** What must be in memory at once before a reduced picture can be made; most formats are read row by row. */
export const MAX_BYTES_AT_ONCE = 270_000_000
/** Pixels times scans: each scan of a JPEG may touch every pixel. Cameras and websites write about ten scans. */
const MAX_SCANNED_PIXELS = 2_000_000_000
/** by what their decoders take: 6 bytes for each pixel, and 19 */
const MAX_PIXELS: Partial<Record<Format, number>> = { heic: 64_000_000, avif: 16_000_000 }

function isTooMuch({ path, format }: Source, metadata: Metadata): boolean {
  const { width, height, channels, depth, isProgressive } = metadata
  const pixels = width * height
  if (pixels > (MAX_PIXELS[format] ?? limits.pixels)) return true
  if (format === 'png')
    return isProgressive && pixels * channels * (depth === 'ushort' ? 2 : 1) > MAX_BYTES_AT_ONCE
  if (format !== 'jpeg') return false
  const { decodingBytes, scannedPixels } = readJpegStructure(path)
  return decodingBytes > MAX_BYTES_AT_ONCE || scannedPixels > MAX_SCANNED_PIXELS
}

/**
 * Decodes a photo's first frame, reduced to `longSide` on the way where that is asked for: sooner when its size is known.
 * What is damaged is decoded as far as it goes; throws `broken_file` when nothing can be.
 */
export async function decode(
  source: Source,
  longSide?: number,
  size?: Pick<Header, 'width' | 'height'>,
): Promise<Pixels> {
  const isHalved = source.format === 'jpeg' && longSide && size && isHalfEnough(size, longSide)
  const attempt = (failOn: FailOnOptions) => {
    const photo = openPhoto(isHalved ? `${source.path}${HALVED}` : source.path, failOn)
    return toPixels(longSide ? within(photo, longSide) : photo)
  }
  return attempt(source.format === 'jpeg' ? 'warning' : 'error')
    .catch((error: Error) =>
      HARMLESS_WARNING.test(error.message) ? attempt('error') : Promise.reject(error),
    )
    .catch(async (error: Error) => {
      if (!DECODABLE_IN_PART.has(source.format) || isOurFault(error)) throw error
      return { ...(await attempt('none')), isDamaged: true }
    })
    .catch((error: Error) => rejectBroken(source, error))
}

/**
 * libvips reads options behind a file's name. A JPEG decoded at half its size takes less than half the time; sharp does
 * that by itself only from a third on.
 */
const HALVED = '[shrink=2]'

const isHalfEnough = ({ width, height }: Pick<Header, 'width' | 'height'>, longSide: number) => {
  const times = Math.max(width, height) / longSide
  return times >= 2 && times < 3
}

/** The decoders of the others give nothing of a damaged picture. */
const DECODABLE_IN_PART = new Set<Format>(['jpeg', 'png', 'gif', 'tiff'])

/** Opens a photo's first frame, right side up. */
export const openPhoto = (path: string, failOn: FailOnOptions): Sharp =>
  sharp(path, { limitInputPixels: limits.pixels, failOn }).autoOrient()

export const openPixels = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: limits.pixels })

/** Never enlarges: a smaller photo keeps its own size. */
export const within = (photo: Sharp, longSide: number): Sharp =>
  photo.resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })

export const onWhite = (photo: Sharp): Sharp => photo.flatten({ background: '#ffffff' }).toColourspace('srgb')

export async function toPixels(photo: Sharp): Promise<Pixels> {
  const { data, info } = await onWhite(photo).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** Cameras and old programs cause these, and every viewer overlooks them; any other complaint means lost picture. */
const HARMLESS_WARNING = /extraneous bytes before marker|Invalid SOS parameters|Unknown Adobe color transform/

/** A decoder's complaint is about the file; a disk that is full or a file that has gone is not. */
export function rejectBroken({ name }: Source, error: Error): never {
  if (error instanceof Failure || isOurFault(error)) throw error
  throw fail('broken_file', { file: name })
}

const isOurFault = (error: Error & { syscall?: string }) =>
  error.syscall !== undefined || /file is missing|No space left/.test(error.message)
