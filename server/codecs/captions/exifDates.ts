import { type Edtf, toEdtf } from '../../../domain/calendar/edtf.ts'

/** The dates in a photograph's EXIF data. If parts of a date are unknown, the date is shorter, such as '1975-06'. */
export interface ExifDates {
  takenAt: Edtf | null
  /** when the photograph was digitized or, if that is unknown, last changed; for a scan, this is the day of scanning */
  digitizedAt: Edtf | null
  /** minutes by which the camera's clock was ahead of UTC */
  zone: number | null
}

/** Reads `length` bytes at `position`, or fewer bytes at the end of the data. Later reads do not overwrite the returned bytes. */
type ReadBytes = (position: number, length: number) => Buffer

const tags = {
  changed: 0x0132,
  exif: 0x8769,
  original: 0x9003,
  digitized: 0x9004,
  zone: 0x9010,
  zoneTaken: 0x9011,
}

/** Parses a block of EXIF data. The block may begin with the prefix `Exif`, as in a JPEG. */
export function parseExifDates(exif: Buffer): ExifDates {
  const tiffData = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif
  return parseTiffDates((position, length) => tiffData.subarray(position, position + length))
}

/**
 * Parses the dates in a TIFF. EXIF data has the structure of a TIFF. Parses the raw text, because libraries turn a date with
 * unknown parts into a wrong date. For example, they read a date of only zeros as November 30, 1899.
 */
export function parseTiffDates(readBytes: ReadBytes): ExifDates {
  try {
    const header = readBytes(0, 8)
    const isBig = header.toString('latin1', 0, 2) === 'MM'
    const imageTags = readTags(readBytes, isBig, isBig ? header.readUInt32BE(4) : header.readUInt32LE(4))
    const photoTags = imageTags.exif === undefined ? {} : readTags(readBytes, isBig, Number(imageTags.exif))
    const dates = [photoTags.original, photoTags.digitized, imageTags.changed].map(toDate)
    const [original = null, digitized, changed] = dates
    return {
      takenAt: original,
      digitizedAt: digitized ?? changed ?? null,
      zone: parseZone(photoTags.zoneTaken ?? photoTags.zone),
    }
  } catch {
    return { takenAt: null, digitizedAt: null, zone: null }
  }
}

/** Reads the values of `tags` from the directory at `offset`. Leaves out entries that are truncated. */
function readTags(
  readBytes: ReadBytes,
  isBig: boolean,
  offset: number,
): Partial<Record<keyof typeof tags, string>> {
  const readShort = (bytes: Buffer, offset: number) =>
    isBig ? bytes.readUInt16BE(offset) : bytes.readUInt16LE(offset)
  const readLong = (bytes: Buffer, offset: number) =>
    isBig ? bytes.readUInt32BE(offset) : bytes.readUInt32LE(offset)
  const count = readShort(readBytes(offset, 2), 0)
  const entries = readBytes(offset + 2, count * ENTRY_BYTES)
  const foundValues: Partial<Record<keyof typeof tags, string>> = {}
  for (let entryOffset = 0; entryOffset + ENTRY_BYTES <= entries.length; entryOffset += ENTRY_BYTES) {
    const name = nameByTag.get(readShort(entries, entryOffset))
    const [length, valueOrOffset] = [readLong(entries, entryOffset + 4), readLong(entries, entryOffset + 8)]
    if (name === 'exif') foundValues.exif = String(valueOrOffset)
    else if (name && length > 4 && length <= MAX_DATE_BYTES)
      foundValues[name] = readText(readBytes, valueOrOffset, length)
  }
  return foundValues
}

/** Reads text that ends with a zero byte. Returns an empty string if the data is truncated. */
function readText(readBytes: ReadBytes, offset: number, length: number): string {
  const bytes = readBytes(offset, length)
  return bytes.length === length ? (bytes.toString('latin1').split('\0')[0] ?? '') : ''
}

const ENTRY_BYTES = 12
/**
 * The maximum length of a date in bytes. A date takes 20 bytes including its final zero, and a few more if it has fractions of a
 * second or a time zone.
 */
const MAX_DATE_BYTES = 64
const nameByTag = new Map(Object.entries(tags).map(([name, tag]) => [tag, name as keyof typeof tags]))

/** The times at which clocks start if nobody has set them. */
const UNSET_CLOCKS = new Set(
  ['1904-01-01T00', '1970-01-01T00', '1980-01-01T00', '2000-01-01T00'].map((hour) => `${hour}:00:00`),
).add('2002-12-08T12:00:00')

/** Returns the date, or null if the date comes from a clock that was never set. */
export const dropUnsetClock = (date: Edtf | null): Edtf | null =>
  date && UNSET_CLOCKS.has(date.replace('Z', '')) ? null : date

const toDate = (dateText = '') => dropUnsetClock(toEdtf(dateText))

/**
 * Parses the time zone at the end of `dateText`, such as `+02:00`. Returns the minutes by which it is ahead of UTC, or null if
 * there is no time zone.
 */
export function parseZone(dateText = ''): number | null {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(dateText.trim()) ?? []
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : null
}
