import type { Drawn } from '../../api/seeds.ts'
import { sourcesOf } from '../../media/sources.ts'
import type { FirstPicture } from '../pages.ts'

/** Cards whose pictures are asked for with the page. */
export const eagerCards = 12

/**
 * How wide a card's picture is. A third of the truth on a phone: its dense screen would otherwise ask for four times
 * the bytes, and the first screen comes over a slow line.
 */
export const cardSizes = '(max-width: 767px) 60px, 270px'

/** The cards a phone shows first; the browser finds the others in the page itself. */
export const firstPictures = ({ seeds }: Drawn): FirstPicture[] =>
  (seeds['GET /api/media'] ?? []).slice(0, 4).flatMap((item) => {
    if (!item.filePath || (item.fileType === 'video' && !item.hasPoster)) return []
    const { modern, src } = sourcesOf(item, item.filePath, 'crop')
    return [{ href: src, srcset: modern, sizes: cardSizes, type: 'image/avif' }]
  })
