import { animatedName, photoName, pictures } from './pictures.ts'

/** The pictures of a static copy: all sizes up to the full one, or only those up to 800 pixels. */
export const copySizes = ['all', 'small'] as const
export type CopySize = (typeof copySizes)[number]

/**
 * How a copy's data address its files: as the site does, with the file's name in the copy in place of its key. The first
 * part says which sizes there are; `posters` are those of a video.
 */
export const copyAddresses = { photo: 'uploads', song: 'uploads', poster: 'posters', small: 'small' } as const
export type CopyAddress = (typeof copyAddresses)[keyof typeof copyAddresses]

/** The largest picture under each kind of address: it stands in for all that are larger. */
const largest: Record<CopyAddress, string> = {
  uploads: photoName,
  posters: pictures.large.name,
  small: pictures.medium.name,
}
/** From small to large; the sizes left out here are not copied. */
const bySize = [pictures.medium.name, pictures.large.name, pictures.huge.name, photoName] as const

/** The book, where it lies beside the pages. */
export const COPY_BOOK = 'book.pdf'

/** The file of a page. All pages lie in one folder, so that their links are names. */
export const copyPageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Where the file at this address lies in the copy; what ships with the product lies below `site/`. */
export const copyFile = (address: string): string => {
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
  // the full photograph also stands in for the size for projectors
  return name === animatedName || asked > allowed || name === pictures.huge.name ? most : name
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.'))
