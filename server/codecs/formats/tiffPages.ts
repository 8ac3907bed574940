import type { FileWindow } from './fileWindow.ts'
import { hasJpegAt } from './jpegStructure.ts'

interface TiffPage {
  width: number
  height: number
  /** whether the file marks the page as a preview of another page */
  isReduced: boolean
  /** whether the page is only the transparency mask of another page */
  isMask: boolean
  colors: number
  compression: number
  /** from 1 to 8, as in EXIF data */
  orientation: number
  /** the offsets in the file at which a JPEG that is the whole page may begin, in the way of old copiers and fax programs */
  jpegStarts: readonly number[]
  /** the way in which the pixel values are stored */
  numbers: {
    bits: number
    kind: number
    hasProfile: boolean
    areInTiles: boolean
    arePlanar: boolean
    isFullChroma: boolean
  }
  /** whether the page has additional channels that contain saved selections instead of opacity */
  hasSelections: boolean
}

const MAX_PAGES = 2_000
const MAX_ENTRIES = 200
const TAGS = {
  subfile: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  colors: 262,
  strips: 273,
  orientation: 274,
  channels: 277,
  rowsPerStrip: 278,
  planes: 284,
  tileWidth: 322,
  extraChannel: 338,
  numbers: 339,
  jpeg: 513,
  subsampling: 530,
  profile: 34675,
}
/** Values of the color tag for raw sensor data, which is not yet a picture (TIFF/EP, DNG). */
const RAW_COLORS = new Set([32803, 34892])
const LAB_COLORS = new Set([8, 9, 10])
const MASK = 4
const YCBCR = 6
/**
 * The number of color channels by value of the color tag: gray (0 is white), gray (0 is black) and RGB. CMYK is missing, because
 * its additional channels are inks.
 */
const COLOR_CHANNELS: Record<number, number> = { 0: 1, 1: 1, 2: 3 }
/** The kinds of additional channels that contain opacity: with premultiplied colors, and without. */
const OPACITY_KINDS = new Set([1, 2])
/**
 * The compressions that libvips can read: none, fax, LZW, JPEG, deflate and PackBits. LZMA, ZSTD, WebP, JPEG 2000 and LERC are
 * missing, because this build of libvips cannot read them.
 */
const READABLE_COMPRESSIONS = new Set([0, 1, 2, 3, 4, 5, 7, 8, 32773, 32946])
const OLD_JPEG = 6
const JPEG = 7

/** Reads the pages of a TIFF or BigTIFF in file order. */
export function readTiffPages(file: FileWindow): TiffPage[] {
  const head = file.readCopy(0, 16)
  const isLittle = head.toString('latin1', 0, 2) === 'II'
  const isBig = head[isLittle ? 2 : 3] === 43
  const readNumber = (at: number, length: number) => {
    const bytes = file.readAt(at, length)
    if (bytes.length < length) return 0
    if (length < 8) return isLittle ? bytes.readUIntLE(0, length) : bytes.readUIntBE(0, length)
    return Number(isLittle ? bytes.readBigUInt64LE() : bytes.readBigUInt64BE())
  }
  const [countBytes, entryBytes, offsetBytes] = isBig ? [8, 20, 8] : [2, 12, 4]
  const pages: TiffPage[] = []
  const seenOffsets = new Set<number>()
  for (
    let at = readNumber(isBig ? 8 : 4, offsetBytes);
    at > 0 && at < file.size && pages.length < MAX_PAGES;
  ) {
    // in a damaged file, the chain of pages may lead back to an earlier page
    if (seenOffsets.has(at)) break
    seenOffsets.add(at)
    const entryCount = readNumber(at, countBytes)
    /** Reads the first value of a tag. Values that do not fit into the entry are stored elsewhere. */
    const readTag = (tag: number, fallback = 0) => {
      for (let index = 0; index < Math.min(entryCount, MAX_ENTRIES); index++) {
        const entryOffset = at + countBytes + index * entryBytes
        if (readNumber(entryOffset, 2) !== tag) continue
        const valueBytes = VALUE_BYTES[readNumber(entryOffset + 2, 2)] ?? 4
        const valueOffset = entryOffset + entryBytes - offsetBytes
        const fitsInEntry = readNumber(entryOffset + 4, offsetBytes) * valueBytes <= offsetBytes
        return readNumber(fitsInEntry ? valueOffset : readNumber(valueOffset, offsetBytes), valueBytes)
      }
      return fallback
    }
    pages.push(describePage(readTag))
    at = readNumber(at + countBytes + entryCount * entryBytes, offsetBytes)
  }
  return pages
}

/** The number of bytes of a value, by its type. Lists only the types that do not have four bytes: SHORT and LONG8. */
const VALUE_BYTES: Record<number, number> = { 3: 2, 16: 8 }

type ReadTag = (tag: number, fallback?: number) => number

