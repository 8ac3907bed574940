import type { FileWindow } from './bytes.ts'

const extension = 0x21
const image = 0x2c
const trailer = 0x3b

/**
 * Whether a GIF's blocks follow each other up to its end, and its frames fill at least a tenth of the screen it
 * claims: less is a script dressed as a picture. A last trailer may be missing, some programs forget it.
 */
export function isCompleteGif(file: FileWindow): boolean {
  const { size } = file
  const screen = Buffer.from(file.at(6, 7))
  if (screen.length < 7) return false
  let [right, bottom] = [0, 0]
  for (let at = 13 + colourTable(screen[4]); at <= size; ) {
    const block = Buffer.from(file.at(at, 10))
    const kind = at === size ? trailer : block[0]
    if (kind === trailer) return right * 10 >= screen.readUInt16LE(0) && bottom * 10 >= screen.readUInt16LE(2)
    if (kind !== extension && kind !== image) return false
    if (kind === image && block.length < 10) return false
    if (kind === image) {
      right = Math.max(right, block.readUInt16LE(1) + block.readUInt16LE(5))
      bottom = Math.max(bottom, block.readUInt16LE(3) + block.readUInt16LE(7))
    }
    at = endOfData(file, at + (kind === image ? 11 + colourTable(block[9]) : 2))
  }
  return false
}

/** Data comes in pieces of up to 255 bytes, each behind its length, the last of length 0. */
function endOfData(file: FileWindow, from: number) {
  for (let at = from; ; ) {
    const [length = 0] = file.at(at, 1)
    at += length + 1
    if (length === 0) return at
  }
}

const colourTable = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
