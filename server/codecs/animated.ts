import { join } from 'node:path'
import sharp from 'sharp'
import { limits } from '../../contract/limits.ts'
import { animatedName } from '../../contract/pictures.ts'
import type { Header } from './pixels.ts'
import type { Derivative, Source } from './source.ts'

const LONG_SIDE = 1280

/** How many frames of an animation are shown: all together have the pixels of one large photo at most; 1 when nothing moves. */
export function countFrames({ format }: Source, { width, height, frames }: Header): number {
  if (format !== 'gif' && format !== 'webp') return 1
  return Math.max(1, Math.min(frames, Math.floor(limits.pixels / (width * height))))
}

/** Whether every frame can be decoded; keeps none. A file damaged within its tenth frame has a perfect first one. */
export const areFramesFine = (source: Source, frames: number): Promise<boolean> =>
  openFrames(source.path, frames)
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

export async function animate({ path }: Source, frames: number, into: string): Promise<Derivative> {
  const derivative = { name: animatedName, path: join(into, animatedName) }
  await openFrames(path, frames)
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 75, effort: 2 })
    .toFile(derivative.path)
  return derivative
}

const openFrames = (path: string, pages: number) =>
  sharp(path, { pages, limitInputPixels: limits.pixels, failOn: 'error' })
