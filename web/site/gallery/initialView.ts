import {
  type PageRequest,
  type ReadSeed,
  type Seeds,
  galleryKinds,
} from '../../../contract/pages/pageRendering.ts'

/** The number of cards that the server renders. The pictures of these cards load with the page. */
export const EAGER_CARD_COUNT = 12

/**
 * The `sizes` attribute of a card's picture. For larger screens, the attribute gives the picture's width with three and with
 * four or more cards in a row. For phones, it gives a third of the real width; otherwise, phones with their dense screens would fetch
 * four times as many bytes over a slow connection.
 */
export const CARD_SIZES =
  '(max-width: 767px) 60px, (max-width: 1023px) 270px, (min-width: 90rem) 260px, 215px'

export const readSeeds = async (read: ReadSeed, { show, found }: PageRequest): Promise<Seeds> => ({
  'GET /api/media': await read('GET /api/media', {
    limit: EAGER_CARD_COUNT,
    ...(show && { fileType: galleryKinds[show] }),
    // they are in the gallery's order, so only a filter needs all of them
    ...(found && { ids: show ? found.ids : found.ids.slice(0, EAGER_CARD_COUNT) }),
  }),
})
