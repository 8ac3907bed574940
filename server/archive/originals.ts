import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { isOutage } from '../outage.ts'
import type { Storage } from '../storage/storage.ts'
import { type Part, wholeOf } from './parts.ts'

/** A row of media or music, as far as its file goes. */
export interface StoredFile {
  id: string
  file_size: number
}

/** What was learned of originals, which never change: it spares a continued download reading them all again. */
export interface KnownOriginals {
  /** of a file as it goes into an archive, by a key that says all of its bytes */
  crcs: Map<string, number>
  /** ids of originals that failed while they were read; the next archive names them */
  unreadable: Set<string>
}

export const knowNothing = (): KnownOriginals => ({ crcs: new Map(), unreadable: new Set() })

/** Enough of a photograph for its EXIF and XMP, of 64 KB each at most, and the color profile between them. */
const HEAD_BYTES = 192 * 1024

const keyOf = ({ id }: StoredFile) => `private/${id}/original`

/** The beginning of an original, or in words why it cannot be put into an archive. Throws when storage does not answer. */
export async function readHead(
  storage: Storage,
  known: KnownOriginals,
  file: StoredFile,
): Promise<Buffer | string> {
  try {
    const range = { start: 0, end: Math.min(HEAD_BYTES, file.file_size) - 1 }
    const opened = await storage.open(keyOf(file), range)
    if (!opened) return 'it is missing'
    const head = await buffer(opened.body)
    if (opened.size !== file.file_size) return 'it is damaged: its length has changed'
    if (known.unreadable.has(file.id)) await readAgain(storage, known, file)
    return head
  } catch (error) {
    if (isOutage(error)) throw error
    return 'it cannot be read'
  }
}

/** An original that failed earlier may have been put back from a backup meanwhile. */
async function readAgain(storage: Storage, known: KnownOriginals, file: StoredFile) {
  await crc32Of(originalPart(storage, known, file))
  known.unreadable.delete(file.id)
}

/** What fails is remembered as unreadable, but for an outage, which passes. */
export const originalPart = (storage: Storage, known: KnownOriginals, file: StoredFile): Part => ({
  size: file.file_size,
  async *read(range) {
    let missing = range.end - range.start + 1
    try {
      const opened = await storage.open(keyOf(file), range)
      for await (const chunk of opened?.body ?? []) {
        missing -= (chunk as Buffer).length
        yield chunk as Buffer
      }
      if (missing !== 0) throw new Error(`the original of ${file.id} changed while it was read`)
    } catch (error) {
      if (!isOutage(error)) known.unreadable.add(file.id)
      throw error
    }
  },
})

export async function crc32Of(part: Part): Promise<number> {
  let crc = 0
  for await (const chunk of part.read(wholeOf(part))) crc = crc32(chunk, crc)
  return crc
}
