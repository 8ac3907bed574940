import { open } from 'node:fs/promises'
import { isCutOff, topBoxes } from './boxes.ts'
import { isWholeGif } from './gif.ts'
import type { Source } from './source.ts'

/**
 * Whether a photo of a format whose decoder overlooks missing ends has all its parts: GIF loses its last frames,
 * HEIC and AVIF turn green where tiles are missing. True for the formats whose decoders notice.
 */
export async function isWhole({ path, format }: Source): Promise<boolean> {
  if (format !== 'gif' && format !== 'heic' && format !== 'avif') return true
  const file = await open(path)
  try {
    return format === 'gif' ? await isWholeGif(file) : !(await isCutOff(file, await topBoxes(file)))
  } finally {
    await file.close()
  }
}
