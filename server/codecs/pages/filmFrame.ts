import sharp, { type OverlayOptions } from 'sharp'
import { findCardFonts } from './cardFonts.ts'
import { drawText, shrinkToFit } from './textPicture.ts'
import { decodePhoto, openPixels, probeHeader } from '../photos/pixels.ts'
import type { MediaFile } from '../formats/mediaFile.ts'

/** A still picture of a film. It shows photographs next to each other on a black background, with text. */
export interface FilmFrame {
  /** the name that error messages use for the frame */
  name: string
  width: number
  height: number
  pictures: readonly MediaFile[]
  /** one label for the whole frame, or one for each picture; null if there is no text at that place */
  labels: readonly (FrameLabel | null)[]
  fontFile: string
}

export interface FrameLabel {
  /** `below`: at the bottom of the picture, on a shadow; `middle`: halfway up */
  place: 'middle' | 'below'
  /** the texts below each other; `size` and `lineHeight` are fractions of the frame's height */
  lines: readonly { text: string; size: number; lineHeight: number }[]
}

const WHITE = '#ffffff'
/** Distances as fractions of the frame's height: between two pictures, and below the text. */
const PAIR_GAP = 0.008
const BOTTOM_MARGIN = 0.06
/**
 * The maximum width of a line as a fraction of its column's width, and the maximum height of all lines as a fraction of the
 * frame's height.
 */
const MAX_LINE_WIDTH = 0.72
const MAX_TEXT_HEIGHT = 0.8
/**
 * The height of the area above the text where the shadow fades out, as a fraction of the frame's height; and the opacity of the
 * shadow, from 0 to 255.
 */
const SHADOW_HEIGHT = 0.32
const SHADOW_OPACITY = 190
/** Scales for a text that does not fit into the frame, tried in this order. */
const SMALLER_SCALES = [0.75, 0.55, 0.4, 0.25]

/** Renders a frame as a lightly compressed PNG. The file is read only once, so writing it fast matters more than its size. */
export async function drawFrame(frame: FilmFrame, to: string): Promise<void> {
  const { width, height, pictures, labels } = frame
  const isPair = pictures.length > 1
  const pictureWidth = isPair ? Math.round((width - PAIR_GAP * height) / 2) : width
  const layers: OverlayOptions[] = []
  for (const [index, picture] of pictures.entries()) {
    const pixels = await decodePhoto(picture, Math.max(pictureWidth, height), await probeHeader(picture))
    const position = !isPair ? 'centre' : index === 0 ? 'right' : 'left'
    const resizedPicture = openPixels(pixels).resize(pictureWidth, height, {
      fit: 'contain',
      background: '#000',
      position,
    })
    const left = index * (width - pictureWidth)
    layers.push({ input: await resizedPicture.png({ compressionLevel: 0 }).toBuffer(), left, top: 0 })
  }
  const columnWidth = Math.floor(width / Math.max(1, labels.length))
  for (const [index, label] of labels.entries())
    if (label)
      layers.push(...(await placeLabel({ ...frame, width: columnWidth }, label, index * columnWidth)))
  await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toFile(to)
}

async function placeLabel(
  { width, height, fontFile }: FilmFrame,
  label: FrameLabel,
  left: number,
): Promise<OverlayOptions[]> {
  const maxHeight = Math.round(height * MAX_TEXT_HEIGHT)
  const { families } = await findCardFonts(
    label.lines.map(({ text }) => text),
    fontFile,
  )
  const draw = (scale: number) =>
    drawText(
      label.lines.map(({ text, size, lineHeight }) => ({
        text,
        size: height * size * scale,
        lineHeight: height * lineHeight * scale,
        color: WHITE,
      })),
      { width: Math.round(width * MAX_LINE_WIDTH), canBreakAnywhere: true },
      fontFile,
      families,
    )
  let text = await draw(1)
  for (const scale of SMALLER_SCALES) {
    if (text.width <= width && text.height <= maxHeight) break
    text = await draw(scale)
  }
  text = await shrinkToFit(text, width, maxHeight)
  const isBelow = label.place === 'below'
  const top = Math.round(isBelow ? height * (1 - BOTTOM_MARGIN) - text.height : (height - text.height) / 2)
  const shadow = isBelow ? [{ ...(await drawShadow(width, height, top)), left }] : []
  return [...shadow, { input: text.input, top, left: left + Math.round((width - text.width) / 2) }]
}

/** The shadow is dark from the bottom of the frame up to the top of the text. Above, it fades out so softly that no edge is seen. */
async function drawShadow(width: number, height: number, top: number): Promise<OverlayOptions> {
  const shadowTop = Math.max(0, Math.round(top - height * SHADOW_HEIGHT))
  const column = Buffer.alloc((height - shadowTop) * 4)
  for (let row = 0; row < height - shadowTop; row++)
    column[row * 4 + 3] = ease(Math.min(1, row / (height * SHADOW_HEIGHT))) * SHADOW_OPACITY
  const raw = { width: 1, height: height - shadowTop, channels: 4 } as const
  const input = await sharp(column, { raw }).resize(width, raw.height, { fit: 'fill' }).png().toBuffer()
  return { input, top: shadowTop }
}

/** Goes from 0 to 1, slowly at both ends. */
const ease = (part: number) => part * part * (3 - 2 * part)
