import { bytesPart, joinParts, madePart, type Part } from './parts.ts'
import { directoryHeader, endRecords, localHeader } from './records.ts'

export interface ZipEntry extends Part {
  /** with / between folders */
  name: string
  modified: Date
  /** may have to read all of the entry */
  crc32(): Promise<number>
}

/**
 * A ZIP file of stored entries that is made while it is read. A range reads no entry outside of it, but for a CRC that
 * is not known yet. The directory comes last: a file that was cut off has none, and no program takes it for a whole one.
 */
export function zipOf(entries: readonly ZipEntry[]): Part {
  const placed = placeEntries(entries)
  const bodies = placed.flatMap((entry, index) => [localPart(entry, placed[index + 1]), entry])
  const directory = joinParts(placed.map((entry) => headerPart(entry, directoryHeader)))
  const before = joinParts(bodies).size
  const end = endRecords(placed.length, before, directory.size)
  return joinParts([...bodies, directory, bytesPart(end)])
}

function placeEntries(entries: readonly ZipEntry[]) {
  let end = 0
  return entries.map((entry) => {
    const placed = { ...entry, offset: end }
    end += localHeader(placed, 0).length + entry.size
    return placed
  })
}

type Placed = ReturnType<typeof placeEntries>[number]

/** While an entry is read, the CRC of the next one is computed. */
function localPart(entry: Placed, next: Placed | undefined): Part {
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

/** Its length does not depend on the CRC. */
const headerPart = (entry: Placed, write: typeof localHeader): Part =>
  madePart(write(entry, 0).length, async () => write(entry, await entry.crc32()))
