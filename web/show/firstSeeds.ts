import type { Seeds } from '../../contract/drawing.ts'
import { isSlide } from './slide.ts'

/** The first slide, so that it can be asked for before the list has come. */
export const firstSeeds = (answers: Seeds): Seeds => {
  const first = answers['GET /api/media']?.find(isSlide)
  return { 'GET /api/settings': answers['GET /api/settings'], 'GET /api/media': first ? [first] : [] }
}
