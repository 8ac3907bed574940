import type { Media } from '../../contract/media.ts'
import { animatedName, besideFile, type PictureSize, pictures } from '../../contract/pictures.ts'
import { fileUrl } from '../api/links.ts'

export type Pictured = Pick<Media, 'filePath' | 'width' | 'height'>

export interface Sources {
  /** for browsers with AVIF: the smallest candidate is an AVIF, the larger ones WebP, which all of them read */
  modern?: string
  old?: string
  /** for a browser that knows neither srcset nor AVIF */
  src: string
}

/**
 * The addresses of a photograph at every size, for `srcset`. `fit` is how the box is filled: a 'whole' picture is
 * as wide as its box; a 'crop' fills a box by its short side, so that is what its candidates are measured by. Only what
 * may fill a screen needs the `huge` one.
 */
export const sourcesOf = (
  item: Pictured,
  filePath: string,
  fit: 'whole' | 'crop',
  largest: 'large' | 'huge' = 'large',
) => {
  const larger: PictureSize[] = ['medium', 'large', ...(largest === 'huge' ? [largest] : [])]
  return {
    modern: srcSetOf(item, filePath, fit, ['card', ...larger]),
    old: srcSetOf(item, filePath, fit, ['cardOld', ...larger]),
    src: pictureUrl(filePath, 'medium'),
  } satisfies Sources
}

export const pictureUrl = (filePath: string, size: PictureSize) =>
  fileUrl(besideFile(filePath, pictures[size].name))

export const animatedUrl = (filePath: string) => fileUrl(besideFile(filePath, animatedName))

/** Small photographs are never enlarged, so several sizes may hold the same picture: the first one is enough. */
export const srcSetOf = (
  item: Pictured,
  filePath: string,
  fit: 'whole' | 'crop',
  sizes: readonly PictureSize[],
) =>
  sizes
    .map((size) => ({ url: pictureUrl(filePath, size), width: computeWidth(item, pictures[size].fits, fit) }))
    .filter(({ width }, index, all) => index === 0 || width > (all[index - 1]?.width ?? 0))
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

const computeWidth = ({ width, height }: Pictured, fits: number, fit: 'whole' | 'crop') => {
  if (!width || !height) return fits
  const scale = Math.min(1, fits / Math.max(width, height))
  return Math.max(1, Math.round((fit === 'crop' ? Math.min(width, height) : width) * scale))
}
