import { rename } from 'node:fs/promises'
import path from 'node:path'
import {
  COVER_PICTURE,
  hasCover,
  listPagePictures,
  type PdfStandard,
} from '../../../contract/outputs/book.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Context } from '../../platform/context.ts'
import { bookReads } from './bookReads.ts'
import { type BookContents, type BookOptions, buildContents, layGallery } from './contents.ts'
import type { BookPhoto, PlacedPhoto } from './describePhoto.ts'
import type { Plates } from './layPlates.ts'
import { canTypeset } from '../../codecs/pages/fonts.ts'
import { prepareForTypesetting } from './prepareForTypesetting.ts'
import { type PictureContext, printPhotos, type TemplatePicture, toTemplatePicture } from './pictures.ts'
import { planBlankPages } from './planBlankPages.ts'
import { texts } from './texts.ts'
import { type TypesettingContext, typesetFile, type TypesetOptions } from './typesetFile.ts'
import { readAs } from '../../features/readAs.ts'
import { anyVisitor } from '../../http/callers/caller.ts'

export type BookContext = PictureContext &
  TypesettingContext &
  Pick<Context, 'config' | 'db' | 'clock' | 'spool'>

export interface BookResult {
  pages: number
  /** the number of sheets of paper to fold; if it is present, each has four of the pages */
  sheets?: number
  /** paths of the PDF files: the book or sheet, and the cover if the book is square */
  files: string[]
  /** sentences about pictures and characters that could not be printed well */
  report: string[]
}

export interface BookMakingOptions {
  standard: PdfStandard
  onProgress: (doneCount: number, totalCount: number) => void
  signal?: AbortSignal
  /** folder that gets a picture of each page */
  pageFolder?: string
}

/** Makes the book as a PDF. For a square book, makes a second PDF with the cover. Throws PlainError if PDFs cannot be made. */
export async function makeBook(
  context: BookContext,
  options: BookOptions,
  outputFile: string,
  { standard: pdfStandard, onProgress, signal, pageFolder }: BookMakingOptions,
): Promise<BookResult> {
  if (!canTypeset()) throw new PlainError(texts.noTypesetter)
  const responses = await readAs(anyVisitor, context, bookReads)
  const rows = await context.db.selectFrom('media').selectAll().where('public_key', 'is not', null).execute()
  const { gallery, ...builtContents } = buildContents(responses, rows, options)
  const { pages: plates, pageCounts } = context.stopWith
    ? listUnplaced(gallery)
    : await layGallery(gallery, options.size)
  const contents: LaidContents = { ...builtContents, plates }
  const isForPrintShop = hasCover({ kind: 'book', ...options })
  await using folder = await context.spool.makeFolder()
  const { bleed } = contents.page
  const fixedOptions = { folder: folder.path, standard: pdfStandard, bleed, signal }
  // a book with too many pages is refused before its photographs are prepared, which takes minutes
  const blanks =
    isForPrintShop && !context.stopWith
      ? planBlankPages(await countPages(context, contents, fixedOptions), pageCounts)
      : 0
  const report = new Set<string>()
  const photos = listPhotos(contents)
  const printedPhotos = await printPhotos(context, photos, folder.path, {
    report,
    onProgress: (doneCount) => {
      signal?.throwIfAborted()
      onProgress(doneCount, photos.length + 1)
    },
  })
  const { tribute } = responses['GET /api/settings']
  const templateData = {
    ...insertPictures(contents, (photo) => printedPhotos.get(photo)),
    tribute,
    back: texts.spine(contents.name, contents.dates),
    hasCoverPage: !isForPrintShop,
    blanks,
  }
  const { value: printableData, fonts } = await prepareForTypesetting(templateData, report)
  const typesetting = { ...fixedOptions, fonts, report }
  const { pages, data: printedData } = await typesetFile(
    context,
    { ...typesetting, template: 'book', data: printableData, pageFolder },
    outputFile,
  )
  if (blanks > 0) report.add(texts.blankPages(blanks, pages))
  const files = [outputFile]
  if (isForPrintShop) {
    files.push(toCoverPath(outputFile))
    const data = { ...printedData, spine: computeSpine(pages) }
    const cover = { ...typesetting, template: 'cover' as const, data, pageFolder: pageFolder && folder.path }
    await typesetFile(context, cover, toCoverPath(outputFile))
    const [coverPicture = ''] = listPagePictures(1)
    if (pageFolder) await rename(path.join(folder.path, coverPicture), path.join(pageFolder, COVER_PICTURE))
  }
  onProgress(photos.length + 1, photos.length + 1)
  return { pages, files, report: [...report] }
}

export const toCoverPath = (outputFile: string) => outputFile.replace(/(\.pdf)?$/i, '-cover.pdf')

/** Computes the width of the spine in millimeters. Uses the formula of the print shop Lulu for a paperback on standard paper. */
const computeSpine = (pages: number) => (pages / 444 + 0.06) * 25.4

interface LaidContents extends Omit<BookContents, 'gallery'> {
  plates: Plates<BookPhoto>['pages']
}

/**
 * Lists photographs in their size in pixels, in place of pages that nobody will typeset. The layout follows from these sizes, from
 * the captions and from the size of the page, so it changes only if one of them does.
 */
const listUnplaced = (photos: readonly BookPhoto[]): Plates<BookPhoto> => ({
  pages: photos.map((photo) => [
    [{ ...photo, width: photo.pixelWidth, height: photo.pixelHeight, column: 0, hasLongCaption: false }],
  ]),
  pageCounts: [],
})

const listPhotos = ({ portrait, obituary, plates, services, memories }: LaidContents): PlacedPhoto[] => [
  ...(portrait ? [portrait] : []),
  ...[...plates.flat(), ...[...obituary, ...services, ...memories].flatMap(({ rows }) => rows)].flat(),
]

/** Counts the pages of the book by typesetting it with empty frames in place of its photographs. */
async function countPages(
  context: BookContext,
  contents: LaidContents,
  options: Pick<TypesetOptions<object>, 'folder' | 'standard' | 'signal'>,
): Promise<number> {
  const photos = new Set(listPhotos(contents))
  const templateData = {
    ...insertPictures(contents, (photo) => (photos.has(photo) ? toTemplatePicture(photo, null) : undefined)),
    hasCoverPage: false,
    blanks: 0,
  }
  const report = new Set<string>()
  const { value: data, fonts } = await prepareForTypesetting(templateData, report)
  return (await typesetFile(context, { ...options, template: 'book', data, fonts, report }, null)).pages
}

/** Replaces each photograph in the contents with its values for the template. */
function insertPictures(
  value: unknown,
  findPicture: (photo: PlacedPhoto) => TemplatePicture | undefined,
): Record<string, unknown> {
  const replacePhotos = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(replacePhotos)
    if (typeof each !== 'object' || each === null) return each
    return (
      findPicture(each as PlacedPhoto) ??
      Object.fromEntries(Object.entries(each).map(([key, innerValue]) => [key, replacePhotos(innerValue)]))
    )
  }
  return replacePhotos(value) as Record<string, unknown>
}
