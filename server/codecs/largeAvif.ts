import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../errors/fail.ts'
import { boxesIn, boxWithin, parseMeta } from './boxes.ts'
import { type FileWindow, readFileWith } from './bytes.ts'
import { profileBeside } from './colourBeside.ts'
import { decodeAv1 } from './ffmpeg.ts'
import { pictureItems } from './heifItems.ts'
import { type Header, MAX_AVIF_PIXELS, probeHeader } from './pixels.ts'
import type { Source } from './source.ts'
import { withProfile } from './withProfile.ts'

/**
 * Works on an AVIF of so many pixels that sharp would take a gigabyte for them, by way of a smaller PNG: ffmpeg's decoder
 * takes 6 bytes for a pixel. Throws `too_many_pixels` where ffmpeg is not, and for one that is more than a single picture.
 */
export async function withSmallerAvif<T>(
  source: Source,
  header: Header,
  into: string,
  work: (smaller: Source, header: Header) => Promise<T>,
): Promise<T> {
  const [coded, path] = [join(into, 'picture.obu'), join(into, 'smaller.png')]
  const picture = readFileWith(source.path, readPicture)
  try {
    if (picture) await writeFile(coded, picture.bytes)
    if (!picture || !(await decodeAv1(coded, picture.quarters, MAX_AVIF_PIXELS, path)))
      throw fail('too_many_pixels', { file: source.name })
    const smaller: Source = { path, format: 'png', name: source.name }
    const icc = header.metadata.icc ?? profileBeside(source, header.metadata)
    const found = await probeHeader(smaller)
    return await (icc ? withProfile(smaller, found, icc, into, work) : work(smaller, found))
  } finally {
    await Promise.all([coded, path].map((file) => rm(file, { force: true })))
  }
}

/** The coded picture, and by how many quarters it is turned against the clock; null for a grid, one with opacity, a part of one. */
function readPicture(file: FileWindow): { bytes: Buffer; quarters: number } | null {
  const parsed = parseMeta(file)
  const container = parsed && boxWithin(parsed.bytes, parsed.meta, 'iprp', 'ipco')
  const extents = pictureItems(file)
  if (!container || new Set(extents.map(({ item }) => item)).size !== 1) return null
  const properties = boxesIn(parsed.bytes, container.body, container.end)
  if (properties.some(({ type }) => type === 'imir' || type === 'clap')) return null
  const turn = properties.find(({ type }) => type === 'irot')
  return {
    bytes: Buffer.concat(extents.map(({ start, end }) => file.copy(start, end - start))),
    quarters: turn ? (parsed.bytes[turn.body] ?? 0) & 3 : 0,
  }
}
