import sharp, { type Sharp } from 'sharp'
import { limitMarks } from './limitMarks.ts'

export interface TextPicture {
  input: Buffer
  width: number
  height: number
}

/** A text in one size. It takes several lines if it is long, or contains line breaks. */
export interface TextBlock {
  text: string
  /** the font size in pixels */
  size: number
  /** the distance between the baselines of two lines in pixels; if it is absent, that of the font */
  lineHeight?: number
  color: string
}

export interface TextBox {
  /** the maximum width of a line in pixels */
  width: number
  /** whether a line may end within a word; if not, the picture of a long word is wider than `width` */
  canBreakAnywhere: boolean
}

/**
 * Renders texts below each other as a transparent PNG, with centered lines. The font is the one in `fontFile`, the site's
 * Newsreader; characters that it lacks come from `otherFamilies`, in this order.
 */
export async function drawText(
  blocks: readonly TextBlock[],
  { width, canBreakAnywhere }: TextBox,
  fontFile: string,
  otherFamilies: readonly string[] = [],
): Promise<TextPicture> {
  const textImage = sharp({
    text: {
      text: blocks.map(writeMarkup).join('\n'),
      font: ['Newsreader 16pt', ...otherFamilies].join(', '),
      fontfile: fontFile,
      width,
      align: 'centre',
      wrap: canBreakAnywhere ? 'word-char' : 'word',
      dpi: 72,
      rgba: true,
    },
  })
  return toTextPicture(textImage)
}

/**
 * Makes a picture of text smaller if it is too large. Even in its smallest type it may be, because some fonts stack any number of
 * marks.
 */
export async function shrinkToFit(
  picture: TextPicture,
  maxWidth: number,
  maxHeight: number,
): Promise<TextPicture> {
  if (picture.width <= maxWidth && picture.height <= maxHeight) return picture
  return toTextPicture(sharp(picture.input).resize(maxWidth, maxHeight, { fit: 'inside' }))
}

async function toTextPicture(image: Sharp): Promise<TextPicture> {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Pango measures in parts of a point, and a point is a pixel here. */
const PANGO_UNITS = 1024

function writeMarkup({ text, size, lineHeight, color }: TextBlock): string {
  const height = lineHeight ? ` line_height="${Math.round(lineHeight * PANGO_UNITS)}"` : ''
  return `<span size="${Math.round(size * PANGO_UNITS)}"${height} foreground="${color}">${escapeMarkup(limitMarks(text).text)}</span>`
}

/** Escapes text for Pango's markup, which is a form of XML. */
const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;' })[character] ?? '&gt;')
