import { readPageData } from '../api/readPageData.ts'
import type { ShowDefinition } from './definition.ts'
import { newPicture } from './fetchPicture.ts'
import { chooseSize, type SlideSize } from './pictureSize.ts'
import { guessConnection, screenSize } from './screen.ts'
import { savedSettings, type ShowSettings } from './settings.ts'
import { isSlide, shapeOf, type Slide, slideUrl } from './slide.ts'

/**
 * Runs at the document's beginning, before style, script and list have come: asks for the first slide, in the size in
 * which the show itself would. Of a random order nobody knows the first one yet.
 */
export const showFirstSlide = ({ settings, readLink }: Pick<ShowDefinition, 'settings' | 'readLink'>) => {
  const slide = readPageData().seeds['GET /api/media']?.find(isSlide)
  if (!slide) return
  const sizeBy = (saved: ShowSettings): SlideSize | null => {
    const { random, duration } = readLink?.(saved, location.search).settings ?? saved
    return random ? null : chooseSize(shapeOf(slide), screenSize(), guessConnection(), duration * 1_000)
  }
  const likely = sizeBy(settings.defaults)
  const picture = likely && fetchSlide(slide, likely)
  // what was chosen before takes long to read: not before the picture is on its way
  queueMicrotask(() => {
    const size = sizeBy(savedSettings(settings))
    if (size !== likely) picture?.removeAttribute('src')
    if (size) putIntoBody(picture && size === likely ? picture : fetchSlide(slide, size))
  })
}

const fetchSlide = (slide: Slide, size: SlideSize) => {
  const picture = newPicture(slideUrl(slide, size))
  picture.fetchPriority = 'high'
  picture.alt = slide.title
  picture.className = 'first-slide'
  picture.dataset.id = slide.id
  picture.dataset.size = size
  return picture
}

/** As soon as there is one. */
const putIntoBody = (picture: HTMLImageElement) => {
  new MutationObserver((_, observer) => {
    if (!document.body) return
    observer.disconnect()
    document.body.append(picture)
  }).observe(document.documentElement, { childList: true })
}
