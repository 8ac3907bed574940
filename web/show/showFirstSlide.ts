import { readPageData } from '../api/pageData.ts'
import type { ShowDefinition } from './definition.ts'
import { newPicture } from './fetchPicture.ts'
import { chooseSize } from './pictureSize.ts'
import { guessConnection, screenSize } from './screen.ts'
import { savedSettings } from './settings.ts'
import { isSlide, shapeOf, slideUrl } from './slide.ts'

/**
 * Runs in the document, before script and list have come: shows the first slide, in the size in which the show itself
 * would. Of a random order nobody knows the first one yet.
 */
export const showFirstSlide = ({ settings, readLink }: Pick<ShowDefinition, 'settings' | 'readLink'>) => {
  const slide = readPageData().seeds['GET /api/media']?.find(isSlide)
  const saved = savedSettings(settings)
  const { random, duration } = readLink?.(saved, location.search).settings ?? saved
  if (!slide || random) return
  const size = chooseSize(shapeOf(slide), screenSize(), guessConnection(), duration * 1_000)
  const picture = newPicture(slideUrl(slide, size))
  picture.alt = slide.title
  picture.className = 'first-slide'
  picture.dataset.id = slide.id
  picture.dataset.size = size
  document.body.append(picture)
}
