import sharp, { type Create, type OverlayOptions, type Sharp } from 'sharp'
import { palette } from '../../../domain/palette.ts'
import { limitMarks } from './limitMarks.ts'

/** The size in pixels of the picture in a link preview. The large social networks show this size without cropping. */
const CARD_SIZE = { width: 1200, height: 630 }

const MAX_TEXT_WIDTH = 1000
/** Font sizes for the name in pixels, which equal points at 72 dpi. The first size that leaves room for the dates is used. */
const NAME_FONT_SIZES = [104, 84, 66, 50, 38]
const MAX_NAME_HEIGHT = 340
const DATES_FONT_SIZE = 40
const MAX_DATES_HEIGHT = 180
const LINE_GAP = 44
const FRAME_INSET_PIXELS = 30

/** Renders a name and a line of dates on a paper-colored card, as a PNG. Uses the font in `fontFile`. */
export async function drawNameCard(name: string, dates: string, fontFile: string): Promise<Buffer> {
  const namePicture = await drawLargest(name, fontFile)
  const dateLines = dates ? [await drawDates(dates, fontFile)] : []
  const textPictures = [namePicture, ...dateLines]
  const height = textPictures.reduce(
    (sum, picture) => sum + picture.height,
    (textPictures.length - 1) * LINE_GAP,
  )
  let top = Math.round((CARD_SIZE.height - height) / 2)
  const overlays = textPictures.map(({ input, width, height: partHeight }): OverlayOptions => {
    const overlay = { input, top, left: Math.round((CARD_SIZE.width - width) / 2) }
    top += partHeight + LINE_GAP
    return overlay
  })
  const frameLayers = [
    makeLayer(FRAME_INSET_PIXELS, palette.hairline.day),
    makeLayer(FRAME_INSET_PIXELS + 1, palette.paper.day),
  ]
  return sharp({ create: makeLayer(0, palette.paper.day) })
    .composite([...frameLayers.map((create) => ({ input: { create } })), ...overlays])
    .png()
    .toBuffer()
}

export interface TextPicture {
  input: Buffer
  width: number
  height: number
}

async function drawLargest(name: string, fontFile: string): Promise<TextPicture> {
  let picture: TextPicture | undefined
  for (const size of NAME_FONT_SIZES) {
    picture = await drawText(name, size, palette.ink.day, fontFile)
    if (picture.height <= MAX_NAME_HEIGHT && picture.width <= MAX_TEXT_WIDTH) break
  }
  return shrinkToFit(picture as TextPicture, MAX_TEXT_WIDTH, MAX_NAME_HEIGHT)
}

const drawDates = async (dates: string, fontFile: string) =>
  shrinkToFit(
    await drawText(dates, DATES_FONT_SIZE, palette['ink-soft'].day, fontFile),
    MAX_TEXT_WIDTH,
    MAX_DATES_HEIGHT,
  )

/** Makes a picture of text smaller if it is too large even in its smallest type, as some fonts stack marks without an end. */
export async function shrinkToFit(
  picture: TextPicture,
  maxWidth: number,
  maxHeight: number,
): Promise<TextPicture> {
  if (picture.width <= maxWidth && picture.height <= maxHeight) return picture
  return toTextPicture(sharp(picture.input).resize(maxWidth, maxHeight, { fit: 'inside' }))
}

/** Renders text as a transparent PNG. The lines are at most `width` pixels wide. The font size is `size` pixels. */
export async function drawText(
  text: string,
  size: number,
  color: string,
  fontfile: string,
  width = MAX_TEXT_WIDTH,
): Promise<TextPicture> {
  const textImage = sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(limitMarks(text).text)}</span>`,
      font: `Newsreader 16pt ${size}`,
      fontfile,
      width,
      align: 'centre',
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
  return toTextPicture(textImage)
}

async function toTextPicture(image: Sharp): Promise<TextPicture> {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Escapes text for Pango's markup, which is a form of XML. */
const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;' })[character] ?? '&gt;')

/** Makes a layer of one color. The layer is smaller than the card by `inset` pixels on each side. */
const makeLayer = (inset: number, background: string): Create => ({
  width: CARD_SIZE.width - 2 * inset,
  height: CARD_SIZE.height - 2 * inset,
  channels: 3,
  background,
})
