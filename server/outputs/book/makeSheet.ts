import { writeFile } from 'node:fs/promises'
import { toScreenFile } from '../../../contract/outputs/book.ts'
import type { Paper } from '../../../domain/paper.ts'
import { formatCsv } from '../csv.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import { toStored } from '../../../languages/storedSentence.ts'
import { createReport } from '../report.ts'
import { canTypeset } from '../../codecs/pages/fonts.ts'
import type { BookContext, BookMakingOptions, BookResult } from './makeBook.ts'
import { planSheet, readSheetInputs } from './planSheet.ts'
import { pageSizes } from './pageSizes.ts'
import { drawCodes } from './drawCodes.ts'
import { insertPictures, listPhotos } from './planValues.ts'
import { prepareForTypesetting } from './prepareForTypesetting.ts'
import { printPhotos } from './pictures.ts'
import type { SheetChoices } from './sheetPlan.ts'
import { type SheetKind, sheets } from './sheets.ts'
import { type TypesetOptions, typesetFile } from './typesetFile.ts'

/**
 * Makes one of the printed sheets, such as a poster or the order of service; a list also as a spreadsheet, if the name of the file
 * ends with .csv. Throws PlainError if there is no URL, if the service no longer exists, or if PDFs cannot be made.
 */
export async function makeSheet(
  context: BookContext,
  kind: SheetKind,
  outputFile: string,
  {
    standard: pdfStandard,
    pageFolder,
    ...choices
  }: SheetChoices & Pick<BookMakingOptions, 'standard' | 'pageFolder'>,
): Promise<BookResult> {
  const { isFolded, listRows } = sheets[kind]
  const inputs = await readSheetInputs(context, choices)
  if (listRows && /\.csv$/i.test(outputFile)) {
    await writeFile(outputFile, formatCsv(listRows(inputs)))
    return { pages: 0, files: [outputFile], report: [] }
  }
  if (!canTypeset()) throw new SpokenError(toStored('book.noTypesetter'))
  const { data: plan, remarks } = planSheet(kind, inputs)
  await using folder = await context.spool.makeFolder()
  const report = createReport()
  for (const remark of remarks) report.add(remark)
  const printedPhotos = await printPhotos(context, listPhotos(plan), folder.path, {
    report,
    onProgress: () => undefined,
  })
  const planWithPictures = insertPictures(plan, (photo) => printedPhotos.get(photo))
  const { value: data, fonts } = await prepareForTypesetting(
    await drawCodes(planWithPictures, folder.path, inputs.familyTexts.book),
    report,
  )
  const typesetting = {
    template: kind,
    data,
    fonts,
    folder: folder.path,
    standard: pdfStandard,
    pageFolder,
    report,
  }
  if (!isFolded?.(choices)) {
    const { pages } = await typesetFile(context, typesetting, outputFile)
    return { pages, files: [outputFile], report: report.list() }
  }
  const pages = await typesetFolded(context, typesetting, outputFile, choices.paper)
  const files = [outputFile]
  if (choices.layout === 'both') {
    files.push(toScreenFile(outputFile))
    await typesetFile(context, { ...typesetting, pageFolder: undefined }, toScreenFile(outputFile))
  }
  return { pages, sheets: pages / 4, files, report: report.list() }
}

/**
 * Typesets pages that are printed two by two on both sides of a sheet, and folded. There are four pages for each sheet: where the
 * template has fewer, because its last part is longer than a page, there are more blank ones. Returns the number of pages.
 */
async function typesetFolded(
  context: BookContext,
  typesetting: TypesetOptions<object>,
  outputFile: string,
  paper: Paper,
): Promise<number> {
  const foldedData = { ...typesetting.data, isFolded: true }
  const { pages, data } = await typesetFile(context, { ...typesetting, data: foldedData }, null)
  const allPages = Math.ceil(pages / 4) * 4
  const { width, height } = pageSizes[paper]
  const paddedData = { ...data, blanks: allPages - pages }
  await typesetFile(context, { ...typesetting, data: paddedData, foldedOn: [height, width] }, outputFile)
  if (allPages > 4) typesetting.report.add(toStored('book.booklet', allPages))
  return allPages
}
