import { hasAllBoxes, claimsPlausibleSamples } from './isoBoxes.ts'
import { type FileWindow, readFileWith } from './fileWindow.ts'
import { isCompleteFlac } from './flac.ts'
import type { Format } from '../../../domain/files/formats.ts'
import { isCompleteGif } from './gif.ts'
import { isCompleteMp3 } from './mp3.ts'
import { isCompleteOgg } from './ogg.ts'
import { isCompletePng } from './png.ts'
import type { MediaFile } from './mediaFile.ts'
import { isCompleteWav } from './wav.ts'
import { isCompleteWebm } from './webm.ts'
import { isCompleteWebp } from './webp.ts'

/**
 * Whether a file is complete rather than truncated. Most decoders do not report a missing end: a GIF loses its last frames, a
 * HEIC turns gray where tiles are missing, and songs and videos stop early. Always returns true for TIFF, because its decoder
 * reports a missing end, and for JPEG (see endlessJpeg.ts).
 */
export function isComplete({ path, format }: MediaFile): boolean {
  const check = checksByFormat[format]
  return !check || readFileWith(path, check)
}

const checksByFormat: Partial<Record<Format, (file: FileWindow) => boolean>> = {
  png: isCompletePng,
  webp: isCompleteWebp,
  gif: isCompleteGif,
  avif: hasAllBoxes,
  heic: hasAllBoxes,
  mp4: isCompleteVideo,
  mov: isCompleteVideo,
  webm: isCompleteWebm,
  weba: isCompleteWebm,
  m4a: isCompleteVideo,
  mp3: isCompleteMp3,
  wav: isCompleteWav,
  ogg: isCompleteOgg,
  flac: isCompleteFlac,
}

function isCompleteVideo(file: FileWindow) {
  return hasAllBoxes(file) && claimsPlausibleSamples(file)
}
