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
import { type BookContents, type BookOptions, buildContents, type PlacedPhoto } from './contents.ts'
import { canTypeset } from '../../codecs/pages/fonts.ts'
import { prepareForTypesetting } from './prepareForTypesetting.ts'
import { type PictureContext, printPhotos } from './pictures.ts'
import { texts } from './texts.ts'
import { type TypesettingContext, typesetFile } from './typesetFile.ts'
import { readAs } from '../../features/readAs.ts'
import { anyVisitor } from '../../http/callers/caller.ts'

export type BookContext = PictureContext &
  TypesettingContext &
  Pick<Context, 'config' | 'db' | 'clock' | 'spool'>

export interface BookResult {
  pages: number
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
  const contents = buildContents(responses, rows, options)
  await using folder = await context.spool.makeFolder()
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
    ...insertPictures(contents, printedPhotos),
    tribute,
    back: texts.spine(contents.name, contents.dates),
  }
  const { value: printableData, fonts } = await prepareForTypesetting(templateData, report)
  const typesetting = { fonts, folder: folder.path, standard: pdfStandard, report, signal }
  const { pages, data: printedData } = await typesetFile(
    context,
    { ...typesetting, template: 'book', data: printableData, pageFolder },
    outputFile,
  )
  const files = [outputFile]
  if (hasCover({ kind: 'book', ...options })) {
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

const listPhotos = ({ portrait, obituary, plates, services, memories }: BookContents): PlacedPhoto[] => [
  ...(portrait ? [portrait] : []),
  ...[...plates, ...[...obituary, ...services, ...memories].flatMap(({ rows }) => rows)].flat(),
]

/** Replaces each photograph in the contents with its values for the template. */
function insertPictures(
  value: unknown,
  printedPhotos: Awaited<ReturnType<typeof printPhotos>>,
): Record<string, unknown> {
  const replacePhotos = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(replacePhotos)
    if (typeof each !== 'object' || each === null) return each
    return (
      printedPhotos.get(each as PlacedPhoto) ??
      Object.fromEntries(Object.entries(each).map(([key, innerValue]) => [key, replacePhotos(innerValue)]))
    )
  }
  return replacePhotos(value) as Record<string, unknown>
}
