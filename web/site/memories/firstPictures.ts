import type { Drawn } from '../../api/seeds.ts'
import { sourcesOf } from '../../media/sources.ts'
import type { FirstPicture } from '../pages.ts'

/** How wide a photo of a memory is shown. */
export const photoSizes = '(max-width: 767px) 80vw, 340px'

/** Memories whose photos are asked for with the page. */
export const eagerMemories = 3

/** The first photo there is, if it may stand on the first screen; the browser finds the others in the page itself. */
export const firstPictures = ({ seeds }: Drawn): FirstPicture[] => {
  const [first] = (seeds['GET /api/memories'] ?? []).flatMap(({ mediaIds }) => mediaIds)
  const photo = seeds['GET /api/media']?.find(({ id }) => id === first)
  if (!photo?.filePath || photo.fileType === 'video') return []
  const { modern, src } = sourcesOf(photo, photo.filePath, 'whole')
  return [{ href: src, srcset: modern, sizes: photoSizes, type: 'image/avif' }]
}
