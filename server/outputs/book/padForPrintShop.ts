import { printShopPages } from '../../../contract/outputs/book.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import { toStored } from '../../../languages/storedSentence.ts'

/**
 * Returns how many blank pages a book needs for a print shop, if it has this many pages without them. Throws PlainError if the book
 * has too many pages. `pageCounts` are the numbers of pages of the chapter of photographs, by how many of its photographs it has.
 */
export function padForPrintShop(pages: number, pageCounts: readonly number[]): number {
  const needed = Math.max(printShopPages.least, pages + (pages % 2))
  if (needed <= printShopPages.most) return needed - pages
  const photographs = pageCounts.length - 1
  const most = (pageCounts.at(-1) ?? 0) - (needed - printShopPages.most)
  const enough = pageCounts.findLastIndex((count) => count <= most)
  const leftOut = enough === -1 ? null : photographs - enough
  throw new SpokenError(toStored('book.tooManyPages', pages, printShopPages.most, leftOut))
}
