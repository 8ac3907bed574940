/** The documents to print: the book, and smaller things for the reception, such as the order of service and thank-you notes. */
export const bookKinds = ['book', 'order', 'poster', 'cards', 'card', 'thanks'] as const
export type BookKind = (typeof bookKinds)[number]

/** The layouts of the order of service: sheets to print on both sides and fold, or the pages in their order. */
export const orderLayouts = ['fold', 'screen'] as const
export type OrderLayout = (typeof orderLayouts)[number]

/** The page sizes of the book: A4 and Letter for an office printer, and a square of 210 × 210 mm for a print shop. */
export const bookSizes = ['a4', 'letter', 'square'] as const
export type BookSize = (typeof bookSizes)[number]

/** The PDF standards. PDF/UA-1 is for reading on a screen or aloud, PDF/A-2b for archives. A file follows only one of them. */
export const pdfStandards = ['ua-1', 'a-2b'] as const
export type PdfStandard = (typeof pdfStandards)[number]

/** Whether the cover is a separate file. Print shops need this for a square book. */
export const hasCover = ({ kind, size }: { kind: BookKind; size?: BookSize | undefined }) =>
  kind === 'book' && size === 'square'

export const COVER_PICTURE = 'cover.svgz'

/** Lists the file names of the pictures of all pages. These pictures are stored next to the finished file. */
export const listPagePictures = (pageCount: number, includesCover = false) => [
  ...(includesCover && pageCount > 0 ? [COVER_PICTURE] : []),
  ...Array.from({ length: pageCount }, (_, index) => `page-${index + 1}.svgz`),
]
