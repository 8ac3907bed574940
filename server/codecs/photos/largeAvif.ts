import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../base/errors/fail.ts'
import { removeAtEnd } from '../../base/removeFiles.ts'
import { type Box, readBoxes, findBox, parseMeta } from '../formats/isoBoxes.ts'
import { type FileWindow, readFileWith } from '../formats/fileWindow.ts'
import { findColorProfile } from './colorProfile.ts'
import { decodeAv1, type PictureTurn } from '../programs/ffmpeg.ts'
import { findHeifPictures, readPrimaryItem } from '../formats/heifItems.ts'
import { type PhotoHeader, MAX_AVIF_PIXELS, probeHeader } from './pixels.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { withProfile } from './withProfile.ts'

/**
 * Runs `work` on a smaller copy, in PNG format, of an AVIF that is too large for sharp. To decode the AVIF, sharp would take a
 * gigabyte, but ffmpeg takes only 6 bytes per pixel. Throws `too_many_pixels` if ffmpeg cannot decode it, or if the AVIF consists
 * of tiles, has opacity or is cropped.
 */
export async function withSmallerAvif<T>(
  source: MediaFile,
  header: PhotoHeader,
  folder: string,
  work: (smaller: MediaFile, header: PhotoHeader) => Promise<T>,
): Promise<T> {
  const [codedPath, path] = [join(folder, 'picture.obu'), join(folder, 'smaller.png')]
  await using _ = removeAtEnd(codedPath, path)
  const picture = readFileWith(source.path, readCodedPicture)
  if (picture) await writeFile(codedPath, picture.bytes)
  if (!picture || !(await decodeAv1(codedPath, picture.turn, MAX_AVIF_PIXELS, path)))
    throw fail('too_many_pixels', { file: source.name })
  const smaller: MediaFile = { path, format: 'png', name: source.name }
  const icc = header.metadata.icc ?? findColorProfile(source, header.metadata)
  const smallerHeader = await probeHeader(smaller)
  return await (icc ? withProfile(smaller, smallerHeader, icc, folder, work) : work(smaller, smallerHeader))
}

/**
 * Reads the compressed picture, and how it must be turned. Returns null for a picture that consists of tiles, has opacity or is
 * cropped.
 */
function readCodedPicture(file: FileWindow): { bytes: Buffer; turn: PictureTurn } | null {
  const parsed = parseMeta(file)
  const container = parsed && findBox(parsed.bytes, parsed.meta, 'iprp', 'ipco')
  if (!container) return null
  const { bytes } = parsed
  const properties = readBoxes(bytes, container.body, container.end)
  const isOpacity = ({ type, body, end }: Box) =>
    type === 'auxC' && bytes.includes('alpha', body) && end > body
  if (properties.some((property) => property.type === 'clap' || isOpacity(property))) return null
  const primaryItem = readPrimaryItem(parsed)
  const primaryParts = findHeifPictures(file).filter(({ item }) => item === primaryItem)
  if (primaryParts.length === 0) return null
  const readProperty = (wantedType: string) => {
    const foundProperty = properties.find(({ type }) => type === wantedType)
    return foundProperty ? bytes.readUInt8(foundProperty.body) : null
  }
  return {
    bytes: Buffer.concat(primaryParts.map(({ start, end }) => file.readCopy(start, end - start))),
    turn: {
      quarterTurns: (readProperty('irot') ?? 0) & 3,
      mirrorFilter: MIRROR_FILTERS[readProperty('imir') ?? -1] ?? null,
    },
  }
}

/** ffmpeg's filters by the axis in the imir property (ISO/IEC 23008-12, 6.5.12). */
const MIRROR_FILTERS: Record<number, PictureTurn['mirrorFilter']> = { 0: 'vflip', 1: 'hflip' }
