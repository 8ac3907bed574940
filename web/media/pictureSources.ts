import type { Media } from '../../contract/media/media.ts'
import { animatedName, toSiblingPath, type PictureSize, pictures } from '../../contract/media/pictures.ts'
import { fileUrl } from '../api/links.ts'

export type PictureItem = Pick<Media, 'filePath' | 'width' | 'height'>

export interface PictureSources {
  /** `srcset` for browsers with AVIF: the smallest picture is AVIF, the larger ones are WebP, which these browsers all read */
  modern?: string
  old?: string
  /** for browsers without `srcset` */
  src: string
}

/**
 * The addresses of a photograph at every size, for `srcset`. `fit` says how it fills its box: a 'whole' picture is as wide as
 * its box, so its width counts; a 'crop' fills the box with its short side, so that counts. Only a picture that may fill a
 * screen needs the size `huge`.
 */
export const listPictureSources = (
  item: PictureItem,
  filePath: string,
  fit: 'whole' | 'crop',
  largest: 'large' | 'huge' = 'large',
) => {
  const larger: PictureSize[] = ['medium', 'large', ...(largest === 'huge' ? [largest] : [])]
  return {
    modern: makeSrcSet(item, filePath, fit, ['card', ...larger]),
    old: makeSrcSet(item, filePath, fit, ['cardOld', ...larger]),
    src: pictureUrl(filePath, 'medium'),
  } satisfies PictureSources
}

export const pictureUrl = (filePath: string, size: PictureSize) =>
  fileUrl(toSiblingPath(filePath, pictures[size].name))

export const animatedUrl = (filePath: string) => fileUrl(toSiblingPath(filePath, animatedName))

/** Lists each width once: small photographs are not enlarged, so that several sizes may be the same picture. */
export const makeSrcSet = (
  item: PictureItem,
  filePath: string,
  fit: 'whole' | 'crop',
  sizes: readonly PictureSize[],
) =>
  sizes
    .map((size) => ({ url: pictureUrl(filePath, size), width: computeWidth(item, pictures[size].fits, fit) }))
    .filter(({ width }, index, all) => index === 0 || width > (all[index - 1]?.width ?? 0))
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

const computeWidth = ({ width, height }: PictureItem, fits: number, fit: 'whole' | 'crop') => {
  if (!width || !height) return fits
  const scale = Math.min(1, fits / Math.max(width, height))
  return Math.max(1, Math.round((fit === 'crop' ? Math.min(width, height) : width) * scale))
}
