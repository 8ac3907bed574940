import { type PictureSize, pictures } from '../../contract/pictures.ts'

/** What is known of the line: null until something has been measured. */
export interface Line {
  bytesPerMs: number | null
  /** of the pictures seen so far */
  bytesPerPixel: number
}

export interface Screen {
  width: number
  height: number
  /** device pixels for one CSS pixel */
  ratio: number
}

const slideSizes = ['medium', 'large', 'huge'] as const satisfies readonly PictureSize[]
export type SlideSize = (typeof slideSizes)[number]

export const unmeasuredLine: Line = { bytesPerMs: null, bytesPerPixel: 0.12 }

/** The part of a slide's time that fetching the next may take; the rest is for decoding, music and bad moments. */
const share = 0.5

/**
 * The smallest picture that is sharp on this screen, or a smaller one when the line could not bring that in time.
 * `picture` is the photograph's own size, or null when it is unknown.
 */
export function chooseSize(
  picture: { width: number; height: number } | null,
  screen: Screen,
  line: Line,
  durationMs: number,
): SlideSize {
  const longest = longestShown(picture, screen)
  const sharp = slideSizes.findIndex((size) => pictures[size].fits >= longest * 0.9)
  let index = sharp < 0 ? slideSizes.length - 1 : sharp
  while (index > 0 && !inTime(slideSizes[index] ?? 'medium', picture, line, durationMs)) index--
  return slideSizes[index] ?? 'medium'
}

/** Longest side in device pixels of a picture that is shown whole on the screen. More than 2 for 1 is not seen. */
function longestShown(picture: { width: number; height: number } | null, screen: Screen): number {
  const ratio = Math.min(Math.max(screen.ratio, 1), 2)
  if (!picture) return Math.max(screen.width, screen.height) * ratio
  const scale = Math.min(screen.width / picture.width, screen.height / picture.height)
  return Math.max(picture.width, picture.height) * scale * ratio
}

function inTime(
  size: SlideSize,
  picture: { width: number; height: number } | null,
  line: Line,
  durationMs: number,
): boolean {
  if (line.bytesPerMs === null) return true
  return (pixelsOf(size, picture) * line.bytesPerPixel) / line.bytesPerMs <= durationMs * share
}

/** How many pixels a picture has at this size. */
export function pixelsOf(size: SlideSize, picture: { width: number; height: number } | null): number {
  const { width, height } = picture ?? { width: 3, height: 2 }
  const { fits } = pictures[size]
  return (fits * fits * Math.min(width, height)) / Math.max(width, height)
}

/** What a fetched picture of so many bytes and pixels, after so many milliseconds, teaches about the line. */
export function withFetched(line: Line, bytes: number, pixels: number, ms: number): Line {
  const bytesPerPixel = mixed(line.bytesPerPixel, bytes / pixels)
  const speed = bytes / Math.max(ms, 1)
  return { bytesPerPixel, bytesPerMs: line.bytesPerMs === null ? speed : mixed(line.bytesPerMs, speed) }
}

/** What is known once a picture of so many pixels has not come within so many milliseconds: it is slower than that. */
export const withTooSlow = (line: Line, pixels: number, ms: number): Line => ({
  ...line,
  bytesPerMs: Math.min(line.bytesPerMs ?? Number.POSITIVE_INFINITY, (pixels * line.bytesPerPixel) / ms),
})

const mixed = (before: number, now: number) => before * 0.7 + now * 0.3
