import readExif from 'exif-reader'
import { jpegSegments } from './captionedJpeg.ts'

/** The date that the camera wrote into a JPEG of which `head` is the beginning; needs no decoder. */
export function readJpegDate(head: Buffer): string | null {
  for (const { start, end } of jpegSegments(head)) {
    const content = head.subarray(start + 4, end)
    if (content.toString('latin1', 0, 6) === 'Exif\0\0') return exifDate(content)
  }
  return null
}

/** When a photograph was taken, by its EXIF data. Cameras without a set clock write zeros. */
export function exifDate(exif: Buffer): string | null {
  try {
    const { Photo, Image } = readExif(exif)
    const date = Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime
    return date instanceof Date && date.getUTCFullYear() > 1 ? date.toISOString().slice(0, 19) : null
  } catch {
    return null
  }
}
