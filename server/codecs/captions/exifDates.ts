import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { parseCameraDate } from '../../../domain/calendar/parseCameraDate.ts'
import { openExif, type ReadBytes, makeBlockReader } from '../formats/exif.ts'

/** The dates in a photograph's EXIF data. If parts of a date are unknown, the date is shorter, such as '1975-06'. */
export interface ExifDates {
  takenAt: Edtf | null
  /** when the photograph was digitized or, if that is unknown, last changed; for a scan, this is the day of scanning */
  digitizedAt: Edtf | null
  /** minutes by which the camera's clock was ahead of UTC */
  zone: number | null
}

export const parseExifDates = (exif: Buffer): ExifDates => parseTiffDates(makeBlockReader(exif))

/**
 * Parses the dates in a TIFF. Parses the raw text, because libraries turn a date with unknown parts into a wrong date. For
 * example, they read a date of only zeros as November 30, 1899.
 */
export function parseTiffDates(readBytes: ReadBytes): ExifDates {
  try {
    const { image, readDirectory } = openExif(readBytes)
    const photo = readDirectory(image.photo)
    const dates = [photo.original, photo.digitized, image.changed].map((value) => toDate(value?.text))
    const [original = null, digitized, changed] = dates
    return {
      takenAt: original,
      digitizedAt: digitized ?? changed ?? null,
      zone: parseZone(photo.zoneTaken?.text || photo.zone?.text),
    }
  } catch {
    return { takenAt: null, digitizedAt: null, zone: null }
  }
}

/** The times at which clocks start if nobody has set them. */
const UNSET_CLOCKS = new Set(
  ['1904-01-01T00', '1970-01-01T00', '1980-01-01T00', '2000-01-01T00'].map((hour) => `${hour}:00:00`),
).add('2002-12-08T12:00:00')

/** Returns the date, or null if the date comes from a clock that was never set. */
export const dropUnsetClock = (date: Edtf | null): Edtf | null =>
  date && UNSET_CLOCKS.has(date.replace('Z', '')) ? null : date

const toDate = (dateText = '') => dropUnsetClock(parseCameraDate(dateText))

/**
 * Parses the time zone at the end of `dateText`, such as `+02:00`. Returns the minutes by which it is ahead of UTC, or null if
 * there is no time zone.
 */
export function parseZone(dateText = ''): number | null {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(dateText.trim()) ?? []
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : null
}
