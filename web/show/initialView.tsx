import type { ReadSeed, Seeds } from '../../contract/drawing.ts'
import { pictureUrl, srcSetOf } from '../media/sources.ts'
import { sizesOf, slideSizes } from './pictures/pictureSize.ts'
import { isSlide, shapeOf } from './slides/slide.ts'

/** Items searched for a photograph to begin with. Where none of them can be shown, the show waits for the whole list. */
const LOOKED_AT = 24

export const readSeeds = async (read: ReadSeed): Promise<Seeds> => ({
  'GET /api/settings': await read('GET /api/settings'),
})

/** The first slide as the document brings it, before script and list have come. */
export const documentSlide = async (read: ReadSeed) => {
  // the show begins with his portrait
  if ((await read('GET /api/settings')).slideshowBeginning === 'on') return null
  const media = await read('GET /api/media', { first: LOOKED_AT })
  const slide = media.find(isSlide)
  if (!slide) return null
  const shape = shapeOf(slide)
  return (
    <img
      className="document-slide"
      data-id={slide.id}
      alt={slide.title}
      {...shape}
      src={pictureUrl(slide.filePath, 'medium')}
      srcSet={srcSetOf(slide, slide.filePath, 'whole', slideSizes)}
      sizes={sizesOf(shape)}
      decoding="sync"
      fetchPriority="high"
      draggable={false}
    />
  )
}
