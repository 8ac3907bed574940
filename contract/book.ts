/** The book, and what lies on the table at the reception. */
export const bookKinds = ['book', 'order', 'poster', 'cards', 'card', 'thanks'] as const
export type BookKind = (typeof bookKinds)[number]

/** A4 and Letter for an office printer, and 210 × 210 mm for a print shop. */
export const bookSizes = ['a4', 'letter', 'square'] as const
export type BookSize = (typeof bookSizes)[number]

/** For reading on a screen, also aloud (PDF/UA-1), and for archives (PDF/A-2b): a file keeps to one of them. */
export const pdfStandards = ['ua-1', 'a-2b'] as const
export type PdfStandard = (typeof pdfStandards)[number]

/** The names of so many pages' pictures, which lie beside the finished file. */
export const pagePictures = (pages: number) =>
  Array.from({ length: pages }, (_, index) => `page-${index + 1}.svgz`)
