import type { FileWindow } from './bytes.ts'

/** A page of a TIFF, as its directory tells it. */
interface TiffPage {
  width: number
  height: number
  /** whether it says that it is only a preview of another */
  isReduced: boolean
  colours: number
  compression: number
}

const MAX_PAGES = 2_000
const MAX_ENTRIES = 200
const TAGS = { subfile: 254, width: 256, height: 257, compression: 259, colours: 262 }
/** a sensor's values, before a camera makes a picture of them (TIFF/EP, DNG) */
const RAW_COLOURS = new Set([32803, 34892])
const LAB_COLOURS = new Set([8, 9, 10])
/** fax, LZW, JPEG, deflate and PackBits; not LZMA, ZSTD, WebP, JPEG 2000 or LERC, which libvips has been built without */
const READABLE_COMPRESSIONS = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 32773, 32946])

/** The pages of a TIFF or BigTIFF in the order of the file. */
export function tiffPages(file: FileWindow): TiffPage[] {
  const head = file.copy(0, 16)
  const isLittle = head.toString('latin1', 0, 2) === 'II'
  const isBig = head[isLittle ? 2 : 3] === 43
  const read = (at: number, length: number) => {
    const bytes = file.at(at, length)
    if (bytes.length < length) return 0
    if (length < 8) return isLittle ? bytes.readUIntLE(0, length) : bytes.readUIntBE(0, length)
    return Number(isLittle ? bytes.readBigUInt64LE() : bytes.readBigUInt64BE())
  }
  const [countBytes, entryBytes, offsetBytes] = isBig ? [8, 20, 8] : [2, 12, 4]
  const pages: TiffPage[] = []
  for (let at = read(isBig ? 8 : 4, offsetBytes); at > 0 && at < file.size && pages.length < MAX_PAGES; ) {
    const entries = read(at, countBytes)
    const valueOf = (tag: number) => {
      for (let index = 0; index < Math.min(entries, MAX_ENTRIES); index++) {
        const entry = at + countBytes + index * entryBytes
        const isShort = read(entry + 2, 2) === 3
        if (read(entry, 2) === tag) return read(entry + entryBytes - offsetBytes, isShort ? 2 : 4)
      }
      return 0
    }
    pages.push({
      width: valueOf(TAGS.width),
      height: valueOf(TAGS.height),
      isReduced: valueOf(TAGS.subfile) % 2 === 1,
      colours: valueOf(TAGS.colours),
      compression: valueOf(TAGS.compression),
    })
    at = read(at + countBytes + entries * entryBytes, offsetBytes)
  }
  return pages
}

/** The kind of a TIFF that cannot be shown here; null for all others. */
export function refusedTiff(file: FileWindow): 'rawPhoto' | 'labTiff' | 'packedTiff' | null {
  // cameras' raw files are TIFF files of a preview, or of what the sensor saw; Canon's have a mark
  if (file.at(8, 2).toString('latin1') === 'CR') return 'rawPhoto'
  const pages = tiffPages(file)
  const isPreview = pages.length > 0 && pages.every(({ isReduced }) => isReduced)
  if (isPreview || pages.some(({ colours }) => RAW_COLOURS.has(colours))) return 'rawPhoto'
  const picture = pages[pictureAmong(pages)]
  if (!picture) return null
  if (LAB_COLOURS.has(picture.colours)) return 'labTiff'
  return READABLE_COMPRESSIONS.has(picture.compression) ? null : 'packedTiff'
}

/** The index of the page that is the picture: not a preview of another one, said to be that or only a small copy. */
export function pictureAmong(pages: readonly TiffPage[]): number {
  const first = Math.max(
    0,
    pages.findIndex(({ isReduced }) => !isReduced),
  )
  const small = pages[first]
  const larger = pages.findIndex((page) => !page.isReduced && small && isPreviewOf(small, page))
  return larger < 0 ? first : larger
}

/** How many pages are pictures of their own, previews left out. */
export function countPictures(pages: readonly TiffPage[]): number {
  const isPreview = (small: TiffPage) => small.isReduced || pages.some((page) => isPreviewOf(small, page))
  return pages.filter((page) => !isPreview(page)).length
}

/** Whether a page is a small copy of another, by its shape. */
function isPreviewOf(small: TiffPage, { width, height }: TiffPage): boolean {
  if (small.height === 0 || height === 0) return false
  const isSameShape = Math.abs((small.width / small.height) * (height / width) - 1) < SAME_SHAPE
  return isSameShape && small.width * 2 <= width && Math.max(small.width, small.height) <= LARGEST_PREVIEW
}

const SAME_SHAPE = 0.05
const LARGEST_PREVIEW = 640
