/** The tags of texts in the main directory and in the Exif directory, and of the offset that leads to the latter (Exif 2.32, 4.6). */
const CHANGED = 0x0132
const EXIF_DIRECTORY = 0x8769
/** when the picture was taken and digitized, and the time zones of the three dates */
const EXIF_TEXTS = [0x9003, 0x9004, 0x9010, 0x9011, 0x9012]
const [TEXT, LONG] = [2, 4]
/** Dates and time zones are shorter, and texts of up to four bytes are not stored at an offset. */
const isDateLength = (length: number) => length > 4 && length <= 64

type Entry = readonly [tag: number, value: string | number]

/** Marks in front of EXIF data: in JPEG, HEIC and most WebP files, in PNG, and in other WebP files. */
const EXIF_MARK = /(?:Exif\0\0|eXIf|EXIF[^]{4})(?=II\*\0|MM\0\*)/

/**
 * Makes a JPEG segment of EXIF data (APP1) that contains the dates of another picture, and nothing else of it: no place, and no
 * orientation. `bytes` are parts of the picture's file. Returns null if they contain no dates.
 */
export function makeDateSegment(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const mark = EXIF_MARK.exec(new TextDecoder('latin1').decode(bytes))
  if (!mark) return null
  try {
    const [image, photo] = readDates(bytes.subarray(mark.index + mark[0].length))
    if (image.length + photo.length === 0) return null
    const exifOffset = MAIN_OFFSET + encodeDirectory(MAIN_OFFSET, [...image, [EXIF_DIRECTORY, 0]]).length
    const main = encodeDirectory(MAIN_OFFSET, [...image, [EXIF_DIRECTORY, exifOffset]])
    const exif = `Exif\0\0MM\0*${encode(MAIN_OFFSET, 4)}${main}${encodeDirectory(exifOffset, photo)}`
    return Uint8Array.from(`\xff\xe1${encode(exif.length + 2, 2)}${exif}`, (letter) => letter.charCodeAt(0))
  } catch {
    // an offset leads out of the bytes
    return null
  }
}

const MAIN_OFFSET = 8

/** Reads the dates in the main directory and in the Exif directory. Throws a RangeError if a directory lies outside the bytes. */
function readDates(exif: Uint8Array): [image: Entry[], photo: Entry[]] {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.length)
  const isLittle = exif[0] === 0x49
  const listEntries = (at: number) =>
    Array.from({ length: view.getUint16(at, isLittle) }, (_, index) => at + 2 + index * 12)
  const readTexts = (entries: readonly number[], tags: readonly number[]) =>
    entries.flatMap((at): Entry[] => {
      const [tag, length] = [view.getUint16(at, isLittle), view.getUint32(at + 4, isLittle)]
      if (!tags.includes(tag) || !isDateLength(length)) return []
      const start = view.getUint32(at + 8, isLittle)
      return [[tag, String.fromCharCode(...exif.subarray(start, start + length))]]
    })
  const main = listEntries(view.getUint32(4, isLittle))
  const pointer = main.find((at) => view.getUint16(at, isLittle) === EXIF_DIRECTORY)
  const photo = pointer === undefined ? [] : listEntries(view.getUint32(pointer + 8, isLittle))
  return [readTexts(main, [CHANGED]), readTexts(photo, EXIF_TEXTS)]
}

/** Encodes a directory that begins at an offset. Its texts follow it. */
function encodeDirectory(offset: number, entries: readonly Entry[]): string {
  let [fields, texts] = ['', '']
  const textsOffset = offset + 2 + entries.length * 12 + 4
  for (const [tag, value] of entries) {
    const isText = typeof value === 'string'
    const [type, count, number] = isText ? [TEXT, value.length, textsOffset + texts.length] : [LONG, 1, value]
    fields += encode(tag, 2) + encode(type, 2) + encode(count, 4) + encode(number, 4)
    if (isText) texts += value
  }
  return encode(entries.length, 2) + fields + encode(0, 4) + texts
}

/** Encodes a number in 2 or 4 bytes, the highest first. */
const encode = (value: number, bytes: number) =>
  String.fromCharCode(
    ...Array.from({ length: bytes }, (_, index) => (value >> ((bytes - 1 - index) * 8)) & 255),
  )
