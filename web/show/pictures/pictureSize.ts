import type { PictureShape } from '../../../contract/media/pictureShape.ts'
import { type PictureSize, pictures } from '../../../contract/media/pictures.ts'

export const slideSizes = ['medium', 'large', 'huge'] as const satisfies readonly PictureSize[]
export type SlideSize = (typeof slideSizes)[number]

/** The smallest fraction of the needed width and height at which a picture still looks sharp. */
const TOLERANCE = 0.9

/**
 * Returns the `sizes` attribute of a slide, by which the browser chooses a file. For screens with about 3 device pixels per CSS
 * pixel, the attribute states only two thirds of the width, because people cannot see more than 2 device pixels per CSS pixel.
 */
export function writeSizes(picture: PictureShape | null): string {
  const { width, height } = picture ?? { width: 3, height: 2 }
  const writeWidth = (percent: number) => `min(${percent}vw, ${Math.round((percent * width) / height)}vh)`
  const percent = 100 * TOLERANCE
  return `(-webkit-min-device-pixel-ratio: 2.5) ${writeWidth((percent * 2) / 3)}, ${writeWidth(percent)}`
}

/**
 * Finds the smallest size at which a picture is sharp on a screen. `picture` is null if its width and height are unknown.
 * `screen` is measured in device pixels.
 */
export function chooseSize(
  picture: PictureShape | null,
  screen: { width: number; height: number },
): SlideSize {
  const neededSide = computeLongestSide(picture, screen) * TOLERANCE
  // photographs are never enlarged, so all sizes that are larger than the photograph are the same picture
  const longestSide = picture ? Math.max(picture.width, picture.height) : Number.POSITIVE_INFINITY
  return slideSizes.find((size) => pictures[size].maxSide >= Math.min(neededSide, longestSide)) ?? 'huge'
}

/** Computes the length of the longer side, in device pixels, of a picture that is scaled to fit the screen. */
function computeLongestSide(picture: PictureShape | null, screen: { width: number; height: number }): number {
  if (!picture) return Math.max(screen.width, screen.height)
  const scale = Math.min(screen.width / picture.width, screen.height / picture.height)
  return Math.max(picture.width, picture.height) * scale
}

export function countPixels(size: SlideSize, picture: PictureShape | null): number {
  const { width, height } = picture ?? { width: 3, height: 2 }
  const { maxSide } = pictures[size]
  return (maxSide * maxSide * Math.min(width, height)) / Math.max(width, height)
}
