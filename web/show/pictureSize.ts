import type { PictureShape } from '../../contract/pictureShape.ts'
import { type PictureSize, pictures } from '../../contract/pictures.ts'

/** Measurements of the connection; the speed is null before the first. */
export interface Connection {
  bytesPerMs: number | null
  /** average of the pictures fetched so far */
  bytesPerPixel: number
}

export interface Screen {
  width: number
  height: number
  /** device pixels for one CSS pixel */
  ratio: number
}

export const slideSizes = ['medium', 'large', 'huge'] as const satisfies readonly PictureSize[]
export type SlideSize = (typeof slideSizes)[number]

export const unmeasuredConnection: Connection = { bytesPerMs: null, bytesPerPixel: 0.12 }

/** The part of a slide's time that fetching the next may take; the rest is for decoding, music and bad moments. */
const SHARE = 0.5

/** A picture smaller than needed by this factor still looks as sharp. */
const TOLERANCE = 0.9

/**
 * The smallest picture that is sharp on this screen, or a smaller one when the connection could not bring that in time.
 * `picture` is the photograph's own size, or null when it is unknown.
 */
export function chooseSize(
  picture: PictureShape | null,
  screen: Screen,
  connection: Connection,
  durationMs: number,
): SlideSize {
  const wanted = longestShown(picture, screen) * TOLERANCE
  // a small photograph is never enlarged: the larger pictures of it are the same
  const own = picture ? Math.max(picture.width, picture.height) : Number.POSITIVE_INFINITY
  const sharp = slideSizes.findIndex((size) => pictures[size].fits >= Math.min(wanted, own))
  let index = sharp < 0 ? slideSizes.length - 1 : sharp
  while (index > 0 && !isInTime(slideSizes[index] ?? 'medium', picture, connection, durationMs)) index--
  return slideSizes[index] ?? 'medium'
}

/**
 * The same for a browser that chooses by itself, as in `<img sizes>`: how wide the picture is shown. A screen with three
 * pixels for one says two thirds of it.
 */
export function sizesOf(picture: PictureShape | null): string {
  const { width, height } = picture ?? { width: 3, height: 2 }
  const shown = (percent: number) => `min(${percent}vw, ${Math.round((percent * width) / height)}vh)`
  const percent = 100 * TOLERANCE
  return `(-webkit-min-device-pixel-ratio: 2.5) ${shown((percent * 2) / 3)}, ${shown(percent)}`
}

/** Longest side in device pixels of a picture that is shown whole on the screen. More than 2 for 1 cannot be seen. */
function longestShown(picture: PictureShape | null, screen: Screen): number {
  const ratio = Math.min(Math.max(screen.ratio, 1), 2)
  if (!picture) return Math.max(screen.width, screen.height) * ratio
  const scale = Math.min(screen.width / picture.width, screen.height / picture.height)
  return Math.max(picture.width, picture.height) * scale * ratio
}

function isInTime(
  size: SlideSize,
  picture: PictureShape | null,
  { bytesPerMs, bytesPerPixel }: Connection,
  durationMs: number,
): boolean {
  if (bytesPerMs === null) return true
  return (pixelsOf(size, picture) * bytesPerPixel) / bytesPerMs <= durationMs * SHARE
}

/** How many pixels a picture has at this size. */
export function pixelsOf(size: SlideSize, picture: PictureShape | null): number {
  const { width, height } = picture ?? { width: 3, height: 2 }
  const { fits } = pictures[size]
  return (fits * fits * Math.min(width, height)) / Math.max(width, height)
}

/** The browser's timing of a fetched file. Safari before 16.4 has no sizes. */
export type FetchTiming = Pick<PerformanceResourceTiming, 'requestStart' | 'responseEnd'> &
  Partial<Pick<PerformanceResourceTiming, 'transferSize' | 'encodedBodySize'>>

/** Adds the measurement of a fetched picture; one from the browser's cache changes nothing. */
export function withFetched(connection: Connection, timing: FetchTiming, pixels: number): Connection {
  const { transferSize = 0, encodedBodySize: bytes = 0, requestStart, responseEnd } = timing
  if (transferSize <= 1_000 || pixels === 0) return connection
  const speed = bytes / Math.max(responseEnd - requestStart, 1)
  return {
    bytesPerPixel: mean(connection.bytesPerPixel, bytes / pixels),
    bytesPerMs: connection.bytesPerMs === null ? speed : mean(connection.bytesPerMs, speed),
  }
}

/** A picture of so many pixels has not come within so many milliseconds: the connection is slower than that. */
export const withTooSlow = (connection: Connection, pixels: number, ms: number): Connection => ({
  ...connection,
  bytesPerMs: Math.min(
    connection.bytesPerMs ?? Number.POSITIVE_INFINITY,
    (pixels * connection.bytesPerPixel) / ms,
  ),
})

/** A running mean in which the newest value counts for a third. */
const mean = (before: number, newest: number) => before * 0.7 + newest * 0.3
