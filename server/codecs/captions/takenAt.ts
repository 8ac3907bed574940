import type { Metadata } from 'sharp'
import type { Edtf } from '../../../contract/calendar/edtf.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { jpegSegments, XMP_NAME } from './captionedJpeg.ts'
import { type ExifDates, exifDates, readDates } from './exifDates.ts'
import { parseIptc } from './iptc.ts'
import { parseXmp, readXmpDigitized } from './xmp.ts'

export interface CarriedDates {
  takenAt: Edtf | null
  /** when it was digitised, else last changed: of a scan, the day it was scanned, so it comes after the file's name */
  digitizedAt: Edtf | null
  /** how far the camera's clock was ahead of UTC, in minutes */
  zone: number | null
}

type MetadataBlocks = Pick<Metadata, 'exif' | 'xmp' | 'iptc'>

/** Camera before programs, creation before digitisation, as the Metadata Working Group's guidelines order them. */
export function readTakenAt({ xmp, iptc, ...blocks }: MetadataBlocks, exif = readExif(blocks)): CarriedDates {
  const packet = xmp?.toString('utf8') ?? ''
  return {
    takenAt: exif.original ?? parseXmp(packet).takenAt ?? (iptc ? parseIptc(iptc).takenAt : null),
    digitizedAt: exif.digitized ?? readXmpDigitized(packet),
    zone: exif.zone,
  }
}

/** The same of a file that is a TIFF: it holds the fields of EXIF data itself. */
export const readTiffTakenAt = (path: string, blocks: MetadataBlocks): CarriedDates =>
  readTakenAt(
    blocks,
    readFileWith(path, (file) => readDates((position, length) => file.copy(position, length))),
  )

/** When a JPEG of which `head` is the beginning was taken; needs no decoder. */
export function readJpegTakenAt(head: Buffer): Edtf | null {
  const blocks: MetadataBlocks = {}
  for (const { start, end } of jpegSegments(head)) {
    const content = head.subarray(start + 4, end)
    const name = content.toString('latin1', 0, XMP_NAME.length)
    if (name.startsWith('Exif\0')) blocks.exif ??= content
    else if (name === XMP_NAME) blocks.xmp ??= content.subarray(XMP_NAME.length)
    else if (name.startsWith('Photoshop 3.0\0')) blocks.iptc ??= content
  }
  const { takenAt, digitizedAt } = readTakenAt(blocks)
  return takenAt ?? digitizedAt
}

const noDates: ExifDates = { original: null, digitized: null, zone: null }
const readExif = ({ exif }: MetadataBlocks) => (exif ? exifDates(exif) : noDates)
