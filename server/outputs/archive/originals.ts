import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { pictures } from '../../../contract/media/pictures.ts'
import { isOutage } from '../../base/errors/outage.ts'
import { singleFlight } from '../../base/concurrency/singleFlight.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type FilePart, wholeRange } from '../../platform/zip/parts.ts'
import { texts } from './texts.ts'

/** The columns of media or music that concern the file. */
export interface StoredFile {
  id: string
  file_size: number
}

/** Results of reading originals, which never change. With them, a continued download need not read all of them again. */
export interface KnownOriginals {
  /** the CRC-32 of a file as it goes into an archive, computed once for each `contentKey`, which stands for its exact bytes */
  computeCrcOnce(contentKey: string, measure: () => Promise<number>): Promise<number>
  /** ids of originals that failed while they were read; the next archive names them */
  unreadable: Set<string>
}

export function createKnownOriginals(): KnownOriginals {
  const crcs = new Map<string, number>()
  const once = singleFlight<number>()
  return {
    unreadable: new Set(),
    async computeCrcOnce(contentKey, measure) {
      const crc = crcs.get(contentKey) ?? (await once(contentKey, measure))
      crcs.set(contentKey, crc)
      return crc
    },
  }
}

/** Enough of a photograph for its EXIF and XMP, of 64 KB each at most, and the color profile between them. */
const HEAD_BYTES = 192 * 1024

/** The storage key of a video's poster. */
export const posterKey = (id: string) => `private/${id}/${pictures.huge.name}`
export const originalKey = ({ id }: Pick<StoredFile, 'id'>) => `private/${id}/original`

/**
 * Passes the beginning of an original to `use` and returns the result, or a string that says why the original cannot go into
 * an archive. Throws when storage does not answer.
 */
export async function useHead<T>(
  storage: Storage,
  known: KnownOriginals,
  file: StoredFile,
  use: (head: Buffer) => T,
): Promise<T | string> {
  try {
    const head = await readHead(storage, file)
    if (typeof head === 'string') return head
    if (known.unreadable.has(file.id)) await readAgain(storage, known, file)
    return use(head)
  } catch (error) {
    if (isOutage(error)) throw error
    return texts.unreadable
  }
}

async function readHead(storage: Storage, file: StoredFile): Promise<Buffer | string> {
  const opened = await storage.open(originalKey(file), { start: 0, end: HEAD_BYTES - 1 })
  if (!opened) return texts.missing
  if (opened.size === file.file_size) return buffer(opened.body)
  opened.body.destroy()
  return texts.damaged
}

/** Reads an original that failed earlier: a backup may have restored it since. */
async function readAgain(storage: Storage, known: KnownOriginals, file: StoredFile) {
  await computeCrc32(originalPart(storage, known, file))
  known.unreadable.delete(file.id)
}

/** A part of the ZIP file that notes an original as unreadable when reading fails, unless the cause is a temporary outage. */
export const originalPart = (storage: Storage, known: KnownOriginals, file: StoredFile): FilePart => {
  const { size, read } = storedPart(storage, originalKey(file), file.file_size)
  return {
    size,
    async *read(range) {
      try {
        yield* read(range)
      } catch (error) {
        if (!isOutage(error)) known.unreadable.add(file.id)
        throw error
      }
    },
  }
}

export const storedPart = (storage: Pick<Storage, 'open'>, key: string, size: number): FilePart => ({
  size,
  async *read(range) {
    let missing = range.end - range.start + 1
    const opened = await storage.open(key, range)
    for await (const chunk of opened?.body ?? []) {
      missing -= (chunk as Buffer).length
      yield chunk as Buffer
    }
    if (missing !== 0) throw new Error(`${key} changed while it was read`)
  },
})

export async function computeCrc32(part: FilePart): Promise<number> {
  let crc = 0
  for await (const chunk of part.read(wholeRange(part))) crc = crc32(chunk, crc)
  return crc
}
