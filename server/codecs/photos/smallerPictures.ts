import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictures } from '../../../contract/media/pictures.ts'
import { openPixels, type Pixels, toPixels, resizeWithin } from './pixels.ts'
import type { Derivative } from '../formats/mediaFile.ts'

/** The pictures that are larger than a card (the small picture in lists), largest first. */
const SIZES = [pictures.huge, pictures.large, pictures.link, pictures.medium]
export const smallerPictureNames: readonly string[] = SIZES.map(({ name }) => name)

const pickSizes = (names: readonly string[]) => SIZES.filter(({ name }) => names.includes(name))

/**
 * Finds the long side, in pixels, of the largest of the named pictures. Returns at least the long side of a card. Decoding more
 * pixels than this would only take memory.
 */
export const findLongSide = (names: readonly string[]) =>
  Math.max(pictures.card.maxSide, ...pickSizes(names).map(({ maxSide }) => maxSide))

/** Makes those of the named pictures that are larger than a card. Makes each of them from the pixels of the next larger one. */
export async function makeSmallerPictures(
  photo: Pixels,
  names: readonly string[],
  folder: string,
): Promise<Derivative[]> {
  const derivatives: Derivative[] = []
  let pixels = photo
  let previous: { type: string; path: string } | undefined
  for (const { name, type, maxSide } of pickSizes(names)) {
    const reducedPixels = await reducePixels(pixels, maxSide)
    const path = join(folder, name)
    // several pictures of a small photo may have the same pixels; they are compressed only once
    if (reducedPixels === pixels && previous?.type === type) await copyFile(previous.path, path)
    else await compressPixels(reducedPixels, type).toFile(path)
    derivatives.push({ name, path })
    previous = { type, path }
    pixels = reducedPixels
  }
  return derivatives
}

const compressPixels = (pixels: Pixels, type: (typeof SIZES)[number]['type']) =>
  type === 'image/jpeg'
    ? openPixels(pixels).jpeg({ quality: 80 })
    : openPixels(pixels).webp({ quality: 80, effort: 2 })

/** Reduces a picture to at most `longSide` pixels along its long side. Returns `photo` itself if it is small enough. */
async function reducePixels(photo: Pixels, longSide: number): Promise<Pixels> {
  if (Math.max(photo.width, photo.height) <= longSide) return photo
  return toPixels(resizeWithin(openPixels(photo), longSide))
}
