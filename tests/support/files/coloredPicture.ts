import sharp from 'sharp'
import type { ChosenFile } from '../../../samples/multipart.ts'

/** Makes a PNG of one color, such as `#2040c0`. */
export async function coloredPicture(
  background: string,
  [width, height]: readonly [number, number] = [320, 180],
): Promise<ChosenFile> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: `${background}.png`, type: 'image/png', bytes }
}
