import { join } from 'node:path'
import type { FocalPoint } from '../../../contract/media/pictureShape.ts'
import { roundFraction } from '../../../domain/adjustment.ts'
import { pictures } from '../../../contract/media/pictures.ts'
import { openPixels, type Pixels, resizeWithin } from './pixels.ts'
import type { Derivative } from '../formats/mediaFile.ts'

const LONG_SIDE = pictures.card.fits
/** Pixels: the side of one WebP block; 20 would cost a third more bytes and look no better. */
const PLACEHOLDER_SIDE = 16

/**
 * A card is made once and sent over many slow lines. Compared to quality 50, effort 1 and sharp's 4:4:4, these settings
 * keep the picture as close to the photograph with 15 % fewer bytes, for 30 ms more. Cameras and WebP store colours at
 * half size, too.
 */
const AVIF = { quality: 49, effort: 3, chromaSubsampling: '4:2:0' } as const

/** A placeholder is part of every list response: a longer data: URL than this is not worth its bytes. */
const MAX_PLACEHOLDER_LENGTH = 700

/** Makes what a list of photos shows first. `photo` must be at least as large as a card, unless the original is smaller. */
export async function makeCards(
  photo: Pixels,
  into: string,
): Promise<{ placeholder: string | null; focalPoint: FocalPoint; derivatives: Derivative[] }> {
  const card = { name: pictures.card.name, path: join(into, pictures.card.name) }
  const old = { name: pictures.cardOld.name, path: join(into, pictures.cardOld.name) }
  await resizeWithin(openPixels(photo), LONG_SIDE).avif(AVIF).toFile(card.path)
  await resizeWithin(openPixels(photo), LONG_SIDE).webp({ quality: 75, effort: 2 }).toFile(old.path)
  return {
    placeholder: await makePlaceholder(photo),
    focalPoint: await findFocalPoint(photo),
    derivatives: [card, old],
  }
}

async function makePlaceholder(photo: Pixels): Promise<string | null> {
  const tiny = await resizeWithin(openPixels(photo), PLACEHOLDER_SIDE)
    .webp({ quality: 15, effort: 6 })
    .toBuffer()
  const url = `data:image/webp;base64,${tiny.toString('base64')}`
  return url.length < MAX_PLACEHOLDER_LENGTH ? url : null
}

/** libvips finds the focal point only when it crops, so pictures are cropped to this box. It looks at 32 pixels anyway. */
const CROP_BOX = { short: 64, long: 128 }

/** Finds the point where skin, strong colours and edges draw the eye. */
async function findFocalPoint(photo: Pixels): Promise<FocalPoint> {
  const isWide = photo.width >= photo.height
  const [width, height] = isWide ? [CROP_BOX.short, CROP_BOX.long] : [CROP_BOX.long, CROP_BOX.short]
  const { info } = await openPixels(photo)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // libvips gives the point in the resized picture before cropping
  const ratio = photo.width / photo.height
  return {
    x: toFraction(info.attentionX, isWide ? height * ratio : width),
    y: toFraction(info.attentionY, isWide ? height : width / ratio),
  }
}

const toFraction = (at: number | undefined, side: number) =>
  at === undefined ? 0.5 : roundFraction(at / side)
