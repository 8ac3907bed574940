import {
  type PageRequest,
  type ReadSeed,
  type GalleryKind,
  galleryKinds,
} from '../../../contract/pages/pageRendering.ts'
import type { Media } from '../../../contract/media/media.ts'
import { firstPictureParameter, type Page } from '../../../contract/pages/page.ts'

/** The parts of the requested URL on which the page's HTML depends. */
export type PageView = Pick<PageRequest, 'isComplete' | 'isRandom' | 'show' | 'opened' | 'languages'>

/**
 * Reads from the URL's query what the page shows: the whole list (for readers without scripts), one photograph, one kind of item,
 * or a random order.
 */
export async function readView(
  readSeed: ReadSeed,
  page: Page,
  query: Record<string, unknown>,
): Promise<PageView> {
  const { all, show, photo, random, [firstPictureParameter]: firstPicture } = query
  const showsPhotos = page.isServerRendered && page.reads.includes('GET /api/media')
  const isComplete = showsPhotos && all !== undefined
  return {
    ...(isComplete ? { isComplete } : {}),
    // if the order is random or the URL names the first picture, only the script knows with which picture the slideshow begins
    ...((random ?? firstPicture) === undefined || page.isServerRendered ? {} : { isRandom: true }),
    ...(page.path === '/gallery' && isShownKind(show) ? { show } : {}),
    ...(showsPhotos && !isComplete && typeof photo === 'string' && photo
      ? { opened: await findPhotograph(readSeed, photo) }
      : {}),
  }
}

async function findPhotograph(readSeed: ReadSeed, id: string): Promise<Media | null> {
  // PostgreSQL throws an error for some of the characters that an id cannot contain
  if (!/^[\w-]{1,64}$/.test(id)) return null
  const [item] = await readSeed('GET /api/media', { ids: [id] })
  return item?.fileType === 'image' ? item : null
}

const isShownKind = (show: unknown): show is GalleryKind =>
  typeof show === 'string' && Object.hasOwn(galleryKinds, show)
