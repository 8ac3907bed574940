import type { BookSize } from '../../../contract/outputs/book.ts'

/** A page's lengths, in millimeters. */
export interface PageSize {
  width: number
  height: number
  /** the edge that the print shop cuts off on every side; part of width and height */
  bleed: number
  inside: number
  outside: number
  top: number
  bottom: number
  /** letter sizes: of the text, and of the name on the title page */
  letter: number
  name: number
}

/** Print shops such as Lulu take pages that are 6.35 mm larger than the trimmed book, with no text within 12.7 mm of the cut. */
const BLEED = 3.175

/** Adds the bleed to a page's size and margins. */
const addBleed = (page: Omit<PageSize, 'bleed'>, bleed = 0): PageSize => ({
  ...page,
  bleed,
  width: page.width + 2 * bleed,
  height: page.height + 2 * bleed,
  inside: page.inside + bleed,
  outside: page.outside + bleed,
  top: page.top + bleed,
  bottom: page.bottom + bleed,
})

export const pageSizes = {
  a4: addBleed({
    width: 210,
    height: 297,
    inside: 32,
    outside: 30,
    top: 32,
    bottom: 34,
    letter: 4.6,
    name: 15,
  }),
  letter: addBleed({
    width: 215.9,
    height: 279.4,
    inside: 34,
    outside: 32,
    top: 30,
    bottom: 32,
    letter: 4.6,
    name: 15,
  }),
  square: addBleed(
    { width: 210, height: 210, inside: 32, outside: 28, top: 26, bottom: 28, letter: 4.5, name: 13 },
    BLEED,
  ),
} as const satisfies Record<BookSize, PageSize>

export const computeTextArea = ({ width, height, inside, outside, top, bottom }: PageSize) => ({
  width: width - inside - outside,
  height: height - top - bottom,
})
