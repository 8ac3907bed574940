import sharp, { type Metadata } from 'sharp'
import { readVideoDates } from './videoDates.ts'
import { parseIptc } from './iptc.ts'
import { type EmbeddedDates, readTakenAt, readTiffTakenAt } from './takenAt.ts'
import { type Caption, parseXmp } from './xmp.ts'
import {
  parseXmpPeople,
  type PersonInFile,
  type PhotoShape,
  toPhotoShape,
  unknownShape,
} from './xmpPeople.ts'

interface EmbeddedCaption extends Caption, EmbeddedDates {
  people: PersonInFile[]
  shape: PhotoShape
  pixelSize: string | null
}

/**
 * Reads the caption, the people, the dates and the size of a photograph, or the dates of a video. `photo` is a path, or bytes. XMP takes
 * precedence over the older IPTC format (IIM), and the camera's date over both. EXIF descriptions are ignored: cameras write their
 * model there. All fields are null for any other file, and one that cannot be read. Reads in this process and not in a decoding
 * process, so it is only for an administrator's imports, never for uploads.
 */
export async function parseCaption(photo: string | Buffer): Promise<EmbeddedCaption> {
  const metadata = await sharp(photo, { failOn: 'none' })
    .metadata()
    .catch(() => undefined)
  const xmp = metadata?.xmp ? parseXmp(metadata.xmp.toString('utf8')) : noCaption
  const shape = metadata ? toPhotoShape(metadata) : unknownShape
  const iptc = metadata?.iptc ? parseIptc(metadata.iptc) : noCaption
  return {
    title: xmp.title ?? iptc.title,
    description: xmp.description ?? iptc.description,
    author: xmp.author ?? iptc.author,
    people: metadata ? readEmbeddedPeople(metadata) : [],
    shape,
    pixelSize: metadata ? [metadata.width, metadata.height].sort((a, b) => b - a).join('×') : null,
    ...(typeof photo === 'string' ? readEmbeddedDates(photo, metadata) : readTakenAt(metadata ?? {})),
  }
}

/** Reads who is in a photograph from its `metadata`. */
export const readEmbeddedPeople = (metadata: Metadata): PersonInFile[] =>
  metadata.xmp ? parseXmpPeople(metadata.xmp.toString('utf8'), toPhotoShape(metadata)) : []

/** Reads the dates of a photograph from its `metadata`. If there is no metadata, reads the file as a video. */
export function readEmbeddedDates(path: string, metadata: Metadata | undefined): EmbeddedDates {
  if (!metadata) return readVideoDates(path)
  return metadata.format === 'tiff' ? readTiffTakenAt(path, metadata) : readTakenAt(metadata)
}

const noCaption: Caption = { title: null, description: null, author: null, takenAt: null }
