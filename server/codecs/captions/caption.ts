import sharp, { type Metadata } from 'sharp'
import { readFilmDates } from './videoDates.ts'
import { parseIptc } from './iptc.ts'
import { type CarriedDates, readTakenAt, readTiffTakenAt } from './takenAt.ts'
import { type Caption, parseXmp } from './xmp.ts'

/**
 * Reads what a photograph or film says of itself: XMP before IPTC's older form, and the date that its camera wrote before
 * theirs. All null for what is neither or cannot be read. The descriptions in EXIF are not taken: cameras write their
 * names there. `photo` is a path or its bytes. Reads it in this process: for what the administrator imports, not for uploads.
 */
export async function parseCaption(photo: string | Buffer): Promise<Caption & CarriedDates> {
  const metadata = await sharp(photo, { failOn: 'none' })
    .metadata()
    .catch(() => undefined)
  const xmp = metadata?.xmp ? parseXmp(metadata.xmp.toString('utf8')) : noCaption
  const iptc = metadata?.iptc ? parseIptc(metadata.iptc) : noCaption
  return {
    title: xmp.title ?? iptc.title,
    description: xmp.description ?? iptc.description,
    author: xmp.author ?? iptc.author,
    ...(typeof photo === 'string' ? datesIn(photo, metadata) : readTakenAt(metadata ?? {})),
  }
}

/** When it was taken; `metadata` is that of a photograph. */
export function datesIn(path: string, metadata: Metadata | undefined): CarriedDates {
  if (!metadata) return readFilmDates(path)
  return metadata.format === 'tiff' ? readTiffTakenAt(path, metadata) : readTakenAt(metadata)
}

const noCaption: Caption = { title: null, description: null, author: null, takenAt: null }
