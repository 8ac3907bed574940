/**
 * The documents to print: the book, and sheets for the service and the reception. Some have a code for the phones of guests.
 * `options` names the options of the start request that change only some of the documents, apart from the address of a code.
 */
export const documents = {
  book: { hasCode: false, options: ['size', 'dedication', 'without', 'withoutMedia'] },
  order: { hasCode: true, options: ['keyId', 'serviceId', 'layout'] },
  poster: { hasCode: true, options: ['keyId', 'asksForPhotographs'] },
  cards: { hasCode: true, options: ['keyId', 'cardSize'] },
  send: { hasCode: true, options: ['cardSize'] },
  card: { hasCode: true, options: ['keyId'] },
  thanks: { hasCode: false, options: [] },
} as const satisfies Record<string, { hasCode: boolean; options: readonly string[] }>
export type BookKind = keyof typeof documents
export const bookKinds = Object.keys(documents) as BookKind[]

/** Lists the options that a kind of document has, and that some of the other kinds lack. */
export const listOptions = (kind: BookKind): readonly string[] => {
  const { hasCode, options } = documents[kind]
  return hasCode ? [...options, 'address'] : options
}

/** The layouts of the order of service: 'fold' is sheets to print on both sides and fold, 'screen' the pages in their order. */
export const orderLayouts = ['fold', 'screen', 'both'] as const
export type OrderLayout = (typeof orderLayouts)[number]

/** The file with the pages in their order, next to the one with the sheets to fold. */
export const toScreenFile = (file: string) => file.replace(/\.pdf$/i, '-screen.pdf')

/** The sizes of cards to cut: large ones have 4 × 6 inches, or A6 with A4 paper; of small ones, eight are on a sheet. */
export const cardSizes = ['large', 'small'] as const
export type CardSize = (typeof cardSizes)[number]

/** The page sizes of the book: A4 and Letter for an office printer, and a square of 8.5 × 8.5 inches for a print shop. */
export const bookSizes = ['a4', 'letter', 'square'] as const
export type BookSize = (typeof bookSizes)[number]

/** The number of pages that print shops take for a square book. It must also be even. */
export const printShopPages = { least: 24, most: 240 } as const

/** The PDF standards. PDF/UA-1 is for reading on a screen or aloud, PDF/A-2b for archives. A file follows at most one of them. */
export const pdfStandards = ['ua-1', 'a-2b'] as const
export type PdfStandard = (typeof pdfStandards)[number]

/** Whether a sheet is to be folded and to follow PDF/A-2b. Sheets to fold follow no standard. */
export const isFoldedArchive = ({
  kind,
  layout,
  standard,
}: {
  kind: BookKind
  layout: OrderLayout
  standard: PdfStandard
}) => listOptions(kind).includes('layout') && layout !== 'screen' && standard === 'a-2b'

/** Whether the cover is a separate file, as print shops need it for a square book. In other sizes, it is the book's first page. */
export const hasCover = ({ kind, size }: { kind: BookKind; size?: BookSize | undefined }) =>
  kind === 'book' && size === 'square'

export const COVER_PICTURE = 'cover.svgz'

/** Lists the file names of the pictures of all pages. These pictures are stored next to the finished file. */
export const listPagePictures = (pageCount: number, includesCover = false) => [
  ...(includesCover && pageCount > 0 ? [COVER_PICTURE] : []),
  ...Array.from({ length: pageCount }, (_, index) => `page-${index + 1}.svgz`),
]
