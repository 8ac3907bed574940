import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'
import { PlainError } from '../../base/errors/PlainError.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import type { InputFile, InputFiles } from './inputs.ts'
import { readZipEntryNames } from './readZipEntryNames.ts'

/**
 * The maximum ratio of the unpacked size to the packed size, of each file and of the whole ZIP file. Photographs and videos can
 * hardly be compressed, so a file with a higher ratio is nearly always a ZIP bomb. People who know better unpack it themselves.
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
    if (isBomb(entries, zip.fileSize)) throw new PlainError(`${file}: ${makeBombError().message}.`)
    const files = readZipEntryNames(entries).flatMap((name, index) => {
      const entry = entries[index]
      return entry && !name.endsWith('/') ? [toInputFile(file, zip, entry, name)] : []
    })
    return { files, unreadable: [], [Symbol.dispose]: () => zip.close() }
  } catch (error) {
    if (describeSystemError(error) || error instanceof PlainError) throw error
    throw new PlainError(
      `${file} cannot be read as a ZIP file: it is damaged or cut off. Copy or download it again. If your computer can unpack it, give the name of that folder.`,
    )
  }
}

/** Whether a file would unpack to more than the ratio allows. Such a file is not unpacked, and the others of its ZIP file are. */
const isTooSmall = ({ compressedSize, uncompressedSize }: yauzl.Entry) =>
  uncompressedSize > Math.max(HARMLESS_BYTES, compressedSize * MAX_RATIO)

/** Whether all files that can be unpacked have too many bytes together. In a crafted ZIP file, they share their packed bytes. */
function isBomb(entries: readonly yauzl.Entry[], packedBytes: number): boolean {
  const sizes = entries.filter((entry) => !isTooSmall(entry)).map(({ uncompressedSize }) => uncompressedSize)
  return sizes.reduce((sum, size) => sum + size, 0) > Math.max(HARMLESS_BYTES, packedBytes * MAX_RATIO)
}

const toInputFile = (root: string, zip: yauzl.ZipFile, entry: yauzl.Entry, name: string): InputFile => ({
  root,
  path: name,
  size: entry.uncompressedSize,
  open: async () => {
    if (name.split('/').includes('..')) throw new Error('its name leads out of the ZIP file')
    if (entry.isEncrypted()) throw new Error('it is locked with a password')
    if (isTooSmall(entry)) throw makeBombError()
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

const makeBombError = () =>
  new PlainError(
    'it would unpack to more than a hundred times its size. If you know that it is harmless, unpack it, and give the name of that folder',
  )

const makeDamagedError = () => new Error('it is damaged inside the ZIP file')
