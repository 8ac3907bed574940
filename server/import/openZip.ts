import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'
import { PlainError } from '../base/errors/PlainError.ts'
import { describeSystemError } from '../base/errors/describeSystemError.ts'
import type { InputFile, InputFiles } from './inputs.ts'
import { readZipEntryNames } from './readZipEntryNames.ts'

/** Photographs and videos hardly compress: a file that unpacks to over 100 times its size is a ZIP bomb. */
const MAX_RATIO = 100
const HARMLESS_BYTES = 20 * 1024 * 1024

/** Stored and deflated. Windows packs files larger than 2 GB as Deflate64, which yauzl cannot read. */
const readableMethods = new Set([0, 8])

/** Lists a ZIP file's entries without unpacking any. Throws PlainError when it cannot be read. */
export async function openZip(file: string): Promise<InputFiles> {
  try {
    // if it decoded names, yauzl would refuse the whole file for one odd name
    const zip = await yauzl.openPromise(file, { autoClose: false, decodeStrings: false })
    const entries: yauzl.Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    const files = readZipEntryNames(entries).flatMap((name, index) => {
      const entry = entries[index]
      return entry && !name.endsWith('/') ? [toInputFile(file, zip, entry, name)] : []
    })
    return { files, [Symbol.dispose]: () => zip.close() }
  } catch (error) {
    if (describeSystemError(error)) throw error
    throw new PlainError(
      `${file} cannot be read as a ZIP file: it is damaged or cut off. Copy or download it again.`,
    )
  }
}

const toInputFile = (place: string, zip: yauzl.ZipFile, entry: yauzl.Entry, name: string): InputFile => ({
  root: place,
  path: name,
  size: entry.uncompressedSize,
  open: async () => {
    if (name.split('/').includes('..')) throw new Error('its name leads out of the ZIP file')
    if (entry.isEncrypted()) throw new Error('it is locked with a password')
    if (entry.uncompressedSize > Math.max(HARMLESS_BYTES, entry.compressedSize * MAX_RATIO))
      throw new Error('it would unpack to more than a hundred times its size')
    if (!readableMethods.has(entry.compressionMethod))
      throw new Error(
        'it is packed in a way that cannot be read here: unpack the ZIP file, and import its folder',
      )
    return Readable.from(readChecked(zip, entry), { objectMode: false })
  },
})

/** Reads an entry and checks its CRC; yauzl checks only its length. */
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
