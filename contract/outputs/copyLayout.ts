import { animatedName, photoName, pictures } from '../media/pictures.ts'

/** The pictures of a static copy: all sizes up to the full one, or only those up to 800 pixels. */
export const copySizes = ['all', 'small'] as const
export type CopySize = (typeof copySizes)[number]

/**
 * The addresses of files in a copy's data: like the site's, but with the file's name in place of its key. The first
 * part says which sizes exist; `posters` are a video's pictures.
 */
export const copyAddresses = { photo: 'uploads', song: 'uploads', poster: 'posters', small: 'small' } as const
export type CopyAddress = (typeof copyAddresses)[keyof typeof copyAddresses]

/** The largest picture under each kind of address, which also replaces larger ones. */
const largest: Record<CopyAddress, string> = {
  uploads: photoName,
  posters: pictures.large.name,
  small: pictures.medium.name,
}
/** Sizes from small to large. Sizes that are missing here are not copied. */
const bySize = [pictures.medium.name, pictures.large.name, pictures.huge.name, photoName] as const

/** The file name of the book, which is next to the pages. */
export const COPY_BOOK = 'book.pdf'

/** Names the file of a page. All pages are in one folder, so that links between them are file names. */
export const toPageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Finds the path in the copy of the file at this address; the product's own files are under `site/`. */
export const toCopyPath = (address: string): string => {
  const [, kind, item, name = ''] = /^\/(uploads|posters|small)\/([\w-]+)\/([\w.-]+)$/.exec(address) ?? []
  if (!kind) return `site${address}`
  if (name.startsWith('song.')) return `music/${item}${extensionOf(name)}`
  if (name.startsWith('video.')) return `videos/${item}${extensionOf(name)}`
  if (name === animatedName && kind === 'uploads') return `photos/animated/${item}.webp`
  return photoFile(String(item), atMost(name, largest[kind as CopyAddress]))
}

const photoFile = (item: string, name: string) =>
  name === photoName
    ? `photos/${item}.jpg`
    : `photos/${name.slice(0, name.indexOf('.'))}/${item}${extensionOf(name)}`

const atMost = (name: string, most: string) => {
  const asked = bySize.findIndex((each) => each === name)
  const allowed = bySize.findIndex((each) => each === most)
  // the full photograph also replaces the size for projectors
  return name === animatedName || asked > allowed || name === pictures.huge.name ? most : name
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.'))
