import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'

const HEAD_BYTES = 12
const PICTURE_CHUNKS = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANMF'])

export const isCompleteWebp = (file: FileWindow): boolean =>
  file.size >= HEAD_BYTES && readEndOffset(file) <= file.size

/** Finds the byte ranges of the compressed pictures in a WebP. They lie between the color profile and the metadata. */
export function findWebpPictures(file: FileWindow): { start: number; end: number }[] {
  const pictureChunks: { start: number; end: number }[] = []
  const chunksEnd = Math.min(readEndOffset(file), file.size)
  for (let at = HEAD_BYTES, chunkCount = 0; at + 8 <= chunksEnd && chunkCount < MAX_ELEMENTS; chunkCount++) {
    const head = file.readAt(at, 8)
    const end = at + 8 + head.readUInt32LE(4)
    if (PICTURE_CHUNKS.has(head.toString('latin1', 0, 4)))
      pictureChunks.push({ start: at + 8, end: Math.min(end, chunksEnd) })
    at = end + (end % 2)
  }
  return pictureChunks
}

const readEndOffset = (file: FileWindow) => file.readAt(0, HEAD_BYTES).readUInt32LE(4) + 8
