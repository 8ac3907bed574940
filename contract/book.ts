/** The book, and what lies on the table at the reception. */
export const bookKinds = ['book', 'order', 'poster', 'cards', 'card', 'thanks'] as const
export type BookKind = (typeof bookKinds)[number]

/** A4 and Letter for an office printer, and 210 × 210 mm for a print shop. */
export const bookSizes = ['a4', 'letter', 'square'] as const
export type BookSize = (typeof bookSizes)[number]

/** For reading on a screen, also aloud (PDF/UA-1), and for archives (PDF/A-2b): a file keeps to one of them. */
export const pdfStandards = ['ua-1', 'a-2b'] as const
export type PdfStandard = (typeof pdfStandards)[number]

/** A print shop takes the cover of a square book as a file of its own. */
export const hasCover = ({ kind, size }: { kind: BookKind; size: BookSize }) =>
  kind === 'book' && size === 'square'

/** The name of the picture of a cover. */
export const COVER_PICTURE = 'cover.svgz'

/** The names of so many pages' pictures, which lie beside the finished file. */
export const pagePictures = (pages: number, cover = false) => [
  ...(cover && pages > 0 ? [COVER_PICTURE] : []),
  ...Array.from({ length: pages }, (_, index) => `page-${index + 1}.svgz`),
]
