import { type FileWindow, MAX_ELEMENTS } from './bytes.ts'

/** Recorders write one of these while the length is not known yet; some never replace it. */
const UNKNOWN_LENGTHS = new Set([0, 0xffffffff, 0x7fffffff, 0x7ffff000])

/** PCM, floating point, A-law, µ-law, MP3; not GSM of answering machines and not ADPCM of recorders. */
const PLAYABLE = new Set([1, 3, 6, 7, 0x55])
const EXTENSIBLE = 0xfffe

/** Whether browsers play the coding that a WAV file names. */
export function isPlayableWav(file: FileWindow): boolean {
  for (const { type, at, length } of chunksOf(file)) {
    if (type !== 'fmt ') continue
    const format = file.at(at, Math.min(length, 40))
    const tag = format.length < 2 ? 0 : format.readUInt16LE(0)
    return PLAYABLE.has(tag === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : tag)
  }
  return false
}

/** Whether the sound of a WAV file is as long as it says. */
export function isCompleteWav(file: FileWindow): boolean {
  for (const { type, at, length } of chunksOf(file))
    if (type === 'data') return UNKNOWN_LENGTHS.has(length) || at + length <= file.size
  return false
}

function* chunksOf(file: FileWindow) {
  for (let at = 12, count = 0; at + 8 <= file.size && count < MAX_ELEMENTS; count++) {
    const chunk = file.at(at, 8)
    const length = chunk.readUInt32LE(4)
    yield { type: chunk.toString('latin1', 0, 4), at: at + 8, length }
    at += 8 + length + (length % 2)
  }
}
