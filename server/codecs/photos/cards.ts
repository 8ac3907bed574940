import { join } from 'node:path'
import type { FocalPoint } from '../../../contract/pictureShape.ts'
import { fractionOf } from '../../../domain/adjustment.ts'
import { pictures } from '../../../contract/pictures.ts'
import { openPixels, type Pixels, within } from './pixels.ts'
import type { Derivative } from '../formats/mediaFile.ts'

const LONG_SIDE = pictures.card.fits
/** Pixels: one block of WebP's; 20 cost a third more bytes for no more to see. */
const PLACEHOLDER_SIDE = 16

/**
 * A card is made once and crosses many slow lines. Against quality 50, effort 1 and sharp's 4:4:4 it is as close to the
 * photograph with 15 % fewer bytes, for 30 ms more; colours at half the size are how cameras and WebP store them, too.
 */
const AVIF = { quality: 49, effort: 3, chromaSubsampling: '4:2:0' } as const

/** A placeholder stands in every list answer: as long a data: URL as this is not worth its bytes. */
const MAX_PLACEHOLDER_LENGTH = 700

/** Makes what a list of photos shows first, from pixels that are not smaller than a card if the photo is not. */
export async function makeCards(
  photo: Pixels,
  into: string,
): Promise<{ placeholder: string | null; focalPoint: FocalPoint; derivatives: Derivative[] }> {
  const card = { name: pictures.card.name, path: join(into, pictures.card.name) }
  const old = { name: pictures.cardOld.name, path: join(into, pictures.cardOld.name) }
  await within(openPixels(photo), LONG_SIDE).avif(AVIF).toFile(card.path)
  await within(openPixels(photo), LONG_SIDE).webp({ quality: 75, effort: 2 }).toFile(old.path)
  return {
    placeholder: await placeholderOf(photo),
    focalPoint: await focalPointOf(photo),
    derivatives: [card, old],
  }
}

async function placeholderOf(photo: Pixels): Promise<string | null> {
  const tiny = await within(openPixels(photo), PLACEHOLDER_SIDE).webp({ quality: 15, effort: 6 }).toBuffer()
  const url = `data:image/webp;base64,${tiny.toString('base64')}`
  return url.length < MAX_PLACEHOLDER_LENGTH ? url : null
}

/** A box that every picture is cut for, which is what libvips looks for a point at; it looks at one of 32 pixels anyhow. */
const LOOK = { short: 64, long: 128 }

/** Where skin, strong colours and edges draw the eye. */
async function focalPointOf(photo: Pixels): Promise<FocalPoint> {
  const isWide = photo.width >= photo.height
  const [width, height] = isWide ? [LOOK.short, LOOK.long] : [LOOK.long, LOOK.short]
  const { info } = await openPixels(photo)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // counted in the picture as it is before it is cut
  const ratio = photo.width / photo.height
  return {
    x: partOf(info.attentionX, isWide ? height * ratio : width),
    y: partOf(info.attentionY, isWide ? height : width / ratio),
  }
}

const partOf = (at: number | undefined, side: number) => (at === undefined ? 0.5 : fractionOf(at / side))
