import { partFromBytes, joinParts, makeLazyPart, type FilePart } from './parts.ts'
import { makeDirectoryHeader, makeEndRecords, makeLocalHeader } from './records.ts'

export interface ZipEntry extends FilePart {
  /** the path of the entry in the ZIP file, with / between folders */
  name: string
  modified: Date
  /** computes the CRC-32, which may require reading the whole entry */
  computeCrc32(): Promise<number>
}

/**
 * Makes a ZIP file of uncompressed entries. Its bytes are produced while they are read. Reading a range does not read entries
 * outside the range, except to compute a CRC that is not known yet. The directory comes last, so that no program mistakes a
 * truncated file for a complete one.
 */
export function makeZip(entries: readonly ZipEntry[]): FilePart {
  const placedEntries = placeEntries(entries)
  const entryParts = placedEntries.flatMap((entry, index) => [
    makeLocalHeaderPart(entry, placedEntries[index + 1]),
    entry,
  ])
  const directory = joinParts(placedEntries.map((entry) => makeHeaderPart(entry, makeDirectoryHeader)))
  const directoryOffset = joinParts(entryParts).size
  const end = makeEndRecords(placedEntries.length, directoryOffset, directory.size)
  return joinParts([...entryParts, directory, partFromBytes(end)])
}

function placeEntries(entries: readonly ZipEntry[]) {
  let offset = 0
  return entries.map((entry) => {
    const placedEntry = { ...entry, offset }
    offset += makeLocalHeader(placedEntry, 0).length + entry.size
    return placedEntry
  })
}

type PlacedEntry = ReturnType<typeof placeEntries>[number]

/** Reading the part also starts to compute the CRC of the next entry. */
function makeLocalHeaderPart(entry: PlacedEntry, next: PlacedEntry | undefined): FilePart {
  const part = makeHeaderPart(entry, makeLocalHeader)
  return {
    ...part,
    async *read(range) {
      yield* part.read(range)
      // a failure is thrown again when the next entry itself is read
      next?.computeCrc32().catch(() => undefined)
    },
  }
}

/** The size of the header is known at once, because it does not depend on the CRC. */
const makeHeaderPart = (entry: PlacedEntry, write: typeof makeLocalHeader): FilePart =>
  makeLazyPart(write(entry, 0).length, async () => write(entry, await entry.computeCrc32()))
