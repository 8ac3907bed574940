import sharp, { type OverlayOptions } from 'sharp'
import { drawText, shrinkToFit, type TextPicture } from './textPicture.ts'
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
  /** `size` is the height of the characters as a fraction of the frame's height */
  lines: readonly { text: string; size: number }[]
}

const WHITE = '#ffffff'
const SOFT_WHITE = '#d8d8d8'
/** Distances as fractions of the frame's height: between two lines, between two pictures, and below the text. */
const LINE_GAP = 0.03
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
/** Scales for the text, tried in this order until the text fits into the frame. */
const TEXT_SCALES = [1, 0.75, 0.55, 0.4, 0.25]

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
  const lineGap = Math.round(height * LINE_GAP)
  const computeHeight = (lines: readonly TextPicture[]) =>
    lines.reduce((sum, line) => sum + line.height, (lines.length - 1) * lineGap)
  const maxHeight = Math.round(height * MAX_TEXT_HEIGHT)
  let textPictures: TextPicture[] = []
  for (const scale of TEXT_SCALES) {
    textPictures = []
    for (const [index, { text, size }] of label.lines.entries())
      textPictures.push(
        await drawText(
          text,
          {
            size: Math.round(height * size * scale),
            color: index === 0 ? WHITE : SOFT_WHITE,
            width: Math.round(width * MAX_LINE_WIDTH),
            canBreakAnywhere: true,
          },
          fontFile,
        ),
      )
    const isNarrow = textPictures.every((line) => line.width <= width)
    if (isNarrow && computeHeight(textPictures) <= maxHeight) break
  }
  if (computeHeight(textPictures) > maxHeight) {
    const maxLineHeight = Math.floor(maxHeight / textPictures.length) - lineGap
    textPictures = await Promise.all(textPictures.map((line) => shrinkToFit(line, width, maxLineHeight)))
  }
  const textHeight = computeHeight(textPictures)
  const isBelow = label.place === 'below'
  let top = Math.max(
    0,
    Math.round(isBelow ? height * (1 - BOTTOM_MARGIN) - textHeight : (height - textHeight) / 2),
  )
  const shadow = isBelow ? [{ ...(await drawShadow(width, height, top)), left }] : []
  const overlays = textPictures.map((line): OverlayOptions => {
    const overlay = { input: line.input, top, left: left + Math.max(0, Math.round((width - line.width) / 2)) }
    top += line.height + lineGap
    return overlay
  })
  return [...shadow, ...overlays]
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