function describePage(readTag: ReadTag): TiffPage {
  const subfile = readTag(TAGS.subfile)
  const colors = readTag(TAGS.colors)
  const [height, compression] = [readTag(TAGS.height), readTag(TAGS.compression, 1)]
  const orientation = readTag(TAGS.orientation, 1)
  const [colorChannels, channels] = [COLOR_CHANNELS[colors] ?? 0, readTag(TAGS.channels, 1)]
  return {
    width: readTag(TAGS.width),
    height,
    isReduced: subfile % 2 === 1,
    isMask: (subfile & 4) !== 0 || colors === MASK,
    colors,
    compression,
    orientation: orientation > 8 ? 1 : orientation,
    jpegStarts: compression === OLD_JPEG ? listJpegStarts(height, readTag) : [],
    hasSelections:
      colorChannels > 0 &&
      channels > colorChannels &&
      !(channels === colorChannels + 1 && OPACITY_KINDS.has(readTag(TAGS.extraChannel))),
    numbers: {
      bits: readTag(TAGS.bits, 1),
      kind: readTag(TAGS.numbers, UNSIGNED),
      hasProfile: readTag(TAGS.profile) > 0,
      areInTiles: readTag(TAGS.tileWidth) > 0,
      arePlanar: readTag(TAGS.planes, 1) === 2,
      isFullChroma: readTag(TAGS.subsampling, 2) === 1,
    },
  }
}

/** Lists the offset that a tag names, and that of the only strip (TIFF 6.0, section 22). */
function listJpegStarts(height: number, readTag: ReadTag): number[] {
  const jpeg = readTag(TAGS.jpeg)
  const strips = readTag(TAGS.strips, jpeg)
  const hasManyStrips = readTag(TAGS.rowsPerStrip, height) < height
  // a strip that precedes the JPEG contains the picture, and the JPEG only its tables
  return [...(jpeg > 0 && strips >= jpeg ? [jpeg] : []), ...(hasManyStrips ? [] : [strips])]
}

/**
 * Finds the JPEG that a page consists of. Counts an offset behind the end of a truncated file. Returns null for a page whose JPEG
 * lies in pieces, and for a page that contains none.
 */
export const findEmbeddedJpeg = (file: FileWindow, { jpegStarts }: TiffPage): number | null =>
  jpegStarts.find((start) => start >= file.size || hasJpegAt(file, start)) ?? null

const UNSIGNED = 1
const FLOATING = 3

/** Detects the kind of a TIFF that the application cannot show. Returns null for all other TIFF files. */
export function detectRefusedTiff(file: FileWindow): 'rawPhoto' | 'labTiff' | 'rareTiff' | null {
  // raw camera files are TIFF files with only a preview or sensor values; Canon marks its raw files with 'CR'
  if (file.readAt(8, 2).toString('latin1') === 'CR') return 'rawPhoto'
  const pages = readTiffPages(file)
  const isPreview = pages.length > 0 && !pages.some(isPicture)
  if (isPreview || pages.some(({ colors }) => RAW_COLORS.has(colors))) return 'rawPhoto'
  const picture = pages[findPicturePage(pages)]
  if (!picture) return null
  if (LAB_COLORS.has(picture.colors)) return 'labTiff'
  return isReadable(picture) || findEmbeddedJpeg(file, picture) !== null ? null : 'rareTiff'
}

/** Whether libvips reads a page correctly. */
function isReadable({ colors, compression, numbers }: TiffPage): boolean {
  const { bits, kind, hasProfile, areInTiles, arePlanar, isFullChroma } = numbers
  if (!READABLE_COMPRESSIONS.has(compression) || (areInTiles && arePlanar)) return false
  // libvips converts YCbCr only if it is subsampled or compressed as JPEG
  if (colors === YCBCR && isFullChroma && compression !== JPEG) return false
  // libvips reads floating-point values as linear RGB, but a profile would define other colors
  if (kind === FLOATING) return (bits === 16 || bits === 32) && colors === 2 && !hasProfile
  return kind === UNSIGNED && READABLE_BITS.has(bits)
}

const READABLE_BITS = new Set([1, 2, 4, 8, 16])

/**
 * Finds the 0-based index of the page that is the picture. This page is not marked as a preview, and is not a smaller version of
 * another page.
 */
export function findPicturePage(pages: readonly TiffPage[]): number {
  const firstIndex = Math.max(0, pages.findIndex(isPicture))
  const firstPage = pages[firstIndex]
  const largerIndex = pages.findIndex((page) => isPicture(page) && firstPage && isPreviewOf(firstPage, page))
  return largerIndex < 0 ? firstIndex : largerIndex
}

/** Counts the pages that are pictures and not previews. */
export function countPictures(pages: readonly TiffPage[]): number {
  const isPreview = (small: TiffPage) => pages.some((page) => isPreviewOf(small, page))
  return pages.filter((page) => isPicture(page) && !isPreview(page)).length
}

const isPicture = ({ isReduced, isMask }: TiffPage) => !isReduced && !isMask

/** Whether a page is a smaller version of another page, judging by its width and height. */
function isPreviewOf(small: TiffPage, { width, height }: TiffPage): boolean {
  if (small.height === 0 || height === 0) return false
  const isSameShape = Math.abs((small.width / small.height) * (height / width) - 1) < MAX_SHAPE_DIFFERENCE
  return isSameShape && small.width * 2 <= width && Math.max(small.width, small.height) <= MAX_PREVIEW_SIDE
}

const MAX_SHAPE_DIFFERENCE = 0.05
const MAX_PREVIEW_SIDE = 640
