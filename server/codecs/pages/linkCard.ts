import { readFile } from 'node:fs/promises'
import sharp, { type Create, type OverlayOptions } from 'sharp'
import { linkCardSize } from './linkCardSize.ts'
import type { FocalPoint } from '../../../contract/media/pictureShape.ts'
import { palette } from '../../../domain/palette.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { decodePhoto, openPixels, probeHeader } from '../photos/pixels.ts'
import { findCardFonts } from './cardFonts.ts'
import { cropPortrait } from './cropPortrait.ts'
import { drawText, shrinkToFit, type TextBlock, type TextBox, type TextPicture } from './textPicture.ts'

/** The picture that a chat shows for a link. */
export interface LinkCard {
  /** the name that error messages use for the card */
  name: string
  /** fills the left side; without it, the text stands in the middle */
  portrait: { file: MediaFile; focalPoint: FocalPoint | null } | null
  /** the texts from top to bottom; a text is left out if no font on this machine has all its characters */
  texts: readonly CardText[]
  /** the path of the site's own font */
  fontFile: string
  /** the path of a picture that is shown if there is no portrait, and no font has all characters of a text */
  emblemFile: string
}

export interface CardText {
  text: string
  style: keyof typeof STYLES
  /** whether the text is left out if there is too little room; the first of these texts is left out first */
  isOptional?: true
}

/** `size` is the font size in pixels. If the texts do not fit, they get smaller, but no smaller than `least`. */
const STYLES = {
  /** for the name of the remembered person */
  name: { size: 104, least: 36, color: palette.ink.day },
  /** for the title of a service */
  title: { size: 76, least: 36, color: palette.ink.day },
  /** for the dates of a life, or the place of a service */
  detail: { size: 40, least: 30, color: palette['ink-soft'].day },
  /** for years, and for the date and time of a service */
  strong: { size: 54, least: 44, color: palette.ink.day },
}
/** The factors for the font sizes. The first one with which all texts fit is used. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48, 0.42, 0.35]
/** The factors with which a card can be read easily in a chat. With smaller ones, it does not show its optional texts. */
const LEGIBLE_SCALES = SCALES.filter((scale) => scale >= 0.7)

const { width: CARD_WIDTH, height: CARD_HEIGHT } = linkCardSize
const FRAME_INSET = 30
/** The distance between the frame and the texts, at the sides and above and below. */
const SIDE_MARGIN = 34
const END_MARGIN = 54
const MAX_TEXT_WIDTH = 1000
/** The distance between two texts; smaller if there are more than two. */
const WIDE_GAP = 44
const NARROW_GAP = 34

/** With a portrait, makes a JPEG, because chat programs refuse large pictures; else a PNG. The paper is around the texts. */
export async function drawLinkCard(
  card: LinkCard,
): Promise<{ picture: Buffer; type: 'image/jpeg' | 'image/png' }> {
  const { portrait, fontFile, emblemFile } = card
  const portraitPicture = portrait && (await drawPortrait(portrait))
  const left = portraitPicture?.width ?? 0
  const paperWidth = CARD_WIDTH - left
  const box = {
    width: Math.min(MAX_TEXT_WIDTH, paperWidth - 2 * (FRAME_INSET + SIDE_MARGIN)),
    height: CARD_HEIGHT - 2 * (FRAME_INSET + END_MARGIN),
  }
  const texts = card.texts.filter(({ text }) => text)
  const { families, missingLetters } = await findCardFonts(
    texts.map(({ text }) => text),
    fontFile,
  )
  const drawableTexts = texts.filter(({ text }) => ![...text].some((letter) => missingLetters.has(letter)))
  const textPictures = await drawTexts(drawableTexts, box, (block, textBox) =>
    drawText([block], textBox, fontFile, families),
  )
  if (!portrait && drawableTexts.length < texts.length) textPictures.unshift(await readEmblem(emblemFile))
  const textHeight = computeHeight(textPictures)
  let top = Math.round((CARD_HEIGHT - textHeight) / 2)
  const overlays = textPictures.map(({ input, width, height }): OverlayOptions => {
    const overlay = { input, top, left: left + Math.round((paperWidth - width) / 2) }
    top += height + findGap(textPictures)
    return overlay
  })
  const frame = [
    { inset: FRAME_INSET, color: palette.hairline.day },
    { inset: FRAME_INSET + 1, color: palette.paper.day },
  ].map(({ inset, color }): OverlayOptions => {
    const create = makeLayer(paperWidth - 2 * inset, CARD_HEIGHT - 2 * inset, color)
    return { input: { create }, left: left + inset, top: inset }
  })
  const picture = sharp({ create: makeLayer(CARD_WIDTH, CARD_HEIGHT, palette.paper.day) }).composite([
    ...frame,
    ...overlays,
    ...(portraitPicture ? [{ input: portraitPicture.input, left: 0, top: 0 }] : []),
  ])
  return portraitPicture
    ? {
        picture: await picture.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer(),
        type: 'image/jpeg',
      }
    : { picture: await picture.png().toBuffer(), type: 'image/png' }
}

