import { partFromBytes, joinParts, makeLazyPart, type FilePart } from './parts.ts'
import { directoryHeader, endRecords, localHeader } from './records.ts'

export interface ZipEntry extends FilePart {
  /** with / between folders */
  name: string
  modified: Date
  /** may have to read the whole entry */
  crc32(): Promise<number>
}

/**
 * Makes a ZIP file of stored entries that is produced while it is read. A range reads no entry outside it, except to compute an
 * unknown CRC. The directory comes last, so no program takes a truncated file for a whole one.
 */
export function makeZip(entries: readonly ZipEntry[]): FilePart {
  const placed = placeEntries(entries)
  const bodies = placed.flatMap((entry, index) => [localPart(entry, placed[index + 1]), entry])
  const directory = joinParts(placed.map((entry) => headerPart(entry, directoryHeader)))
  const before = joinParts(bodies).size
  const end = endRecords(placed.length, before, directory.size)
  return joinParts([...bodies, directory, partFromBytes(end)])
}

function placeEntries(entries: readonly ZipEntry[]) {
  let end = 0
  return entries.map((entry) => {
    const placed = { ...entry, offset: end }
    end += localHeader(placed, 0).length + entry.size
    return placed
  })
}

type PlacedEntry = ReturnType<typeof placeEntries>[number]

/** Starts computing the CRC of the next entry while this one is read. */
function localPart(entry: PlacedEntry, next: PlacedEntry | undefined): FilePart {
  const part = headerPart(entry, localHeader)
  return {
    ...part,
    async *read(range) {
      yield* part.read(range)
      // a failure is thrown again when that entry itself is read
      next?.crc32().catch(() => undefined)
    },
  }
}

/** Makes a header, whose length does not depend on the CRC. */
const headerPart = (entry: PlacedEntry, write: typeof localHeader): FilePart =>
  makeLazyPart(write(entry, 0).length, async () => write(entry, await entry.crc32()))
