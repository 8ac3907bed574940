import type { Metadata } from 'sharp'
import { openExif, makeBlockReader } from '../formats/exif.ts'
import { type FileWindow, readFileWith } from '../formats/fileWindow.ts'
import { adobeRgb, makeGraySpace, findCicpSpace, makeGammaSpace, srgb } from './colorSpaces.ts'
import { type ColorSpace, readGrayLight, makeIccProfile } from './icc.ts'
import { readPngChunks } from '../formats/png.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { parseMeta } from '../formats/isoBoxes.ts'
import { readPrimaryItem } from '../formats/heifItems.ts'
import { readItemProperties } from '../formats/heifProperties.ts'

/**
 * Finds the color profile that a photo needs if sharp would otherwise convert its colors wrongly. This happens if the file
 * describes its colors by means other than a profile that sharp reads, or if sharp mistakes one of its channels for opacity.
 * Returns null for all other photos. Reads only the header.
 */
export function findColorProfile({ path, format, isOpaque }: MediaFile, metadata: Metadata): Buffer | null {
  const { icc } = metadata
  if (isOpaque && icc && readChannels(icc) === 'RGB ') return icc
  const space = findSpace(path, format, metadata) ?? (isOpaque ? srgb : null)
  return space && makeIccProfile(space)
}

const readChannels = (icc: Buffer) => icc.toString('latin1', 16, 20)

function findSpace(path: string, format: MediaFile['format'], metadata: Metadata): ColorSpace | null {
  if (format === 'png') return readFileWith(path, (file) => readPngSpace(file, metadata))
  if (metadata.icc) return findDeepGraySpace(metadata)
  const cicp = format === 'heic' || format === 'avif' ? readFileWith(path, readCicp) : null
  return (cicp && findCicpSpace(...cicp)) ?? readExifSpace(metadata)
}

/**
 * Finds the color space of a 16-bit gray picture with a profile, because sharp ignores such a profile. Returns null for other
 * pictures.
 */
function findDeepGraySpace({ space, icc }: Metadata): ColorSpace | null {
  const lightCurve = space === 'grey16' && icc ? readGrayLight(icc) : null
  return lightCurve && makeGraySpace(lightCurve)
}

/**
 * Returns Adobe RGB if the EXIF data says that a photo is in this color space, otherwise null. Cameras mark such photos in the
 * way that the standard DCF 2.0 (Design rule for Camera File system) defines. Some cameras use ColorSpace 2 instead.
 */
function readExifSpace({ exif }: Metadata): ColorSpace | null {
  if (!exif) return null
  try {
    const { image, readDirectory } = openExif(makeBlockReader(exif))
    const photo = readDirectory(image.photo)
    if (photo.colorSpace?.number === 2) return adobeRgb
    const { interoperabilityIndex } = readDirectory(photo.interoperability)
    return interoperabilityIndex?.text.startsWith('R03') ? adobeRgb : null
  } catch {
    return null
  }
}

/**
 * Finds the color space of a PNG in the chunks that precede the picture data. The order of precedence is that of the PNG standard
 * (third edition, 13.13): cICP, iCCP, sRGB, gAMA.
 */
function readPngSpace(file: FileWindow, metadata: Metadata): ColorSpace | null {
  const chunks = new Map<string, Buffer>()
  for (const { type, at, length } of readPngChunks(file))
    chunks.set(type, file.readCopy(at, Math.min(length, MAX_CHUNK_BYTES)))
  const [cicp, gamma, chromaticities] = [chunks.get('cICP'), chunks.get('gAMA'), chunks.get('cHRM')]
  if (cicp?.length === 4) return findCicpSpace(cicp.readUInt8(0), cicp.readUInt8(1))
  if (chunks.has('iCCP')) return findDeepGraySpace(metadata)
  if (chunks.has('sRGB')) return null
  if (gamma?.length !== 4) return readExifSpace(metadata)
  return makeGammaSpace(gamma.readUInt32BE(0) / 100_000, readPrimaries(chromaticities))
}

/** The number of bytes in a cHRM chunk. No other chunk that is read has more. */
const MAX_CHUNK_BYTES = 32

/** Reads the primaries from a cHRM chunk, in which white comes first. Returns white last, as ColorSpace expects. */
function readPrimaries(chunk: Buffer | undefined): number[] | null {
  if (chunk?.length !== MAX_CHUNK_BYTES) return null
  const [whiteX = 0, whiteY = 0, ...others] = Array.from(
    { length: 8 },
    (_, index) => chunk.readUInt32BE(index * 4) / 100_000,
  )
  return others.concat(whiteX, whiteY)
}

/**
 * Reads the color primaries and the transfer function (ITU-T H.273) from the nclx property of the primary picture in a HEIC or
 * AVIF. Returns null if the picture has no such property. Other pictures in the file, such as gain maps, have other colors.
 */
function readCicp(file: FileWindow): [primaries: number, transfer: number] | null {
  const parsed = parseMeta(file)
  if (!parsed) return null
  const { bytes } = parsed
  try {
    const colorProperty = readItemProperties(parsed)
      .get(readPrimaryItem(parsed))
      ?.find(({ type, body }) => type === 'colr' && bytes.toString('latin1', body, body + 4) === 'nclx')
    return colorProperty
      ? [bytes.readUInt16BE(colorProperty.body + 4), bytes.readUInt16BE(colorProperty.body + 6)]
      : null
  } catch {
    // the offsets point outside the box, so the decoder will reject the file
    return null
  }
}
