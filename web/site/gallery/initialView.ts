import { type PageRequest, type ReadSeed, type Seeds, shownKinds } from '../../../contract/drawing.ts'

/** Cards that are drawn by the server, and whose pictures are asked for with the page. */
export const EAGER_CARDS = 12

/**
 * How wide a card's picture is, of three in a row and of four. On a phone it says a third of the real width: the dense
 * screen would otherwise ask for four times the bytes, and the initial view comes over a slow line.
 */
export const CARD_SIZES = '(max-width: 767px) 60px, (max-width: 1023px) 270px, 215px'

export const readSeeds = async (read: ReadSeed, { show }: PageRequest): Promise<Seeds> => ({
  'GET /api/media': await read('GET /api/media', {
    first: EAGER_CARDS,
    ...(show && { fileType: shownKinds[show] }),
  }),
})
