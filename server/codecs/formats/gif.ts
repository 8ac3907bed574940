import type { FileWindow } from './fileWindow.ts'

const extension = 0x21
const image = 0x2c
const trailer = 0x3b

/**
 * Whether a GIF is complete, and its frames fill at least a tenth of its screen's width and height; smaller ones are
 * scripts disguised as pictures. The trailer may be missing if the blocks lead to the end of the file, since some programs
 * forget it. If damaged blocks lead nowhere, the file must end with a trailer.
 */
export function isCompleteGif(file: FileWindow): boolean {
  const { size } = file
  const screen = file.copy(6, 7)
  if (screen.length < 7) return false
  let [right, bottom] = [0, 0]
  const isFilled = () => right * 10 >= screen.readUInt16LE(0) && bottom * 10 >= screen.readUInt16LE(2)
  for (let at = 13 + colourTable(screen[4]); at <= size; ) {
    const block = file.copy(at, 10)
    const kind = at === size ? trailer : block[0]
    if (kind === trailer) return isFilled()
    if ((kind !== extension && kind !== image) || (kind === image && block.length < 10)) break
    if (kind === image) {
      right = Math.max(right, block.readUInt16LE(1) + block.readUInt16LE(5))
      bottom = Math.max(bottom, block.readUInt16LE(3) + block.readUInt16LE(7))
    }
    at = endOfData(file, at + (kind === image ? 11 + colourTable(block[9]) : 2))
  }
  return file.last(1)[0] === trailer && isFilled()
}

/** Finds the frames of a GIF, without comments and other extensions. After a damaged block, the rest counts as a frame. */
export function framesOf(file: FileWindow): { start: number; end: number }[] {
  const frames: { start: number; end: number }[] = []
  for (let at = 13 + colourTable(file.at(10, 1)[0]); at < file.size; ) {
    const start = at
    const [kind, ...head] = file.at(at, 10)
    if (kind === trailer) return frames
    if (kind !== extension && kind !== image) return [...frames, { start, end: file.size }]
    at = endOfData(file, at + (kind === image ? 11 + colourTable(head[8]) : 2))
    if (kind === image) frames.push({ start, end: Math.min(at, file.size) })
  }
  return frames
}

/** Skips data, which consists of pieces of up to 255 bytes, each preceded by its length. The last piece has length 0. */
function endOfData(file: FileWindow, from: number) {
  for (let at = from; ; ) {
    const [length = 0] = file.at(at, 1)
    at += length + 1
    if (length === 0) return at
  }
}

const colourTable = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
