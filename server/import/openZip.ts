import path from 'node:path'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'
import { StartupError } from '../config.ts'
import type { SourceFile, Sources } from './sources.ts'

/** Photographs and films hardly shrink; what unpacks to so many times its size is made to fill the disk. */
const MOST_TIMES = 100
const HARMLESS_BYTES = 20 * 1024 * 1024

/** Lists a ZIP file's entries; none is unpacked before it is opened, and none under its own name. Throws StartupError. */
export async function openZip(file: string): Promise<Sources> {
  try {
    const zip = await yauzl.openPromise(file, { autoClose: false })
    const files: SourceFile[] = []
    for await (const entry of zip.eachEntry())
      if (!entry.fileName.endsWith('/')) files.push(fileOf(file, zip, entry))
    return { files, [Symbol.dispose]: () => zip.close() }
  } catch (error) {
    throw new StartupError(
      `${path.basename(file)} cannot be read as a ZIP file: ${(error as Error).message}.`,
    )
  }
}

const fileOf = (place: string, zip: yauzl.ZipFile, entry: yauzl.Entry): SourceFile => ({
  place,
  path: entry.fileName,
  size: entry.uncompressedSize,
  open: async () => {
    if (entry.isEncrypted()) throw new Error('it is locked with a password')
    if (entry.uncompressedSize > Math.max(HARMLESS_BYTES, entry.compressedSize * MOST_TIMES))
      throw new Error('it would unpack to more than a hundred times its size')
    return Readable.from(checked(await zip.openReadStreamPromise(entry), entry.crc32), { objectMode: false })
  },
})

/** yauzl checks an entry's length, and leaves its CRC to us. */
async function* checked(stream: Readable, expected: number) {
  let crc = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    crc = crc32(chunk, crc)
    yield chunk
  }
  if (crc !== expected) throw new Error('it is damaged inside the ZIP file')
}
