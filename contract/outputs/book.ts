/** The book, and the printed matter for the table at the reception. */
export const bookKinds = ['book', 'order', 'poster', 'cards', 'card', 'thanks'] as const
export type BookKind = (typeof bookKinds)[number]

/** A4 and Letter for an office printer, and 210 × 210 mm for a print shop. */
export const bookSizes = ['a4', 'letter', 'square'] as const
export type BookSize = (typeof bookSizes)[number]

/** PDF/UA-1 is for reading on a screen, also aloud, and PDF/A-2b for archives; a file follows one of them. */
export const pdfStandards = ['ua-1', 'a-2b'] as const
export type PdfStandard = (typeof pdfStandards)[number]

/** Whether the cover is a separate file, which print shops need for a square book. */
export const hasCover = ({ kind, size }: { kind: BookKind; size: BookSize }) =>
  kind === 'book' && size === 'square'

/** File name of the cover's picture. */
export const COVER_PICTURE = 'cover.svgz'

/** Lists the names of the pages' pictures, which are stored next to the finished file. */
export const listPagePictures = (pages: number, cover = false) => [
  ...(cover && pages > 0 ? [COVER_PICTURE] : []),
  ...Array.from({ length: pages }, (_, index) => `page-${index + 1}.svgz`),
]
