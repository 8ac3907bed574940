import { type FileHandle, open } from 'node:fs/promises'
import { isCutOff, topBoxes } from './boxes.ts'
import { isCompleteFlac } from './flac.ts'
import type { Format } from './formats.ts'
import { isCompleteGif } from './gif.ts'
import { isCompleteMp3 } from './mp3.ts'
import { isCompleteOgg } from './ogg.ts'
import type { Source } from './source.ts'
import { isCompleteWav } from './wav.ts'
import { isCompleteWebm } from './webm.ts'

/**
 * Whether a file has its end, for the formats whose decoders would not notice: GIF loses its last frames, HEIC turns
 * grey where tiles are missing, songs and films just stop. True for the formats whose decoders do notice.
 */
export async function isComplete({ path, format }: Source): Promise<boolean> {
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
  gif: isCompleteGif,
  avif: hasAllBoxes,
  heic: hasAllBoxes,
  mp4: hasAllBoxes,
  mov: hasAllBoxes,
  webm: isCompleteWebm,
  m4a: hasAllBoxes,
  mp3: isCompleteMp3,
  wav: isCompleteWav,
  ogg: isCompleteOgg,
  flac: isCompleteFlac,
}
