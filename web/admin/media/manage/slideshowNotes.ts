import type { Media } from '../../../../contract/media/media.ts'
import type { Program } from '../../../../domain/program.ts'
import { selectSlides, type SlideItem } from '../../../../domain/slides.ts'
import { sheetTexts as texts } from '../../../../languages/en/dashboard/sheet.ts'

type Marked = Pick<Media, 'id' | 'inSlideshow'>
export type FindSlideshowNote = (item: Marked) => string | null

/**
 * Says of items whether they are in the slideshow. Marks the fewer, so that those that a family has chosen, or left out, are found
 * among hundreds: either what the slideshow shows, or what it leaves out.
 */
export const openSlideshowNotes = (
  items: readonly (SlideItem & Marked)[],
  program: Pick<Program, 'videos'>,
): FindSlideshowNote => {
  const slideIds = new Set(selectSlides(items, program).map(({ id }) => id))
  const leftOutCount = items.filter(({ inSlideshow }) => !inSlideshow).length
  const areSlidesMarked = slideIds.size > 0 && slideIds.size < leftOutCount
  return ({ id, inSlideshow }) => {
    if (areSlidesMarked) return slideIds.has(id) ? texts.inSlideshow : null
    return inSlideshow ? null : texts.notInSlideshow
  }
}
