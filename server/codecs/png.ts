import type { FileWindow } from './bytes.ts'

/** the last chunk of every PNG: no content, its type, its checksum */
const LAST_CHUNK = Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1')

/** Whether a PNG has its last chunk; other bytes may follow. Found by search, since damage breaks the chain of chunks. */
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
