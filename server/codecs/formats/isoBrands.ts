import type { Format } from '../../../domain/files/formats.ts'

const HEIC_BRANDS = /^(hei[cxms]|hev[cxms])$/
const AVIF_BRANDS = /^avif$/
const AUDIO_BRANDS = /^(M4A |M4B |F4A )$/
/**
 * Brands of files that are refused: protected songs, Canon's raw photos, AVIF sequences, and pictures that no decoder here can
 * read.
 */
const REFUSED_BRANDS = /^(M4P |crx |jp2 |jpx |jxl |avci|avcs|avis)$/
const MP4_BRANDS = /^(iso[m2-9]|mp4[12]|mp71|avc1|hvc1|M4V |M4VH|M4VP|F4V |dash|MSNV|XAVC)$/

/**
 * Detects the format of a file that consists of ISO boxes, by its brands. Returns null for other files and for unknown brands.
 */
export function sniffBoxes(head: Buffer): Format | null {
  const size = head.readUInt32BE(0)
  const type = head.toString('latin1', 4, 8)
  if (type !== 'ftyp') return isOldQuickTime(head) ? 'mov' : null
  if (size < 16 || size % 4 !== 0) return null
  const otherBrandsText = head.toString('latin1', 16, Math.min(size, head.length))
  const [majorBrand = '', ...otherBrands] = [
    head.toString('latin1', 8, 12),
    ...(otherBrandsText.match(/.{4}/gs) ?? []),
  ]
  return (
    findFormat(majorBrand) ??
    (REFUSED_BRANDS.test(majorBrand) ? null : findFormatByOtherBrands(otherBrands, head))
  )
}

function findFormat(brand: string): Format | null {
  if (AVIF_BRANDS.test(brand)) return 'avif'
  if (HEIC_BRANDS.test(brand)) return 'heic'
  if (AUDIO_BRANDS.test(brand)) return 'm4a'
  if (brand === 'qt  ') return 'mov'
  return MP4_BRANDS.test(brand) ? 'mp4' : null
}

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
