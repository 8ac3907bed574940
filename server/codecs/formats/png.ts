import { crc32 } from 'node:zlib'
import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'

/** The last chunk of every PNG: its length (0), its type and its checksum. */
const LAST_CHUNK = Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1')

/**
 * Whether a PNG contains its last chunk. Other bytes may follow it. Searches for the bytes of this chunk instead of reading chunk
 * after chunk, because damage may break the chain of chunks.
 */
export function isCompletePng(file: FileWindow): boolean {
  for (let at = 0; at < file.size; ) {
    const bytes = file.readFrom(at)
    if (bytes.includes(LAST_CHUNK)) return true
    if (at + bytes.length >= file.size) return false
    at += bytes.length - LAST_CHUNK.length
    file.readAt(at, LAST_CHUNK.length + 1)
  }
  return false
}

/** Whether all chunks of a PNG have the right checksums, so that the file is as its program wrote it. Reads the whole file. */
export function hasRightChecksums(file: FileWindow): boolean {
  for (let at = 8; at + 12 <= file.size; ) {
    const [length, type] = [file.readAt(at, 4).readUInt32BE(0), file.readAt(at + 4, 4).toString('latin1')]
    const end = at + 8 + length
    if (end + 4 > file.size) return false
    let checksum = 0
    for (let from = at + 4; from < end; from += PIECE_BYTES)
      checksum = crc32(file.readAt(from, Math.min(PIECE_BYTES, end - from)), checksum)
    if (file.readAt(end, 4).readUInt32BE(0) !== checksum) return false
    if (type === 'IEND') return true
    at = end + 4
  }
  return false
}

const PIECE_BYTES = 64 * 1024

/** Yields the chunks that precede the picture data. `at` is the position at which the content of a chunk begins. */
export function* readPngChunks(file: FileWindow): Generator<{ type: string; at: number; length: number }> {
  for (let at = 8, chunkCount = 0; at + 8 < file.size && chunkCount < MAX_ELEMENTS; chunkCount++) {
    const head = file.readAt(at, 8)
    const [length, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)]
    if (type === 'IDAT') return
    yield { type, at: at + 8, length }
    at += length + 12
  }
}
