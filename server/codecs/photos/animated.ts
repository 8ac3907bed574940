import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { limits } from '../../../contract/limits.ts'
import { animatedName } from '../../../contract/media/pictures.ts'
import { type PhotoHeader, MAX_BYTES_AT_ONCE } from './pixels.ts'
import type { Derivative, MediaFile } from '../formats/mediaFile.ts'

const LONG_SIDE = 1280

/**
 * Computes how many frames of an animation to show, so that they have at most `limits.pixels` pixels together. Returns 1 for a
 * still picture.
 */
export function countFrames({ format }: MediaFile, { width, height, frames }: PhotoHeader): number {
  if (format !== 'gif' && format !== 'webp') return 1
  return Math.max(1, Math.min(frames, Math.floor(limits.pixels / (width * height))))
}

/** Whether all frames can be decoded. A later frame may be damaged although the first frame is perfect. */
export const canDecodeFrames = (source: MediaFile, frames: number): Promise<boolean> =>
  openFrames(source.path, frames)
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

export async function makeAnimation(
  { path }: MediaFile,
  { metadata, width, height }: PhotoHeader,
  frames: number,
  folder: string,
): Promise<Derivative> {
  const derivative = { name: animatedName, path: join(folder, animatedName) }
  const { orientation = 1, delay, loop } = metadata
  const maxFrames = Math.max(1, Math.floor(MAX_BYTES_AT_ONCE / (BYTES_PER_TURNED_PIXEL * width * height)))
  const count = orientation > 1 ? Math.min(frames, maxFrames) : frames
  const smallFrames = openFrames(path, count)
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
  const uprightFrames = orientation > 1 ? await turnFrames(smallFrames, orientation) : smallFrames
  await uprightFrames
    .webp({ quality: 75, effort: 2, ...(orientation > 1 && { delay: delay?.slice(0, count), loop }) })
    .toFile(derivative.path)
  return derivative
}

/**
 * The number of bytes in memory per pixel while frames are rotated. Each pixel is in memory twice, before and after the rotation.
 */
const BYTES_PER_TURNED_PIXEL = 6

/** The degrees to rotate clockwise, before mirroring, for the EXIF orientations 1 to 8. */
const ANGLES = [0, 0, 180, 180, 90, 90, 270, 270]
const MIRRORED_ORIENTATIONS = new Set([2, 4, 5, 7])

/** Rotates each frame separately, because libvips would rotate all frames as a single picture. */
async function turnFrames(frames: Sharp, orientation: number): Promise<Sharp> {
  const { data, info } = await frames.raw().toBuffer({ resolveWithObject: true })
  const { width, channels, pageHeight = info.height } = info
  const frameBytes = width * pageHeight * channels
  const turnedFrames: Buffer[] = []
  for (let at = 0; at < data.length; at += frameBytes)
    turnedFrames.push(
      await sharp(data.subarray(at, at + frameBytes), { raw: { width, height: pageHeight, channels } })
        .rotate(ANGLES[orientation - 1])
        .raw()
        .toBuffer(),
    )
  const [newWidth, newHeight] =
    (ANGLES[orientation - 1] ?? 0) % 180 === 0 ? [width, pageHeight] : [pageHeight, width]
  const allFrames = sharp(Buffer.concat(turnedFrames), {
    raw: { width: newWidth, height: newHeight * turnedFrames.length, channels, pageHeight: newHeight },
    limitInputPixels: limits.pixels,
  })
  return MIRRORED_ORIENTATIONS.has(orientation) ? allFrames.flop() : allFrames
}

const openFrames = (path: string, frames: number) =>
  sharp(path, { pages: frames, limitInputPixels: limits.pixels, failOn: 'error' })
