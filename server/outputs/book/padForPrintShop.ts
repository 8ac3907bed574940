import { printShopPages } from '../../../contract/outputs/book.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

/**
 * Returns how many blank pages a book needs for a print shop, if it has this many pages without them. Throws PlainError if the book
 * has too many pages. `pageCounts` are the numbers of pages of the chapter of photographs, by how many of its photographs it has.
 */
export function padForPrintShop(
  pages: number,
  pageCounts: readonly number[],
  texts: ServerTexts['book'],
): number {
  const needed = Math.max(printShopPages.least, pages + (pages % 2))
  if (needed <= printShopPages.most) return needed - pages
  const photographs = pageCounts.length - 1
  const most = (pageCounts.at(-1) ?? 0) - (needed - printShopPages.most)
  const enough = pageCounts.findLastIndex((count) => count <= most)
  throw new PlainError(
    texts.tooManyPages(pages, printShopPages.most, enough === -1 ? null : photographs - enough),
  )
}
