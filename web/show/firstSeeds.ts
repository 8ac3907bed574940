import type { ReadSeed, Seeds } from '../../contract/drawing.ts'
import { isSlide } from './slide.ts'

/** Of so many items one is a photograph that can be shown; else the show finds it when the list has come. */
const LOOKED_AT = 24

/** The first slide, so that it can be asked for before the list has come. */
export const firstSeeds = async (read: ReadSeed): Promise<Seeds> => {
  const media = await read('GET /api/media', { first: LOOKED_AT })
  return {
    'GET /api/settings': await read('GET /api/settings'),
    'GET /api/media': media.filter(isSlide).slice(0, 1),
  }
}
