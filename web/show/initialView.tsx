import type { ReadSeed, Seeds } from '../../contract/pages/pageRendering.ts'
import { makePictureUrl, makeSrcSet } from '../media/pictureSources.ts'
import { writeSizes, slideSizes } from './pictures/pictureSize.ts'
import { toShape } from './slides/slide.ts'
import { selectSlides } from '../../domain/slides.ts'

/**
 * How many items are looked through for the first photograph. If none of them is a photograph that can be shown, the page
 * shows no picture until it has loaded the whole list.
 */
const SEARCHED_ITEM_COUNT = 24

export const readSeeds = async (read: ReadSeed): Promise<Seeds> => ({
  'GET /api/settings': await read('GET /api/settings'),
})

/** Renders the first slide on the server, so that people see the slide before the script and the list have loaded. */
export const documentSlide = async (read: ReadSeed) => {
  // if the show begins with a title card, no photograph is needed
  if ((await read('GET /api/settings')).slideshowBeginning === 'on') return null
  const media = await read('GET /api/media', { limit: SEARCHED_ITEM_COUNT, inSlideshow: true })
  const [slide] = selectSlides(media, { videos: false })
  if (!slide) return null
  const shape = toShape(slide)
  return (
    <img
      className="document-slide"
      data-id={slide.id}
      alt={slide.alt ?? slide.title}
      {...shape}
      src={makePictureUrl(slide.filePath, 'medium')}
      srcSet={makeSrcSet(slide, slide.filePath, 'whole', slideSizes)}
      sizes={writeSizes(shape)}
      decoding="sync"
      fetchPriority="high"
      draggable={false}
    />
  )
}
