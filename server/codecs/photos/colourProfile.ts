import readExif from 'exif-reader'
import type { Metadata } from 'sharp'
import { type FileWindow, readFileWith } from '../formats/fileWindow.ts'
import { adobeRgb, makeGreySpace, findCicpSpace, makeGammaSpace, srgb } from './colourSpaces.ts'
import { type ColourSpace, readGreyLight, makeIccProfile } from './icc.ts'
import { readCicp } from './heifColour.ts'
import { readPngChunks } from '../formats/png.ts'
import type { MediaFile } from '../formats/mediaFile.ts'

/**
 * Finds the colour profile of a photo that sharp would convert wrongly: its colours are described other than by a profile
 * that sharp reads, or sharp takes one of its channels for opacity. Null for all others. Reads only the header.
 */
export function findColourProfile({ path, format, isOpaque }: MediaFile, metadata: Metadata): Buffer | null {
  const { icc } = metadata
  if (isOpaque && icc && readChannels(icc) === 'RGB ') return icc
  const space = findSpace(path, format, metadata) ?? (isOpaque ? srgb : null)
  return space && makeIccProfile(space)
}

const readChannels = (icc: Buffer) => icc.toString('latin1', 16, 20)

function findSpace(path: string, format: MediaFile['format'], metadata: Metadata): ColourSpace | null {
  if (format === 'png') return readFileWith(path, (file) => readPngSpace(file, metadata))
  if (metadata.icc) return findDeepGreySpace(metadata)
  const cicp = format === 'heic' || format === 'avif' ? readFileWith(path, readCicp) : null
  return (cicp && findCicpSpace(...cicp)) ?? readExifSpace(metadata)
}

/** sharp ignores the profile of a 16-bit grey picture. */
function findDeepGreySpace({ space, icc }: Metadata): ColourSpace | null {
  const light = space === 'grey16' && icc ? readGreyLight(icc) : null
  return light && makeGreySpace(light)
}

/** Cameras mark Adobe RGB as DCF 2.0 (Design rule for Camera File system) says; some use ColorSpace 2 instead. */
function readExifSpace({ exif }: Metadata): ColourSpace | null {
  if (!exif) return null
  try {
    const { Iop, Photo } = readExif(exif)
    return Iop?.InteroperabilityIndex?.startsWith('R03') || Photo?.ColorSpace === 2 ? adobeRgb : null
  } catch {
    return null
  }
}

/** Reads the chunks before the picture, in the order of precedence of PNG (third edition, 13.13): cICP, iCCP, sRGB, gAMA. */
function readPngSpace(file: FileWindow, metadata: Metadata): ColourSpace | null {
  const chunks = new Map<string, Buffer>()
  for (const { type, at, length } of readPngChunks(file))
    chunks.set(type, file.copy(at, Math.min(length, LONGEST_CHUNK)))
  const [cicp, gamma, chromaticities] = [chunks.get('cICP'), chunks.get('gAMA'), chunks.get('cHRM')]
  if (cicp?.length === 4) return findCicpSpace(cicp.readUInt8(0), cicp.readUInt8(1))
  if (chunks.has('iCCP')) return findDeepGreySpace(metadata)
  if (chunks.has('sRGB')) return null
  if (gamma?.length !== 4) return readExifSpace(metadata)
  return makeGammaSpace(gamma.readUInt32BE(0) / 100_000, readPrimaries(chromaticities))
}

/** the length of cHRM in bytes */
const LONGEST_CHUNK = 32

/** Reads the primaries of a cHRM chunk, which puts white first. */
function readPrimaries(chunk: Buffer | undefined): number[] | null {
  if (chunk?.length !== LONGEST_CHUNK) return null
  const [whiteX = 0, whiteY = 0, ...others] = Array.from(
    { length: 8 },
    (_, index) => chunk.readUInt32BE(index * 4) / 100_000,
  )
  return others.concat(whiteX, whiteY)
}
