import { rename } from 'node:fs/promises'
import path from 'node:path'
import {
  COVER_PICTURE,
  hasCover,
  listPagePictures,
  type PdfStandard,
} from '../../../contract/outputs/book.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import type { Context } from '../../platform/context.ts'
import { bookReads } from './bookReads.ts'
import { type BookContents, type BookOptions, buildContents, layGallery } from './contents.ts'
import { canTypeset } from '../../codecs/pages/fonts.ts'
import { prepareForTypesetting } from './prepareForTypesetting.ts'
import type { PageSize } from './pageSizes.ts'
import { type PictureContext, printPhotos, toTemplatePicture } from './pictures.ts'
import { insertPictures, listPhotos } from './planValues.ts'
import { padForPrintShop } from './padForPrintShop.ts'
import { type StoredSentence, toStored } from '../../../languages/storedSentence.ts'
import { createReport } from '../report.ts'
import { typesetFile, type TypesetOptions } from './typesetFile.ts'
import { listUnplayableVideos } from '../../features/media/listUnplayableVideos.ts'
import { readAs } from '../../features/readAs.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import { anyVisitor } from '../../http/callers/caller.ts'

export type BookContext = PictureContext &
  Pick<Context, 'config' | 'db' | 'revisions' | 'clock' | 'secret' | 'spool'>

export interface BookResult {
  pages: number
  /** the number of sheets of paper to fold; if it is present, each has four of the pages */
  sheets?: number
  /** paths of the PDF files: the book or sheet, and the cover if the book is square */
  files: string[]
  /** sentences about pictures and characters that could not be printed well */
  report: StoredSentence[]
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
  if (!canTypeset()) throw new SpokenError(toStored('book.noTypesetter'))
  const { gallery, ...planned } = await planBook(context, options)
  const { pages: plates, pageCounts } = await layGallery(gallery, options.size)
  const plan = { ...planned, plates }
  const isForPrintShop = hasCover({ kind: 'book', ...options })
  await using folder = await context.spool.makeFolder()
  const { bleed } = plan.page
  const fixedOptions = { folder: folder.path, standard: pdfStandard, bleed, signal }
  // a book with too many pages is refused before its photographs are prepared, which takes minutes
  const blanks = isForPrintShop
    ? padForPrintShop(await countPages(context, plan, fixedOptions), pageCounts)
    : 0
  const report = createReport()
  const photos = listPhotos(plan)
  const printedPhotos = await printPhotos(context, photos, folder.path, {
    report,
    onProgress: (doneCount) => {
      signal?.throwIfAborted()
      onProgress(doneCount, photos.length + 1)
    },
  })
  const templateData = {
    ...insertPictures(plan, (photo) => printedPhotos.get(photo)),
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
  for (const { name } of await listUnplayableVideos(context))
    report.add(toStored('book.unplayableVideo', name))
  if (blanks > 0) report.add(toStored('book.blankPages', blanks, pages))
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
  return { pages, files, report: report.list() }
}

/** Plans the book: its texts and photographs. The pages of the chapter of photographs are laid out later. */
export async function planBook(context: BookContext, options: BookOptions): Promise<BookContents> {
  const texts = await readFamilyTexts(context)
  const responses = await readAs(anyVisitor, texts, context, bookReads)
  const rows = await context.db.selectFrom('media').selectAll().where('public_key', 'is not', null).execute()
  return buildContents(responses, rows, options, texts)
}

export const toCoverPath = (outputFile: string) => outputFile.replace(/(\.pdf)?$/i, '-cover.pdf')

/** Computes the width of the spine in millimeters. Uses the formula of the print shop Lulu for a paperback on standard paper. */
const computeSpine = (pages: number) => (pages / 444 + 0.06) * 25.4

/** Counts the pages of the book by typesetting it with empty frames in place of its photographs. */
async function countPages(
  context: BookContext,
  plan: { page: PageSize },
  options: Pick<TypesetOptions<object>, 'folder' | 'standard' | 'signal'>,
): Promise<number> {
  const templateData = {
    ...insertPictures(plan, (photo) => toTemplatePicture(photo, null)),
    hasCoverPage: false,
    blanks: 0,
  }
  const report = createReport()
  const { value: data, fonts } = await prepareForTypesetting(templateData, report)
  return (await typesetFile(context, { ...options, template: 'book', data, fonts, report }, null)).pages
}
