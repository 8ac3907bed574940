import type { FileWindow } from './fileWindow.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b

/**
 * Whether a GIF is complete, and its frames reach at least a tenth of its width and height. Scripts that are disguised as
 * pictures have smaller frames. Some programs omit the trailer, the byte that ends a GIF, so the trailer may be missing if the
 * blocks lead exactly to the end of the file. If a damaged block breaks the chain of blocks, the file must end with the trailer.
 */
export function isCompleteGif(file: FileWindow): boolean {
  const { size } = file
  const screenDescriptor = file.readCopy(6, 7)
  if (screenDescriptor.length < 7) return false
  let [right, bottom] = [0, 0]
  const isFilled = () =>
    right * 10 >= screenDescriptor.readUInt16LE(0) && bottom * 10 >= screenDescriptor.readUInt16LE(2)
  for (let at = 13 + countColorTableBytes(screenDescriptor[4]); at <= size; ) {
    const block = file.readCopy(at, 10)
    const blockKind = at === size ? TRAILER : block[0]
    if (blockKind === TRAILER) return isFilled()
    if ((blockKind !== EXTENSION && blockKind !== IMAGE) || (blockKind === IMAGE && block.length < 10)) break
    if (blockKind === IMAGE) {
      right = Math.max(right, block.readUInt16LE(1) + block.readUInt16LE(5))
      bottom = Math.max(bottom, block.readUInt16LE(3) + block.readUInt16LE(7))
    }
    at = skipData(file, at + (blockKind === IMAGE ? 11 + countColorTableBytes(block[9]) : 2))
  }
  return file.readLast(1)[0] === TRAILER && isFilled()
}

/**
 * Finds the byte ranges of a GIF's frames, without comments and other extensions. If a block is damaged, the rest of the file
 * counts as one frame.
 */
export function findGifFrames(file: FileWindow): { start: number; end: number }[] {
  const frames: { start: number; end: number }[] = []
  for (let at = 13 + countColorTableBytes(file.readAt(10, 1)[0]); at < file.size; ) {
    const start = at
    const [blockKind, ...head] = file.readAt(at, 10)
    if (blockKind === TRAILER) return frames
    if (blockKind !== EXTENSION && blockKind !== IMAGE) return [...frames, { start, end: file.size }]
    at = skipData(file, at + (blockKind === IMAGE ? 11 + countColorTableBytes(head[8]) : 2))
    if (blockKind === IMAGE) frames.push({ start, end: Math.min(at, file.size) })
  }
  return frames
}

/**
 * Skips the data of a block, and returns the position after the data. The data consists of pieces of up to 255 bytes. A byte with
 * the length precedes each piece, and the last piece has length 0.
 */
function skipData(file: FileWindow, from: number) {
  for (let at = from; ; ) {
    const [length = 0] = file.readAt(at, 1)
    at += length + 1
    if (length === 0) return at
  }
}

const countColorTableBytes = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
