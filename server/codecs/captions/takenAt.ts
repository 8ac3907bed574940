import type { Metadata } from 'sharp'
import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { readJpegSegments, XMP_SEGMENT_NAME } from './captionedJpeg.ts'
import { type ExifDates, parseExifDates, parseTiffDates } from './exifDates.ts'
import { parseIptc } from './iptc.ts'
import { parseXmp, readXmpDigitized } from './xmp.ts'

export interface EmbeddedDates {
  takenAt: Edtf | null
  /**
   * when the photograph was digitized or, if that is unknown, last changed; for a scan, this is the day of scanning, so a date in
   * the file's name takes precedence
   */
  digitizedAt: Edtf | null
  /** minutes by which the camera's clock was ahead of UTC */
  zone: number | null
}

type MetadataBlocks = Pick<Metadata, 'exif' | 'xmp' | 'iptc'>

/**
 * Reads when a photograph was taken and when it was digitized. A date that the camera wrote takes precedence over a date that a
 * program wrote, as the guidelines of the Metadata Working Group recommend.
 */
export function readTakenAt(
  { xmp, iptc, ...blocks }: MetadataBlocks,
  exif = readExif(blocks),
): EmbeddedDates {
  const packet = xmp?.toString('utf8') ?? ''
  return {
    takenAt: exif.takenAt ?? parseXmp(packet).takenAt ?? (iptc ? parseIptc(iptc).takenAt : null),
    digitizedAt: exif.digitizedAt ?? readXmpDigitized(packet),
    zone: exif.zone,
  }
}

/** Reads the same dates as `readTakenAt`, but from a TIFF file, which contains the EXIF fields directly instead of in a block. */
export const readTiffTakenAt = (path: string, blocks: MetadataBlocks): EmbeddedDates =>
  readTakenAt(
    blocks,
    readFileWith(path, (file) => parseTiffDates((position, length) => file.readCopy(position, length))),
  )

/**
 * Reads when a JPEG was taken or, if that is unknown, when it was digitized. Does not decode the picture. `head` is the beginning
 * of the file.
 */
export function readJpegTakenAt(head: Buffer): Edtf | null {
  const blocks: MetadataBlocks = {}
  for (const { start, end } of readJpegSegments(head)) {
    const content = head.subarray(start + 4, end)
    const name = content.toString('latin1', 0, XMP_SEGMENT_NAME.length)
    if (name.startsWith('Exif\0')) blocks.exif ??= content
    else if (name === XMP_SEGMENT_NAME) blocks.xmp ??= content.subarray(XMP_SEGMENT_NAME.length)
    else if (name.startsWith('Photoshop 3.0\0')) blocks.iptc ??= content
  }
  const { takenAt, digitizedAt } = readTakenAt(blocks)
  return takenAt ?? digitizedAt
}

const noDates: ExifDates = { takenAt: null, digitizedAt: null, zone: null }
const readExif = ({ exif }: MetadataBlocks) => (exif ? parseExifDates(exif) : noDates)
