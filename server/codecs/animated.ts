import { join } from 'node:path'
import sharp from 'sharp'
import { limits } from '../../contract/limits.ts'
import { animatedName } from '../../contract/pictures.ts'
import { type Header, rejectBroken } from './pixels.ts'
import type { Derivative, Source } from './source.ts'

const longSide = 1280

/** How many frames of an animation are shown: as many as one photo may have pixels; 1 when nothing moves. */
export function countFrames({ format }: Source, { width, height, frames }: Header): number {
  if (format !== 'gif' && format !== 'webp') return 1
  return Math.max(1, Math.min(frames, Math.floor(limits.pixels / (width * height))))
}

/** Decodes every frame and keeps none: a file cut off within its tenth frame has a perfect first one. */
export async function checkFrames(source: Source, frames: number): Promise<void> {
  await openFrames(source.path, frames)
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch((error: Error) => rejectBroken(source, error))
}

export async function animate({ path }: Source, frames: number, into: string): Promise<Derivative> {
  const derivative = { name: animatedName, path: join(into, animatedName) }
  await openFrames(path, frames)
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 75, effort: 2 })
    .toFile(derivative.path)
  return derivative
}

const openFrames = (path: string, pages: number) =>
  sharp(path, { pages, limitInputPixels: limits.pixels, failOn: 'error' })
