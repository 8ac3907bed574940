import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictures } from '../../contract/pictures.ts'
import { openPixels, type Pixels, toPixels, within } from './pixels.ts'
import type { Derivative } from './source.ts'

/** The long side that `makeCascade` wants: larger pixels cost memory and gain nothing. */
export const CASCADE_SIDE = pictures.huge.fits

/** Makes the pictures larger than a card, going down: each from pixels already reduced. */
export async function makeCascade(photo: Pixels, into: string): Promise<Derivative[]> {
  const large = await reduce(photo, pictures.large.fits)
  const medium = await reduce(large, pictures.medium.fits)
  const link = await reduce(large, pictures.link.fits)
  const huge = { name: pictures.huge.name, path: join(into, pictures.huge.name) }
  await openPixels(photo).webp({ quality: 80, effort: 2 }).toFile(huge.path)
  const derivatives: Derivative[] = [huge]
  for (const [pixels, { name }] of [
    [large, pictures.large],
    [medium, pictures.medium],
  ] as const) {
    const path = join(into, name)
    // A small photo has the same pixels under each name: they are compressed once.
    if (pixels === photo) await copyFile(huge.path, path)
    else await openPixels(pixels).webp({ quality: 80, effort: 2 }).toFile(path)
    derivatives.push({ name, path })
  }
  const path = join(into, pictures.link.name)
  await openPixels(link).jpeg({ quality: 80 }).toFile(path)
  return [...derivatives, { name: pictures.link.name, path }]
}

/** The same pixels, not a copy, when they are small enough already. */
async function reduce(photo: Pixels, longSide: number): Promise<Pixels> {
  if (Math.max(photo.width, photo.height) <= longSide) return photo
  return toPixels(within(openPixels(photo), longSide))
}
