import { writeFile } from 'node:fs/promises'
import { documents } from '../../../contract/outputs/book.ts'
import { accessKeyParameter } from '../../../contract/pages/accessLink.ts'
import type { Paper } from '../../../domain/paper.ts'
import { reachOf, reachTexts } from '../../../domain/privateAddress.ts'
import { formatCsv } from '../csv.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { canTypeset } from '../../codecs/pages/fonts.ts'
import { findAccessKey } from '../../features/access/accessKeys.ts'
import { readAs } from '../../features/readAs.ts'
import { anyVisitor } from '../../http/callers/caller.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { bookReads } from './bookReads.ts'
import type { BookContext, BookMakingOptions, BookResult } from './makeBook.ts'
import { pageSizes } from './pageSizes.ts'
import { drawCodes, insertPictures, listPhotos } from './planValues.ts'
import { prepareForTypesetting } from './prepareForTypesetting.ts'
import { printPhotos } from './pictures.ts'
import { buildSharedContents } from './sharedContents.ts'
import type { SheetInputs, SheetOptions, SheetPlan } from './sheetPlan.ts'
import { type SheetKind, sheets } from './sheets.ts'
import { texts } from './texts.ts'
import { type TypesetOptions, typesetFile } from './typesetFile.ts'

export interface SheetChoices extends SheetOptions {
  /** the memorial's URL for the QR code; if it is absent, PUBLIC_URL is used */
  address?: string | undefined
  /** the access key that the codes carry */
  keyId?: string | undefined
}

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
  if (listRows && /\.csv$/i.test(outputFile)) {
    await writeFile(outputFile, formatCsv(listRows(await readInputs(context, choices))))
    return { pages: 0, files: [outputFile], report: [] }
  }
  if (!canTypeset()) throw new PlainError(texts.noTypesetter)
  const { data: plan, remarks } = await planSheet(context, kind, choices)
  await using folder = await context.spool.makeFolder()
  const report = new Set(remarks)
  const printedPhotos = await printPhotos(context, listPhotos(plan), folder.path, {
    report,
    onProgress: () => undefined,
  })
  const planWithPictures = insertPictures(plan, (photo) => printedPhotos.get(photo))
  const { value: data, fonts } = await prepareForTypesetting(
    await drawCodes(planWithPictures, folder.path),
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
    return { pages, files: [outputFile], report: [...report] }
  }
  const pages = await typesetFolded(context, typesetting, outputFile, choices.paper)
  return { pages, sheets: pages / 4, files: [outputFile], report: [...report] }
}

/**
 * Typesets pages that are printed two by two on both sides of a sheet, and folded. There are four pages for each sheet; if some would
 * be empty, readings and songs get pages of their own, as far as there are enough. Returns the number of pages.
 */
async function typesetFolded(
  context: BookContext,
  typesetting: TypesetOptions<object>,
  outputFile: string,
  paper: Paper,
): Promise<number> {
  const { pages, data } = await typesetFile(context, typesetting, null)
  const allPages = Math.ceil(pages / 4) * 4
  const spreadData = { ...data, isSpread: true }
  const spread =
    pages < allPages ? await typesetFile(context, { ...typesetting, data: spreadData }, null) : { pages }
  const isSpread = spread.pages > pages && spread.pages <= allPages
  const blanks = allPages - (isSpread ? spread.pages : pages)
  const { width, height } = pageSizes[paper]
  const foldedData = { ...data, isSpread, blanks }
  await typesetFile(context, { ...typesetting, data: foldedData, foldedOn: [height, width] }, outputFile)
  if (allPages > 4) typesetting.report.add(texts.booklet(allPages, blanks))
  return allPages
}

/** Plans a sheet: all that it shows, with photographs and codes in place of their files. */
export async function planSheet(
  context: BookContext,
  kind: SheetKind,
  choices: SheetChoices,
): Promise<Required<SheetPlan>> {
  const { hasCode } = documents[kind]
  const address = choices.address ?? context.config.publicUrl ?? ''
  if (hasCode && !address) throw new PlainError(texts.noAddress)
  const inputs = await readInputs(context, choices)
  const reach = hasCode ? reachOf(address) : 'everyone'
  const key = choices.keyId && (await findAccessKey(context.db, choices.keyId)).key
  const { data, remarks = [] } = sheets[kind].plan({
    ...inputs,
    // a code for an address that only this computer or house can open would lead guests nowhere
    toLink: (page) => (reach === 'everyone' ? toLink(page, address, key) : null),
  })
  const { title, author, name, language, page, date } = inputs.shared
  return {
    data: { title, author, name, language, page, date, ...sheets[kind].size(choices), ...data },
    remarks:
      reach === 'everyone'
        ? remarks
        : [...remarks, `${reachTexts[reach]} ${reachTexts.noCode} ${reachTexts.advice}`],
  }
}

async function readInputs(context: BookContext, options: SheetChoices): Promise<SheetInputs> {
  const { values: settings, pictures } = await readStoredSettings(context.db)
  const responses = await readAs(anyVisitor, context, bookReads)
  const rows = await context.db.selectFrom('media').selectAll().where('public_key', 'is not', null).execute()
  return {
    responses,
    settings,
    backPicture: pictures.orderPhotoPath,
    rows,
    shared: buildSharedContents(responses, rows, options.paper),
    options,
    now: context.clock(),
  }
}

/** Keeps the parameters of the address, such as an access key. */
function toLink(page: string, address: string, key: string | undefined): URL {
  const link = new URL(page, address)
  link.search = new URL(address).search
  if (key) link.searchParams.set(accessKeyParameter, key)
  return link
}
