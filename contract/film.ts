/** The film's pixels from top to bottom; it is 16 to 9. */
export const filmHeights = ['1080', '720'] as const
export type FilmHeight = (typeof filmHeights)[number]
