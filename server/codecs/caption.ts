import readExif from 'exif-reader'
import sharp from 'sharp'
import { jpegSegments } from './captionedJpeg.ts'
import { readIptc } from './iptc.ts'
import { type Caption, readXmp } from './xmp.ts'

/**
 * What a photograph says of itself: XMP before IPTC's older form, and the date that its camera wrote before theirs. All
 * null for what is no photograph or cannot be read. The descriptions in EXIF are not taken: cameras write their names
 * there. `photo` is a path or its bytes. Reads it in this process: for what the administrator imports, not for uploads.
 */
export async function readCaption(photo: string | Buffer): Promise<Caption> {
  const metadata = await sharp(photo, { failOn: 'none' })
    .metadata()
    .catch(() => undefined)
  const xmp = metadata?.xmp ? readXmp(metadata.xmp.toString('utf8')) : nothing
  const iptc = metadata?.iptc ? readIptc(metadata.iptc) : nothing
  return {
    title: xmp.title ?? iptc.title,
    description: xmp.description ?? iptc.description,
    author: xmp.author ?? iptc.author,
    takenAt: (metadata?.exif && exifDate(metadata.exif)) ?? xmp.takenAt ?? iptc.takenAt,
  }
}

/** The date that the camera wrote into a JPEG of which `head` is the beginning; needs no decoder. */
export function readJpegDate(head: Buffer): string | null {
  for (const { start, end } of jpegSegments(head)) {
    const content = head.subarray(start + 4, end)
    if (content.toString('latin1', 0, 6) === 'Exif\0\0') return exifDate(content)
  }
  return null
}

const nothing: Caption = { title: null, description: null, author: null, takenAt: null }

/** Cameras without a set clock write zeros. */
function exifDate(exif: Buffer): string | null {
  try {
    const { Photo, Image } = readExif(exif)
    const date = Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime
    return date instanceof Date && date.getUTCFullYear() > 1 ? date.toISOString().slice(0, 19) : null
  } catch {
    return null
  }
}
