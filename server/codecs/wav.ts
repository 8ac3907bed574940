import { type FileWindow, MAX_ELEMENTS } from './bytes.ts'

/** Recorders write one of these while the length is not known yet; some never replace it. */
const UNKNOWN_LENGTHS = new Set([0, 0xffffffff, 0x7fffffff, 0x7ffff000])

/** Whether the sound of a WAV file is as long as it says. */
export function isCompleteWav(file: FileWindow): boolean {
  const { size } = file
  for (let at = 12, count = 0; at + 8 <= size && count < MAX_ELEMENTS; count++) {
    const chunk = file.at(at, 8)
    const length = chunk.readUInt32LE(4)
    if (chunk.toString('latin1', 0, 4) === 'data')
      return UNKNOWN_LENGTHS.has(length) || at + 8 + length <= size
    at += 8 + length + (length % 2)
  }
  return false
}
