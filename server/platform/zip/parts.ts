import type { Range } from '../storage/storage.ts'

/** Bytes of known length that are produced while they are read. */
export interface FilePart {
  size: number
  /** yields exactly the bytes of the range, counted from the start of the part; throws rather than yield more or fewer */
  read(range: Range): AsyncIterable<Buffer>
}

/** Makes a part whose bytes are produced when they are first read. */
export const makeLazyPart = (size: number, make: () => Promise<Buffer>): FilePart => ({
  size,
  async *read({ start, end }) {
    yield (await make()).subarray(start, end + 1)
  },
})

export const partFromBytes = (bytes: Buffer): FilePart => makeLazyPart(bytes.length, async () => bytes)

/** Joins parts in order; reading a range does not touch the parts outside it. */
export function joinParts(parts: readonly FilePart[]): FilePart {
  return {
    size: parts.reduce((sum, { size }) => sum + size, 0),
    async *read({ start, end }) {
      let at = 0
      for (const { size, read } of parts) {
        const from = Math.max(0, start - at)
        const to = Math.min(size - 1, end - at)
        if (from <= to) yield* read({ start: from, end: to })
        at += size
      }
    },
  }
}

/** Takes the bytes from `start` up to, but not including, `end`. */
export const slicePart = (part: FilePart, start: number, end: number): FilePart => ({
  size: end - start,
  read: (range) => part.read({ start: start + range.start, end: start + range.end }),
})

/** Returns the range of all bytes. */
export const wholeRange = ({ size }: FilePart): Range => ({ start: 0, end: size - 1 })
