import { animatedName, photoName, pictures } from '../media/pictures.ts'

/** The picture sizes in a static copy: up to the full photograph, or only up to 800 pixels. */
export const sizesInCopy = ['all', 'small'] as const
export type CopySize = (typeof sizesInCopy)[number]

/**
 * The first segments of file paths in the data of a static copy. The paths are like those of the site, but contain the file's
 * name in place of its storage key. The first segment determines which sizes exist. `posters` is for the pictures of a video.
 */
export const copyAddresses = { photo: 'uploads', song: 'uploads', poster: 'posters', small: 'small' } as const
export type CopyAddress = (typeof copyAddresses)[keyof typeof copyAddresses]

/**
 * The file name of the largest picture for each first segment of a path. A path to a larger picture leads to this one instead.
 */
const largestPictures: Record<CopyAddress, string> = {
  uploads: photoName,
  posters: pictures.large.name,
  small: pictures.medium.name,
}
const namesBySize = [pictures.medium.name, pictures.large.name, pictures.huge.name, photoName] as const

/** All pages are in one folder, so that a link to another page is just its file name. */
export const toPageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Finds where the static copy stores the file with this URL path. The application's own files are under `site/`. */
export const toCopyPath = (address: string): string => {
  const [, kind, item, name = ''] = /^\/(uploads|posters|small)\/([\w-]+)\/([\w.-]+)$/.exec(address) ?? []
  if (!kind) return `site${address}`
  if (name.startsWith('song.')) return `music/${item}${extensionOf(name)}`
  if (name.startsWith('video.')) return `videos/${item}${extensionOf(name)}`
  if (name === animatedName && kind === 'uploads') return `photos/animated/${item}.webp`
  return toPhotoPath(String(item), limitSize(name, largestPictures[kind as CopyAddress]))
}

const toPhotoPath = (item: string, name: string) =>
  name === photoName
    ? `photos/${item}.jpg`
    : `photos/${name.slice(0, name.indexOf('.'))}/${item}${extensionOf(name)}`

const limitSize = (name: string, largestName: string) => {
  const index = namesBySize.findIndex((each) => each === name)
  const largestIndex = namesBySize.findIndex((each) => each === largestName)
  // the full photograph also replaces the size for projectors (`huge`)
  return name === animatedName || index > largestIndex || name === pictures.huge.name ? largestName : name
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.'))
