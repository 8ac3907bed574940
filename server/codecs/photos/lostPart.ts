import { type FileWindow, readFileWith } from '../formats/fileWindow.ts'
import type { Format } from '../formats/formats.ts'
import { framesOf } from '../formats/gif.ts'
import { pictureItems } from '../formats/heifItems.ts'
import { scansOf } from '../formats/jpegStructure.ts'
import type { Source } from '../formats/mediaFile.ts'
import { pictureChunks } from '../formats/webp.ts'

/** Part of a file, from its first byte up to, not including, its last. */
interface Range {
  start: number
  end: number
}

/** A disk loses sectors, and what it lost reads as zeros. */
const SECTOR_BYTES = 1024

/** Whether a part of the compressed picture is zeros, as its encoder never writes so many. Its decoder may not say. */
export function hasLostPart({ path, format }: Pick<Source, 'path' | 'format'>): boolean {
  const pictureData = picturesIn[format]
  return pictureData
    ? readFileWith(path, (file) => pictureData(file).some((range) => hasZeros(file, range)))
    : false
}

/** Where the compressed pictures of those formats are whose decoders overlook zeros. */
const picturesIn: Partial<Record<Format, (file: FileWindow) => Range[]>> = {
  jpeg: scansOf,
  gif: framesOf,
  webp: pictureChunks,
  heic: pictureItems,
}

function hasZeros(file: FileWindow, { start, end }: Range): boolean {
  for (let at = start - (start % SECTOR_BYTES) + SECTOR_BYTES; at + SECTOR_BYTES <= end; at += SECTOR_BYTES)
    if (file.at(at, SECTOR_BYTES).every((byte) => byte === 0)) return true
  return false
}
