import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { pictures } from '../../../contract/media/pictures.ts'
import { isOutage } from '../../base/errors/outage.ts'
import { singleFlight } from '../../base/concurrency/singleFlight.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type FilePart, getWholeRange } from '../../platform/zip/parts.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { type InFolder, makeOriginalKey, makeStoredKey } from '../../platform/storage/keys.ts'

/** The columns of a row of `media` or `music` that concern its file. */
export interface StoredFile extends InFolder {
  file_size: number
}

/**
 * The results of reading originals, kept in memory. They remain valid, because originals never change. Thanks to them, a resumed
 * download does not need to read all originals again.
 */
export type KnownOriginals = ReturnType<typeof createKnownOriginals>

export function createKnownOriginals() {
  const crcs = new Map<string, number>()
  const runOnce = singleFlight<number>()
  return {
    /** folders of originals that could not be read; the next archive tries them again, and reports those that fail again */
    unreadableFolders: new Set<string>(),
    /**
     * Returns the CRC-32 of a file in an archive. `contentKey` stands for the file's exact bytes, so `measure` is called only the
     * first time for each key.
     */
    async computeCrcOnce(contentKey: string, measure: () => Promise<number>) {
      const crc = crcs.get(contentKey) ?? (await runOnce(contentKey, measure))
      crcs.set(contentKey, crc)
      return crc
    },
  }
}

/** The number of bytes to read of a photograph. They hold its EXIF and XMP, at most 64 KB each, and the color profile. */
const HEAD_BYTES = 192 * 1024

export const makePosterKey = (row: InFolder) => makeStoredKey(row, pictures.huge.name)

/**
 * Passes the beginning of an original to `use` and returns the result. If the original cannot go into an archive, returns a
 * string that says why. Throws if the storage does not respond.
 */
export async function withOriginalHead<T>(
  storage: Storage,
  knownOriginals: KnownOriginals,
  file: StoredFile,
  texts: ServerTexts['archive'],
  use: (head: Buffer) => T,
): Promise<T | string> {
  try {
    const head = await readHead(storage, file, texts)
    if (typeof head === 'string') return head
    if (knownOriginals.unreadableFolders.has(file.folder)) await readAgain(storage, knownOriginals, file)
    return use(head)
  } catch (error) {
    if (isOutage(error)) throw error
    return texts.unreadable
  }
}

async function readHead(
  storage: Storage,
  file: StoredFile,
  texts: ServerTexts['archive'],
): Promise<Buffer | string> {
  const openedFile = await storage.open(makeOriginalKey(file), { start: 0, end: HEAD_BYTES - 1 })
  if (!openedFile) return texts.missing
  if (openedFile.size === file.file_size) return buffer(openedFile.body)
  openedFile.body.destroy()
  return texts.damaged
}

/**
 * Reads the whole of an original that could not be read earlier, because someone may have restored it from a backup in the
 * meantime.
 */
async function readAgain(storage: Storage, knownOriginals: KnownOriginals, file: StoredFile) {
  await computeCrc32(makeOriginalPart(storage, knownOriginals, file))
  knownOriginals.unreadableFolders.delete(file.folder)
}

/** If reading fails, adds the original's folder to `unreadableFolders`, unless the storage has an outage. */
export const makeOriginalPart = (
  storage: Storage,
  knownOriginals: KnownOriginals,
  file: StoredFile,
): FilePart => {
  const { size, read } = makeStoredPart(storage, makeOriginalKey(file), file.file_size)
  return {
    size,
    async *read(range) {
      try {
        yield* read(range)
      } catch (error) {
        if (!isOutage(error)) knownOriginals.unreadableFolders.add(file.folder)
        throw error
      }
    },
  }
}

export const makeStoredPart = (storage: Pick<Storage, 'open'>, key: string, size: number): FilePart => ({
  size,
  async *read(range) {
    let missingBytes = range.end - range.start + 1
    const openedFile = await storage.open(key, range)
    for await (const chunk of openedFile?.body ?? []) {
      missingBytes -= (chunk as Buffer).length
      yield chunk as Buffer
    }
    if (missingBytes !== 0) throw new Error(`${key} changed while it was read`)
  },
})

export async function computeCrc32(part: FilePart): Promise<number> {
  let crc = 0
  for await (const chunk of part.read(getWholeRange(part))) crc = crc32(chunk, crc)
  return crc
}
