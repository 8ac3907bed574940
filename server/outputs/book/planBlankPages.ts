import { printShopPages } from '../../../contract/outputs/book.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { texts } from './texts.ts'

/**
 * Returns how many blank pages a book needs for a print shop, if it has this many pages without them. Throws PlainError if the book
 * has too many pages. `plates` are the pages of the chapter of photographs, and `countWithout` returns how many there would be
 * without its last photographs.
 */
export function planBlankPages(
  pages: number,
  plates: readonly unknown[][][],
  countWithout: (leftOutCount: number) => number,
): number {
  const needed = Math.max(printShopPages.least, pages + (pages % 2))
  if (needed <= printShopPages.most) return needed - pages
  const photographs = plates.flat(2).length
  const most = plates.length - (needed - printShopPages.most)
  const isEnough = (leftOutCount: number) => countWithout(leftOutCount) <= most
  throw new PlainError(
    texts.tooManyPages(
      pages,
      printShopPages.most,
      isEnough(photographs) ? findLeast(photographs, isEnough) : null,
    ),
  )
}

/** Returns the least number up to `most` that is enough, by halves. */
function findLeast(most: number, isEnough: (count: number) => boolean): number {
  let [tooFew, enough] = [0, most]
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2)
    if (isEnough(middle)) enough = middle
    else tooFew = middle
  }
  return enough
}
