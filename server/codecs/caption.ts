import sharp from 'sharp'
import { exifDate } from './exifDate.ts'
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

const nothing: Caption = { title: null, description: null, author: null, takenAt: null }