async function drawPortrait({ file, focalPoint }: NonNullable<LinkCard['portrait']>) {
  const pixels = await decodePhoto(file, undefined, await probeHeader(file))
  const { width, region } = cropPortrait(pixels, focalPoint)
  const input = await openPixels(pixels)
    .extract(region)
    .resize(width, CARD_HEIGHT, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { input, width }
}

async function readEmblem(file: string): Promise<TextPicture> {
  const input = await readFile(file)
  const { width, height } = await sharp(input).metadata()
  return { input, width, height }
}

interface Box {
  width: number
  height: number
}

async function drawTexts(
  texts: readonly CardText[],
  box: Box,
  draw: (block: TextBlock, textBox: TextBox) => Promise<TextPicture>,
): Promise<TextPicture[]> {
  const drawScaled = async (cardTexts: readonly CardText[], scale: number, canBreakAnywhere: boolean) => {
    const textPictures: TextPicture[] = []
    for (const { text, style } of cardTexts) {
      const { size, least, color } = STYLES[style]
      const scaledSize = Math.max(least, Math.round(size * scale))
      textPictures.push(await draw({ text, size: scaledSize, color }, { width: box.width, canBreakAnywhere }))
    }
    return textPictures
  }
  const requiredTexts = texts.filter(({ isOptional }) => !isOptional)
  const attempts = [
    ...listShorterTexts(texts).map((cardTexts) => [cardTexts, LEGIBLE_SCALES, false] as const),
    [requiredTexts, SCALES, false] as const,
    [requiredTexts, SCALES, true] as const,
  ]
  for (const [cardTexts, scales, canBreakAnywhere] of attempts)
    for (const scale of scales) {
      const textPictures = await drawScaled(cardTexts, scale, canBreakAnywhere)
      if (fits(textPictures, box)) return textPictures
    }
  const textPictures = await drawScaled(requiredTexts, Math.min(...SCALES), true)
  const maxHeight = Math.floor(box.height / textPictures.length) - findGap(textPictures)
  return Promise.all(textPictures.map((picture) => shrinkToFit(picture, box.width, maxHeight)))
}

/** Lists the texts as they are, and then with one optional text less each time. */
function listShorterTexts(texts: readonly CardText[]): (readonly CardText[])[] {
  const index = texts.findIndex(({ isOptional }) => isOptional)
  return index === -1 ? [texts] : [texts, ...listShorterTexts(texts.toSpliced(index, 1))]
}

const fits = (textPictures: readonly TextPicture[], { width, height }: Box) =>
  computeHeight(textPictures) <= height && textPictures.every((picture) => picture.width <= width)

const computeHeight = (textPictures: readonly TextPicture[]) =>
  textPictures.reduce(
    (sum, { height }) => sum + height,
    Math.max(0, textPictures.length - 1) * findGap(textPictures),
  )

const findGap = ({ length }: readonly TextPicture[]) => (length > 2 ? NARROW_GAP : WIDE_GAP)

/** Makes an area of one color. */
const makeLayer = (width: number, height: number, background: string): Create => ({
  width,
  height,
  channels: 3,
  background,
})
