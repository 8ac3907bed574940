import sharp, { type FailOnOptions, type Metadata, type Sharp } from 'sharp'
import { limits } from '../../contract/limits.ts'
import { fail } from '../fail.ts'
import type { Source } from './source.ts'
import { isComplete } from './isComplete.ts'

// Every picture is worked on once: remembering operations would only hold memory. The queue spreads photos over the
// cores; threads within one would only add more.
sharp.cache(false)
sharp.concurrency(1)
// Bytes that pass for two formats are never read as one that we do not take in, such as SVG.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})

/** Pixels in memory: upright, sRGB, eight bits, transparency laid on white. */
export interface Pixels {
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

/** What a photo's header says. Decodes nothing; refuses what would be too large to decode, and what lacks parts. */
export async function readHeader(source: Source): Promise<Header> {
  const metadata = await sharp(source.path, { limitInputPixels: false })
    .metadata()
    .catch((error: Error) => rejectBroken(source, error))
  const { width, height } = metadata.autoOrient
  if (width * height > limits.pixels) throw fail('too_many_pixels', { file: source.name })
  if (!(await isComplete(source))) throw fail('broken_file', { file: source.name })
  return { width, height, frames: metadata.pages ?? 1, metadata }
}

/** Decodes a photo's first frame, reduced to `longSide` on the way where that is asked for. Throws `broken_file`. */
export async function decode(source: Source, longSide?: number): Promise<Pixels> {
  const attempt = (failOn: FailOnOptions) => {
    const photo = openPhoto(source.path, failOn)
    return toPixels(longSide ? within(photo, longSide) : photo)
  }
  if (source.format !== 'jpeg') return attempt('error').catch((error: Error) => rejectBroken(source, error))
  return attempt('warning')
    .catch((error: Error) =>
      HARMLESS_WARNING.test(error.message) ? attempt('error') : Promise.reject(error),
    )
    .catch((error: Error) => rejectBroken(source, error))
}

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

/** What cameras and old programs write and every viewer overlooks; any other complaint means lost picture. */
const HARMLESS_WARNING = /extraneous bytes before marker|Invalid SOS parameters|Unknown Adobe color transform/

/** A decoder's complaint is about the file; a disk that is full or a file that has gone is not. */
export function rejectBroken({ name }: Source, error: Error & { syscall?: string }): never {
  if (error.syscall || /file is missing|No space left/.test(error.message)) throw error
  throw fail('broken_file', { file: name })
}
