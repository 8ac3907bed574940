import type { Range } from '../storage/storage.ts'

/** A stretch of a file, of known length, that is made while it is read. */
export interface Part {
  size: number
  /** exactly the bytes of the range, counted from the start of the part; throws rather than give more or fewer */
  read(range: Range): AsyncIterable<Buffer>
}

/** A part that is made when something of it is first asked for. */
export const madePart = (size: number, make: () => Promise<Buffer>): Part => ({
  size,
  async *read({ start, end }) {
    yield (await make()).subarray(start, end + 1)
  },
})

export const bytesPart = (bytes: Buffer): Part => madePart(bytes.length, async () => bytes)

/** One after the other; a range leaves alone the parts that lie outside of it. */
export function joinParts(parts: readonly Part[]): Part {
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

/** The bytes from `start` up to, not including, `end`. */
export const slicePart = (part: Part, start: number, end: number): Part => ({
  size: end - start,
  read: (range) => part.read({ start: start + range.start, end: start + range.end }),
})

/** All of it, as one range. */
export const wholeOf = ({ size }: Part): Range => ({ start: 0, end: size - 1 })
