import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'
import { PlainError } from '../../base/errors/PlainError.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import type { InputFile, InputFiles } from './inputs.ts'
import { readZipEntryNames } from './readZipEntryNames.ts'

/**
 * The maximum ratio of a file's unpacked size to its packed size. Photographs and videos can hardly be compressed, so a file with
 * a higher ratio must be a ZIP bomb.
 */
const MAX_RATIO = 100
const HARMLESS_BYTES = 20 * 1024 * 1024

/** The compression methods that yauzl can read: stored and Deflate. Large ZIP files from Windows use Deflate64 instead. */
const readableMethods = new Set([0, 8])

/** Lists the files in a ZIP file without unpacking them. Throws PlainError if the ZIP file cannot be read. */
export async function openZip(file: string): Promise<InputFiles> {
  try {
    // yauzl does not decode the names, because it would reject the whole ZIP file for a single invalid name
    const zip = await yauzl.openPromise(file, { autoClose: false, decodeStrings: false })
    const entries: yauzl.Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    const files = readZipEntryNames(entries).flatMap((name, index) => {
      const entry = entries[index]
      return entry && !name.endsWith('/') ? [toInputFile(file, zip, entry, name)] : []
    })
    return { files, unreadable: [], [Symbol.dispose]: () => zip.close() }
  } catch (error) {
    if (describeSystemError(error)) throw error
    throw new PlainError(
      `${file} cannot be read as a ZIP file: it is damaged or cut off. Copy or download it again. If your computer can unpack it, give the name of that folder.`,
    )
  }
}

const toInputFile = (root: string, zip: yauzl.ZipFile, entry: yauzl.Entry, name: string): InputFile => ({
  root,
  path: name,
  size: entry.uncompressedSize,
  open: async (listedSize) => {
    if (name.split('/').includes('..')) throw new Error('its name leads out of the ZIP file')
    if (entry.isEncrypted()) throw new Error('it is locked with a password')
    const maxBytes = Math.max(HARMLESS_BYTES, entry.compressedSize * MAX_RATIO)
    if (entry.uncompressedSize > maxBytes && entry.uncompressedSize !== listedSize)
      throw new Error('it would unpack to more than a hundred times its size')
    if (!readableMethods.has(entry.compressionMethod))
      throw new Error(
        'it is packed in a way that cannot be read here: unpack the ZIP file, and import its folder',
      )
    return Readable.from(readChecked(zip, entry), { objectMode: false })
  },
})

/** Reads an entry and checks its CRC, because yauzl checks only its length. */
async function* readChecked(zip: yauzl.ZipFile, entry: yauzl.Entry) {
  let crc = 0
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    throw describeSystemError(error) ? error : makeDamagedError()
  }
  if (crc !== entry.crc32) throw makeDamagedError()
}

const makeDamagedError = () => new Error('it is damaged inside the ZIP file')
