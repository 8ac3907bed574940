import { decode, openPixels, probeHeader, within } from './pixels.ts'
import type { Source } from '../formats/mediaFile.ts'

/** On paper hardly distinguishable from the original, at a fifth of its size. */
const JPEG = { quality: 86, mozjpeg: false }

/** Saves a photo as a plain sRGB JPEG at most `longSide` pixels long; returns the pixels of its long side. */
export async function makePrintPicture(source: Source, longSide: number, to: string): Promise<number> {
  const pixels = await decode(source, longSide, await probeHeader(source))
  const { width, height } = await within(openPixels(pixels), longSide).jpeg(JPEG).toFile(to)
  return Math.max(width, height)
}
