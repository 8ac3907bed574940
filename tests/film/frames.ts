import { execFileSync } from 'node:child_process'
import sharp from 'sharp'

/** A PNG of the frame that is shown at so many seconds. */
export function frameOf(file: string, second: number): Buffer {
  return execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-ss',
      String(second),
      '-i',
      file,
      '-frames:v',
      '1',
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-',
    ],
    { maxBuffer: 2 ** 26 },
  )
}

/** The colour at a place of the frame that is shown at so many seconds; both from 0 to 1. */
export async function colourAt(file: string, second: number, [x, y]: [number, number]) {
  const { data, info } = await sharp(frameOf(file, second))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
  return [...data.subarray(at, at + 3)]
}
