import { crc32 } from 'node:zlib'
import { pictures } from '../../contract/pictures.ts'
import { isOutage } from '../outage.ts'
import { singleFlight } from '../singleFlight.ts'
import { SpareBuffers } from '../storage/spareBuffers.ts'
import type { Storage } from '../storage/storage.ts'
import { type Part, wholeOf } from '../zip/parts.ts'
import { texts } from './texts.ts'

/** A row of media or music, as far as its file goes. */
export interface StoredFile {
  id: string
  file_size: number
}

/** What was learned of originals, which never change: it spares a continued download reading them all again. */
export interface KnownOriginals {
  /** the CRC-32 of a file as it goes into an archive, by a key that says all of its bytes; measured once */
  crcOf(contentKey: string, measure: () => Promise<number>): Promise<number>
  /** ids of originals that failed while they were read; the next archive names them */
  unreadable: Set<string>
}

export function knowNothing(): KnownOriginals {
  const crcs = new Map<string, number>()
  const once = singleFlight<number>()
  return {
    unreadable: new Set(),
    async crcOf(contentKey, measure) {
      const crc = crcs.get(contentKey) ?? (await once(contentKey, measure))
      crcs.set(contentKey, crc)
      return crc
    },
  }
}

/** Enough of a photograph for its EXIF and XMP, of 64 KB each at most, and the color profile between them. */
const HEAD_BYTES = 192 * 1024

/** Of a film. */
export const posterKey = (id: string) => `private/${id}/${pictures.huge.name}`
export const originalKey = ({ id }: Pick<StoredFile, 'id'>) => `private/${id}/original`

const spareHeads = new SpareBuffers(HEAD_BYTES)

/**
 * What `use` makes of the beginning of an original, whose bytes it must not keep; or in words why it cannot be put into an
 * archive. Throws when storage does not answer.
 */
export async function useHead<T>(
  storage: Storage,
  known: KnownOriginals,
  file: StoredFile,
  use: (head: Buffer) => T,
): Promise<T | string> {
  const space = spareHeads.take()
  try {
    const head = await readHead(storage, file, space)
    if (typeof head === 'string') return head
    if (known.unreadable.has(file.id)) await readAgain(storage, known, file)
    return use(head)
  } catch (error) {
    if (isOutage(error)) throw error
    return texts.unreadable
  } finally {
    spareHeads.giveBack(space)
  }
}

async function readHead(storage: Storage, file: StoredFile, space: Buffer): Promise<Buffer | string> {
  const head = await storage.read(originalKey(file), 0, space)
  if (!head) return texts.missing
  return head.size === file.file_size ? space.subarray(0, head.length) : texts.damaged
}

/** An original that failed earlier may have been put back from a backup meanwhile. */
async function readAgain(storage: Storage, known: KnownOriginals, file: StoredFile) {
  await crc32Of(originalPart(storage, known, file))
  known.unreadable.delete(file.id)
}

/** What fails is remembered as unreadable, but for an outage, which passes. */
export const originalPart = (storage: Storage, known: KnownOriginals, file: StoredFile): Part => {
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

export const storedPart = (storage: Storage, key: string, size: number): Part => ({
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

export async function crc32Of(part: Part): Promise<number> {
  let crc = 0
  for await (const chunk of part.read(wholeOf(part))) crc = crc32(chunk, crc)
  return crc
}
