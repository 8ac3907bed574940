import { type PageRequest, type GalleryKind, galleryKinds } from '../../../contract/pages/pageRendering.ts'
import type { Media } from '../../../contract/media/media.ts'
import { firstPictureParameter, isSearched, type Page } from '../../../contract/pages/page.ts'

/** The parts of the requested URL on which the page's HTML depends. */
export type PageView = Pick<
  PageRequest,
  'isComplete' | 'isRandom' | 'show' | 'opened' | 'hasSearch' | 'found' | 'languages'
>

interface Reads {
  findPhotograph: (id: string) => Media | undefined | Promise<Media | undefined>
  needsSearch: () => boolean | Promise<boolean>
  readFound: (q: unknown) => Promise<PageRequest['found']>
}

/**
 * Reads from the URL's query what the page shows: the whole list (for readers without scripts), one photograph, one kind of item,
 * what a search finds, or a random order.
 */
export async function readView(
  page: Page,
  query: Record<string, unknown>,
  { findPhotograph, needsSearch, readFound }: Reads,
): Promise<PageView> {
  const view: PageView = {}
  const { all, show, photo, q, random, [firstPictureParameter]: firstPicture } = query
  const showsPhotos = page.isServerRendered && page.reads.includes('GET /api/media')
  if (showsPhotos && all !== undefined) view.isComplete = true
  // if the order is random or the URL names the first picture, only the script knows with which picture the slideshow begins
  if (!page.isServerRendered && (random ?? firstPicture) !== undefined) view.isRandom = true
  if (page.path === '/gallery' && isShownKind(show)) view.show = show
  if (showsPhotos && !view.isComplete && typeof photo === 'string' && photo)
    view.opened = (isId(photo) ? await findPhotograph(photo) : undefined) ?? null
  if (isSearched(page) && (await needsSearch())) {
    const found = await readFound(q)
    Object.assign(view, { hasSearch: true, ...(found && { found }) })
  }
  return view
}

/** PostgreSQL throws an error for some of the characters that an id cannot contain. */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text)

const isShownKind = (show: unknown): show is GalleryKind =>
  typeof show === 'string' && Object.hasOwn(galleryKinds, show)
