import type { PictureShape } from '../../../contract/pictureShape.ts'
import { type PictureSize, pictures } from '../../../contract/pictures.ts'

export const slideSizes = ['medium', 'large', 'huge'] as const satisfies readonly PictureSize[]
export type SlideSize = (typeof slideSizes)[number]

/** A picture smaller than needed by this factor still looks as sharp. */
const TOLERANCE = 0.9

/**
 * How wide a slide is shown, for a browser that chooses its size, as in `<img sizes>`. A screen with three pixels for one says
 * two thirds of it: more than 2 for 1 cannot be seen.
 */
export function sizesOf(picture: PictureShape | null): string {
  const { width, height } = picture ?? { width: 3, height: 2 }
  const shown = (percent: number) => `min(${percent}vw, ${Math.round((percent * width) / height)}vh)`
  const percent = 100 * TOLERANCE
  return `(-webkit-min-device-pixel-ratio: 2.5) ${shown((percent * 2) / 3)}, ${shown(percent)}`
}

/** The smallest picture that is sharp on a screen of this many device pixels; its own size is null when it is unknown. */
export function chooseSize(
  picture: PictureShape | null,
  screen: { width: number; height: number },
): SlideSize {
  const wanted = longestShown(picture, screen) * TOLERANCE
  // a small photograph is never enlarged: the larger pictures of it are the same
  const own = picture ? Math.max(picture.width, picture.height) : Number.POSITIVE_INFINITY
  return slideSizes.find((size) => pictures[size].fits >= Math.min(wanted, own)) ?? 'huge'
}

/** Longest side of a picture that is shown whole on the screen. */
function longestShown(picture: PictureShape | null, screen: { width: number; height: number }): number {
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
