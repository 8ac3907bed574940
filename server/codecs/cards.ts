import { join } from 'node:path'
import { pictures } from '../../contract/pictures.ts'
import { openPixels, type Pixels, within } from './pixels.ts'
import type { Derivative } from './source.ts'

const LONG_SIDE = pictures.card.fits
const PLACEHOLDER_SIDE = 20

/** A placeholder stands in every list answer: as long a data: URL as this is not worth its bytes. */
const MAX_PLACEHOLDER_LENGTH = 700

/** Makes what a list of photos shows first, from pixels that are not smaller than a card if the photo is not. */
export async function makeCards(
  photo: Pixels,
  into: string,
): Promise<{ placeholder: string | null; derivatives: Derivative[] }> {
  const card = { name: pictures.card.name, path: join(into, pictures.card.name) }
  const old = { name: pictures.cardOld.name, path: join(into, pictures.cardOld.name) }
  await within(openPixels(photo), LONG_SIDE).avif({ quality: 50, effort: 1 }).toFile(card.path)
  await within(openPixels(photo), LONG_SIDE).webp({ quality: 75, effort: 2 }).toFile(old.path)
  return { placeholder: await placeholderOf(photo), derivatives: [card, old] }
}

async function placeholderOf(photo: Pixels): Promise<string | null> {
  const tiny = await within(openPixels(photo), PLACEHOLDER_SIDE).blur(0.6).webp({ quality: 30 }).toBuffer()
  const url = `data:image/webp;base64,${tiny.toString('base64')}`
  return url.length < MAX_PLACEHOLDER_LENGTH ? url : null
}
