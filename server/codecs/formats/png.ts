import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'

/** the last chunk of every PNG: length 0, type, checksum */
const LAST_CHUNK = Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1')

/** Whether a PNG has its last chunk; other bytes may follow. Searches for it, as damage breaks the chain of chunks. */
export function isCompletePng(file: FileWindow): boolean {
  for (let at = 0; at < file.size; ) {
    const bytes = file.from(at)
    if (bytes.includes(LAST_CHUNK)) return true
    if (at + bytes.length >= file.size) return false
    at += bytes.length - LAST_CHUNK.length
    file.at(at, LAST_CHUNK.length + 1)
  }
  return false
}

/** Reads the chunks before the picture; `at` is where their content begins. */
export function* readPngChunks(file: FileWindow): Generator<{ type: string; at: number; length: number }> {
  for (let at = 8, count = 0; at + 8 < file.size && count < MAX_ELEMENTS; count++) {
    const head = file.at(at, 8)
    const [length, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)]
    if (type === 'IDAT') return
    yield { type, at: at + 8, length }
    at += length + 12
  }
}
