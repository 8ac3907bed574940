/** Reads `length` bytes at `position`, or fewer bytes at the end of the data. Later reads do not overwrite the returned bytes. */
export type ReadBytes = (position: number, length: number) => Buffer

const tags = {
  interoperabilityIndex: 0x0001,
  orientation: 0x0112,
  changed: 0x0132,
  photo: 0x8769,
  original: 0x9003,
  digitized: 0x9004,
  zone: 0x9010,
  zoneTaken: 0x9011,
  colorSpace: 0xa001,
  interoperability: 0xa005,
}
type Directory = Partial<Record<keyof typeof tags, Value>>
/** A value as text and as number; its reader knows which of them it is. */
interface Value {
  text: string
  number: number
}

/** Makes a reader of a block of EXIF data. The block may begin with the prefix `Exif`, as in a JPEG. */
export function makeBlockReader(exif: Buffer): ReadBytes {
  const tiffData = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif
  return (position, length) => tiffData.subarray(position, position + length)
}

/** Reads how the stored pixels are turned upright, a number from 1 to 8. */
export function readOrientation(exif: Buffer): number {
  try {
    const { number = 1 } = openExif(makeBlockReader(exif)).image.orientation ?? {}
    return number >= 1 && number <= 8 ? number : 1
  } catch {
    return 1
  }
}

/**
 * Reads the first directory of EXIF data, which has the structure of a TIFF. `readDirectory` reads the one to which a value leads.
 * Throws a RangeError if a directory lies outside the data.
 */
export function openExif(readBytes: ReadBytes) {
  const header = readBytes(0, 8)
  const isBig = header.toString('latin1', 0, 2) === 'MM'
  const readShort = (bytes: Buffer, offset: number) =>
    isBig ? bytes.readUInt16BE(offset) : bytes.readUInt16LE(offset)
  const readLong = (bytes: Buffer, offset: number) =>
    isBig ? bytes.readUInt32BE(offset) : bytes.readUInt32LE(offset)

  const readDirectory = (pointer: Pick<Value, 'number'> | undefined): Directory => {
    if (!pointer) return {}
    const count = readShort(readBytes(pointer.number, 2), 0)
    const entries = readBytes(pointer.number + 2, count * ENTRY_BYTES)
    const directory: Directory = {}
    for (let offset = 0; offset + ENTRY_BYTES <= entries.length; offset += ENTRY_BYTES) {
      const name = nameByTag.get(readShort(entries, offset))
      if (name) directory[name] = readValue(entries.subarray(offset, offset + ENTRY_BYTES))
    }
    return directory
  }
  const readValue = (entry: Buffer): Value => {
    const [type, length, valueOrOffset] = [readShort(entry, 2), readLong(entry, 4), readLong(entry, 8)]
    const isInEntry = length <= 4
    const bytes = isInEntry
      ? entry.subarray(8, 8 + length)
      : readBytes(valueOrOffset, Math.min(length, MAX_TEXT_BYTES))
    return {
      // a text that is truncated or too long is none
      text: bytes.length === length ? (bytes.toString('latin1').split('\0')[0] ?? '') : '',
      number: type === SHORT ? readShort(entry, 8) : valueOrOffset,
    }
  }
  return { image: readDirectory({ number: readLong(header, 4) }), readDirectory }
}

const ENTRY_BYTES = 12
const SHORT = 3
/** The maximum length of a text in bytes. The longest is a date: 20 bytes, and a few more with fractions of a second or a zone. */
const MAX_TEXT_BYTES = 64
const nameByTag = new Map(Object.entries(tags).map(([name, tag]) => [tag, name as keyof typeof tags]))
