import type { PictureShape } from '../../../contract/media/pictureShape.ts'
import { type PictureSize, pictures } from '../../../contract/media/pictures.ts'

export const slideSizes = ['medium', 'large', 'huge'] as const satisfies readonly PictureSize[]
export type SlideSize = (typeof slideSizes)[number]

/** A picture that is this much smaller than needed still looks sharp. */
const TOLERANCE = 0.9

/**
 * Writes the `sizes` attribute of a slide, by which the browser chooses a size. On screens with 3 device pixels per CSS pixel it
 * gives two thirds of the width: nobody sees more than 2 per CSS pixel.
 */
export function writeSizes(picture: PictureShape | null): string {
  const { width, height } = picture ?? { width: 3, height: 2 }
  const writeWidth = (percent: number) => `min(${percent}vw, ${Math.round((percent * width) / height)}vh)`
  const percent = 100 * TOLERANCE
  return `(-webkit-min-device-pixel-ratio: 2.5) ${writeWidth((percent * 2) / 3)}, ${writeWidth(percent)}`
}

/** Finds the smallest size that is sharp on a screen of this many device pixels; `picture` is null if its size is unknown. */
export function chooseSize(
  picture: PictureShape | null,
  screen: { width: number; height: number },
): SlideSize {
  const neededSide = computeLongestSide(picture, screen) * TOLERANCE
  // a small photograph is never enlarged: its larger sizes are all the same
  const longestSide = picture ? Math.max(picture.width, picture.height) : Number.POSITIVE_INFINITY
  return slideSizes.find((size) => pictures[size].fits >= Math.min(neededSide, longestSide)) ?? 'huge'
}

/** The longest side, in device pixels, of a picture that fits the screen. */
function computeLongestSide(picture: PictureShape | null, screen: { width: number; height: number }): number {
  if (!picture) return Math.max(screen.width, screen.height)
  const scale = Math.min(screen.width / picture.width, screen.height / picture.height)
  return Math.max(picture.width, picture.height) * scale
}

/** How many pixels a picture has at this size. */
export function countPixels(size: SlideSize, picture: PictureShape | null): number {
  const { width, height } = picture ?? { width: 3, height: 2 }
  const { fits } = pictures[size]
  return (fits * fits * Math.min(width, height)) / Math.max(width, height)
}
