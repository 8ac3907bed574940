import type { FileHandle } from 'node:fs/promises'
import { bytesAt } from './bytes.ts'

/** What recorders write that do not know the length yet, and never came back to say it. */
const UNKNOWN_LENGTHS = new Set([0, 0xffffffff, 0x7fffffff, 0x7ffff000])

/** Whether the sound of a WAV file is as long as it says. */
export async function isCompleteWav(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  for (let at = 12; at + 8 <= size; ) {
    const chunk = await bytesAt(file, at, 8)
    const length = chunk.readUInt32LE(4)
    if (chunk.toString('latin1', 0, 4) === 'data')
      return UNKNOWN_LENGTHS.has(length) || at + 8 + length <= size
    at += 8 + length + (length % 2)
  }
  return false
}
