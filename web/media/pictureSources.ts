import type { Media } from '../../contract/media/media.ts'
import { animatedName, toSiblingPath, type PictureSize, pictures } from '../../contract/media/pictures.ts'
import { toFileUrl } from '../api/urls.ts'

export type PictureItem = Pick<Media, 'filePath' | 'width' | 'height'>

export interface PictureSources {
  /** the `srcset` for browsers that read AVIF: the smallest picture is AVIF; the larger pictures are WebP */
  modernSrcSet?: string
  /** the `srcset` for all other browsers */
  olderSrcSet?: string
  /** the URL for browsers without `srcset` */
  src: string
}

/**
 * Lists the URLs of a photograph in several sizes. `fit` says how the photograph fills its box. With 'whole', it is as wide as its
 * box, so `srcset` states the width of each size. With 'crop', the short side fills the box, so `srcset` states its length. Only a
 * picture that may fill the screen needs the size `huge`.
 */
export const listPictureSources = (
  item: PictureItem,
  filePath: string,
  fit: 'whole' | 'crop',
  largest: 'large' | 'huge' = 'large',
): Required<PictureSources> => {
  const largerSizes: PictureSize[] = ['medium', 'large', ...(largest === 'huge' ? [largest] : [])]
  return {
    modernSrcSet: makeSrcSet(item, filePath, fit, ['card', ...largerSizes]),
    olderSrcSet: makeSrcSet(item, filePath, fit, ['cardOld', ...largerSizes]),
    src: makePictureUrl(filePath, 'medium'),
  }
}

export const makePictureUrl = (filePath: string, size: PictureSize) =>
  toFileUrl(toSiblingPath(filePath, pictures[size].name))

export const makeAnimatedUrl = (filePath: string) => toFileUrl(toSiblingPath(filePath, animatedName))

/**
 * Returns a `srcset` in which each width appears once. Several sizes of a small photograph can have the same width, because
 * photographs are never enlarged.
 */
export const makeSrcSet = (
  item: PictureItem,
  filePath: string,
  fit: 'whole' | 'crop',
  sizes: readonly PictureSize[],
) =>
  sizes
    .map((size) => ({
      url: makePictureUrl(filePath, size),
      width: computeWidth(item, pictures[size].maxSide, fit),
    }))
    .filter(({ width }, index, sources) => index === 0 || width > (sources[index - 1]?.width ?? 0))
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

const computeWidth = ({ width, height }: PictureItem, maxSide: number, fit: 'whole' | 'crop') => {
  if (!width || !height) return maxSide
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return Math.max(1, Math.round((fit === 'crop' ? Math.min(width, height) : width) * scale))
}
