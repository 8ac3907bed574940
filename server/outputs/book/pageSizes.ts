import type { BookSize } from '../../../contract/outputs/book.ts'

/** The lengths of a page, in millimeters. */
export interface PageSize {
  width: number
  height: number
  /** width of the edge that the print shop cuts off on every side; `width`, `height` and the margins include it */
  bleed: number
  /** margin at the spine */
  inside: number
  outside: number
  top: number
  bottom: number
  /** type size of the text */
  letter: number
  /** type size of the name on the title page */
  name: number
}

/**
 * The bleed for print shops such as Lulu, 0.125 inches. They require pages that are 0.25 inches wider and higher than the trimmed
 * book, without text within 12.7 mm of the cut.
 */
const BLEED = 3.175

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
    { width: 215.9, height: 215.9, inside: 32, outside: 28, top: 26, bottom: 28, letter: 4.5, name: 13 },
    BLEED,
  ),
} as const satisfies Record<BookSize, PageSize>

export const computeTextArea = ({ width, height, inside, outside, top, bottom }: PageSize) => ({
  width: width - inside - outside,
  height: height - top - bottom,
})
