import type { Range } from '../storage/storage.ts'

/** A part of a file. Its size is known beforehand; its bytes are produced while they are read. */
export interface FilePart {
  size: number
  /** yields exactly the bytes of the range, or throws; the range counts from the start of the part */
  read(range: Range): AsyncIterable<Buffer>
}

/** Makes a part that calls `make` for its bytes whenever it is read. */
export const makeLazyPart = (size: number, make: () => Promise<Buffer>): FilePart => ({
  size,
  async *read({ start, end }) {
    yield (await make()).subarray(start, end + 1)
  },
})

export const partFromBytes = (bytes: Buffer): FilePart => makeLazyPart(bytes.length, async () => bytes)

/** Reading a range does not read the parts outside it. */
export function joinParts(parts: readonly FilePart[]): FilePart {
  return {
    size: parts.reduce((sum, { size }) => sum + size, 0),
    async *read({ start, end }) {
      let offset = 0
      for (const { size, read } of parts) {
        const from = Math.max(0, start - offset)
        const to = Math.min(size - 1, end - offset)
        if (from <= to) yield* read({ start: from, end: to })
        offset += size
      }
    },
  }
}

/** Returns a part that holds the bytes from `start` up to, but not including, `end`. */
export const slicePart = (part: FilePart, start: number, end: number): FilePart => ({
  size: end - start,
  read: (range) => part.read({ start: start + range.start, end: start + range.end }),
})

export const getWholeRange = ({ size }: FilePart): Range => ({ start: 0, end: size - 1 })
