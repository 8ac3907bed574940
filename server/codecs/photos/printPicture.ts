import { decode, openPixels, probeHeader, within } from './pixels.ts'
import type { Source } from '../formats/mediaFile.ts'

/** Hardly to be told from the original on paper, at a fifth of its size. */
const JPEG = { quality: 86, mozjpeg: false }

/** Writes a photo as a plain sRGB JPEG whose long side has at most so many pixels; answers how many it has. */
export async function printPicture(source: Source, longSide: number, to: string): Promise<number> {
  const pixels = await decode(source, longSide, await probeHeader(source))
  const { width, height } = await within(openPixels(pixels), longSide).jpeg(JPEG).toFile(to)
  return Math.max(width, height)
}
