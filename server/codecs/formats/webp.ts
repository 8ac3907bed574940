import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'

const HEAD_BYTES = 12
const PICTURE_CHUNKS = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANMF'])

export const isCompleteWebp = (file: FileWindow): boolean =>
  file.size >= HEAD_BYTES && readEnd(file) <= file.size

/** Finds the byte ranges of the compressed pictures in a WebP. They lie between the color profile and the metadata. */
export function findWebpPictures(file: FileWindow): { start: number; end: number }[] {
  const chunks: { start: number; end: number }[] = []
  const last = Math.min(readEnd(file), file.size)
  for (let at = HEAD_BYTES, count = 0; at + 8 <= last && count < MAX_ELEMENTS; count++) {
    const head = file.at(at, 8)
    const end = at + 8 + head.readUInt32LE(4)
    if (PICTURE_CHUNKS.has(head.toString('latin1', 0, 4)))
      chunks.push({ start: at + 8, end: Math.min(end, last) })
    at = end + (end % 2)
  }
  return chunks
}

const readEnd = (file: FileWindow) => file.at(0, HEAD_BYTES).readUInt32LE(4) + 8
