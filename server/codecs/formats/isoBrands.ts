import { allFormats, type Format, getFormatInfo } from '../../../domain/files/formats.ts'

/** The brands of pictures that no decoder here can read: Canon's raw photos, AVIF sequences, JPEG 2000 and JPEG XL. */
const REFUSED_BRANDS = /^(crx |jp2 |jpx |jpm |mjp2|jxl |avci|avcs|avis)$/
/** The brands that say only that a file contains pictures. */
const PICTURE_BRANDS = /^(mif[12]|msf1|miaf|pred)$/

/**
 * Detects the format of a file that consists of ISO boxes, by its brands. Returns null for other files and for unknown brands.
 */
export function sniffBoxes(head: Buffer): Format | null {
  const brands = readBrands(head)
  if (!brands) return isOldQuickTime(head) ? 'mov' : null
  const [majorBrand = '', ...otherBrands] = brands
  return (
    findFormat(majorBrand) ??
    (REFUSED_BRANDS.test(majorBrand) ? null : findFormatByOtherBrands(otherBrands, head))
  )
}

/** Whether a file names a brand that is not in the list of formats, and that is not the brand of a picture. */
export function hasUnknownBrand(head: Buffer): boolean {
  const [majorBrand] = readBrands(head) ?? []
  return (
    majorBrand !== undefined &&
    ![REFUSED_BRANDS, PICTURE_BRANDS].some((brands) => brands.test(majorBrand)) &&
    sniffBoxes(head) === null
  )
}

/** Reads the major brand and then the other brands of a file. Returns null if the file does not begin with brands. */
function readBrands(head: Buffer): string[] | null {
  const size = head.readUInt32BE(0)
  if (head.toString('latin1', 4, 8) !== 'ftyp' || size < 16 || size % 4 !== 0) return null
  const otherBrands = head.toString('latin1', 16, Math.min(size, head.length)).match(/.{4}/gs)
  return [head.toString('latin1', 8, 12), ...(otherBrands ?? [])]
}

const findFormat = (brand: string): Format | null =>
  allFormats.find((format) => getFormatInfo(format).brands?.test(brand)) ?? null

/**
 * Finds the format by the brands that follow the major brand, because a major brand such as 'mif1' identifies only the container.
 * If these brands name no picture format either, the items in the file show the format.
 */
function findFormatByOtherBrands(brands: string[], head: Buffer): Format | null {
  const knownFormats = brands.map(findFormat).filter((format) => format !== null)
  const pictureFormat = knownFormats.find((format) => format === 'avif' || format === 'heic')
  if (pictureFormat) return pictureFormat
  const coding = /infe[\x02\x03].{5,7}(hvc1|av01)/s.exec(head.toString('latin1'))?.[1]
  if (coding) return coding === 'av01' ? 'avif' : 'heic'
  return knownFormats[0] ?? null
}

const QUICKTIME_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']

/**
 * Whether a file is an old QuickTime video without an ftyp box. Such a video begins with its index (moov) or its data (mdat).
 * Only boxes of a few other types may precede them.
 */
function isOldQuickTime(head: Buffer) {
  let at = 0
  for (let boxCount = 0; ; boxCount++) {
    const type = head.toString('latin1', at + 4, at + 8)
    if (at + 8 > head.length) return false
    if (!QUICKTIME_BOXES.includes(type)) return false
    const size = head.readUInt32BE(at)
    if (type === 'moov' || type === 'mdat') return size === 1 || size >= 8 || (size === 0 && boxCount > 0)
    if (size < 8) return false
    at += size
  }
}
