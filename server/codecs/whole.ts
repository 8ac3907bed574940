import { type FileHandle, open } from 'node:fs/promises'
import { isCutOff, topBoxes } from './boxes.ts'
import { isWholeFlac } from './flac.ts'
import type { Format } from './formats.ts'
import { isWholeGif } from './gif.ts'
import { isWholeMp3 } from './mp3.ts'
import { isWholeOgg } from './ogg.ts'
import type { Source } from './source.ts'
import { isWholeWav } from './wav.ts'
import { isWholeWebm } from './webm.ts'

/**
 * Whether a file has its end, for the formats whose decoders would not notice: GIF loses its last frames, HEIC turns
 * grey where tiles are missing, songs and films just stop. True for the formats whose decoders do notice.
 */
export async function isWhole({ path, format }: Source): Promise<boolean> {
  const check = checks[format]
  if (!check) return true
  const file = await open(path)
  try {
    return await check(file)
  } finally {
    await file.close()
  }
}

const hasAllBoxes = async (file: FileHandle) => !(await isCutOff(file, await topBoxes(file)))

const checks: Partial<Record<Format, (file: FileHandle) => Promise<boolean>>> = {
  gif: isWholeGif,
  avif: hasAllBoxes,
  heic: hasAllBoxes,
  mp4: hasAllBoxes,
  mov: hasAllBoxes,
  webm: isWholeWebm,
  m4a: hasAllBoxes,
  mp3: isWholeMp3,
  wav: isWholeWav,
  ogg: isWholeOgg,
  flac: isWholeFlac,
}
