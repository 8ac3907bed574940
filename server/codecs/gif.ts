import type { FileHandle } from 'node:fs/promises'

const extension = 0x21
const image = 0x2c
const trailer = 0x3b

/**
 * Whether a GIF's blocks follow each other up to its end, and its frames fill at least a tenth of the screen it
 * claims: less is a script dressed as a picture. A last trailer may be missing, some programs forget it.
 */
export async function isCompleteGif(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  const bytes = readerOf(file)
  const screen = Buffer.from(await bytes(6, 5))
  let [right, bottom] = [0, 0]
  for (let at = 13 + colourTable(screen[4]); at <= size; ) {
    const block = await bytes(at, 10)
    const kind = at === size ? trailer : block[0]
    if (kind === trailer) return right * 10 >= screen.readUInt16LE(0) && bottom * 10 >= screen.readUInt16LE(2)
    if (kind !== extension && kind !== image) return false
    if (kind === image) {
      right = Math.max(right, block.readUInt16LE(1) + block.readUInt16LE(5))
      bottom = Math.max(bottom, block.readUInt16LE(3) + block.readUInt16LE(7))
    }
    at = await endOfData(bytes, at + (kind === image ? 11 + colourTable(block[9]) : 2))
  }
  return false
}

/** Bytes from a place on, zeros beyond the file's end; good until the next are asked for. */
type Bytes = (at: number, length: number) => Promise<Buffer>

/** Data comes in pieces of up to 255 bytes, each behind its length, the last of length 0. */
async function endOfData(bytes: Bytes, from: number) {
  for (let at = from; ; ) {
    const [length = 0] = await bytes(at, 1)
    at += length + 1
    if (length === 0) return at
  }
}

const colourTable = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

const windowBytes = 64 * 1024

function readerOf(file: FileHandle): Bytes {
  const window = Buffer.alloc(windowBytes)
  let start = Number.NEGATIVE_INFINITY
  return async (at, length) => {
    if (at < start || at + length > start + windowBytes) {
      window.fill(0)
      await file.read(window, 0, windowBytes, at)
      start = at
    }
    return window.subarray(at - start, at - start + length)
  }
}
