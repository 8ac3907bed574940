import sharp, { type Create, type OverlayOptions } from 'sharp'
import { limitMarks } from './limitMarks.ts'

/** The size in pixels of the picture in a link preview. The large social networks show this size without cropping. */
const CARD_SIZE = { width: 1200, height: 630 }

const PAPER = '#faf6ee'
const INK = '#221e19'
const SOFT_INK = '#4c453b'
const HAIRLINE = '#ddd2bf'
const TEXT_WIDTH = 1000
/** Font sizes in pixels, which equal points at 72 dpi. The first size that leaves room for the dates is used. */
const NAME_SIZES = [104, 84, 66, 50, 38]
const NAME_HEIGHT = 340
const DATES_SIZE = 40
const GAP = 44
const FRAME_INSET = 30

/** Renders a name and a line of dates on a paper-colored card, as a PNG. Uses the font in `fontFile`. */
export async function drawNameCard(name: string, dates: string, fontFile: string): Promise<Buffer> {
  const title = await drawLargest(name, fontFile)
  const line = dates ? [await drawText(dates, DATES_SIZE, SOFT_INK, fontFile)] : []
  const parts = [title, ...line]
  const height = parts.reduce((sum, part) => sum + part.height, (parts.length - 1) * GAP)
  let top = Math.round((CARD_SIZE.height - height) / 2)
  const overlays = parts.map(({ input, width, height: partHeight }): OverlayOptions => {
    const place = { input, top, left: Math.round((CARD_SIZE.width - width) / 2) }
    top += partHeight + GAP
    return place
  })
  const frame = [makeLayer(FRAME_INSET, HAIRLINE), makeLayer(FRAME_INSET + 1, PAPER)]
  return sharp({ create: makeLayer(0, PAPER) })
    .composite([...frame.map((create) => ({ input: { create } })), ...overlays])
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
  for (const size of NAME_SIZES) {
    picture = await drawText(name, size, INK, fontFile)
    if (picture.height <= NAME_HEIGHT && picture.width <= TEXT_WIDTH) break
  }
  return picture as TextPicture
}

/** Renders text as a transparent PNG. The lines are at most `width` pixels wide. The font size is `size` pixels. */
export async function drawText(
  text: string,
  size: number,
  colour: string,
  fontfile: string,
  width = TEXT_WIDTH,
): Promise<TextPicture> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(limitMarks(text).text)}</span>`,
      font: `Newsreader 16pt ${size}`,
      fontfile,
      width,
      align: 'centre',
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Escapes a text for Pango's markup, which is a form of XML. */
const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;' })[character] ?? '&gt;')

/** Makes a layer of one color. The layer is smaller than the card by `inset` pixels on each side. */
const makeLayer = (inset: number, background: string): Create => ({
  width: CARD_SIZE.width - 2 * inset,
  height: CARD_SIZE.height - 2 * inset,
  channels: 3,
  background,
})
