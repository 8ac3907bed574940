import { type FileWindow, readFileWith } from '../formats/fileWindow.ts'
import type { Format } from '../../../domain/files/formats.ts'
import { findGifFrames } from '../formats/gif.ts'
import { findHeifPictures } from '../formats/heifItems.ts'
import { findJpegScans } from '../formats/jpegStructure.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { findWebpPictures } from '../formats/webp.ts'

/** A part of a file. `start` is the offset of its first byte, and `end` is the offset after its last. */
interface Range {
  start: number
  end: number
}

/** The number of zeros in a row that counts as lost data. Disks lose whole sectors, which are then read as zeros. */
const SECTOR_BYTES = 1024

/**
 * Whether a part of a compressed picture consists of zeros, because a disk lost it. Encoders never write such a long run of
 * zeros, and some decoders read it without an error.
 */
export function hasLostPart({ path, format }: Pick<MediaFile, 'path' | 'format'>): boolean {
  const findPictures = PICTURE_FINDERS_BY_FORMAT[format]
  return findPictures
    ? readFileWith(path, (file) => findPictures(file).some((range) => hasZeros(file, range)))
    : false
}

/** Functions that find the compressed pictures in a file. Lists only formats whose decoders overlook zeros. */
const PICTURE_FINDERS_BY_FORMAT: Partial<Record<Format, (file: FileWindow) => Range[]>> = {
  jpeg: findJpegScans,
  gif: findGifFrames,
  webp: findWebpPictures,
  heic: findHeifPictures,
}

function hasZeros(file: FileWindow, { start, end }: Range): boolean {
  for (let at = start - (start % SECTOR_BYTES) + SECTOR_BYTES; at + SECTOR_BYTES <= end; at += SECTOR_BYTES)
    if (file.readAt(at, SECTOR_BYTES).every((byte) => byte === 0)) return true
  return false
}
