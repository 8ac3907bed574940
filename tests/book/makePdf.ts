import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BookSize, PdfStandard } from '../../contract/outputs/book.ts'
import { workKinds, type WorkOptions } from '../../contract/work.ts'
import { bookWork } from '../../server/outputs/book/bookWork.ts'
import { makeBook } from '../../server/outputs/book/makeBook.ts'
import { prepareForTypesetting } from '../../server/outputs/book/prepareForTypesetting.ts'
import { makeSheet } from '../../server/outputs/book/makeSheet.ts'
import type { SheetKind } from '../../server/outputs/book/sheets.ts'
import { createReport } from '../../server/outputs/report.ts'
import { sayReport } from '../support/files/sayReport.ts'
import { readPdf } from '../support/files/readPdf.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import type { World } from '../support/world/world.ts'

interface Choices {
  size?: BookSize
  dedication?: string
  standard?: PdfStandard
}

/** Makes the book of a memorial, and reads it as a PDF. */
export async function makeBookPdf(
  { context }: World,
  { size = 'a4', dedication = '', standard = 'ua-1' }: Choices = {},
) {
  const file = path.join(temporaryFolder(), 'book.pdf')
  const options = { size, dedication, without: [], withoutMedia: [] }
  const made = await makeBook(context, options, file, {
    standard,
    onProgress: () => undefined,
  })
  const bytes = readFileSync(file)
  return { ...made, report: sayReport(made.report), bytes, pdf: readPdf(bytes) }
}

/** The choices of a sheet at an address that nobody has typed. */
export const sheetOptions = {
  paper: 'a4',
  layout: 'screen',
  cardSize: 'large',
  address: undefined,
  standard: 'ua-1',
} as const

/** Makes a sheet of a memorial, and reads it as a PDF. Without other choices, it is in A4, with its pages in order. */
export async function makeSheetPdf(
  { context }: World,
  kind: SheetKind,
  choices: Partial<Parameters<typeof makeSheet>[3]> = {},
) {
  const file = path.join(temporaryFolder(), 'sheet.pdf')
  const options = { ...sheetOptions, address: 'https://arne.example.org', ...choices }
  const made = await makeSheet(context, kind, file, options)
  const bytes = readFileSync(file)
  return { ...made, report: sayReport(made.report), bytes, pdf: readPdf(bytes) }
}

/** Reads the plan of a book or a sheet, with its texts as they would be printed; if it cannot be made, the reason. */
export async function readData<Data>(
  { context }: World,
  options: Partial<WorkOptions<'book'>>,
): Promise<Data> {
  const choices = workKinds.book.start.body.parse({ address: 'https://arne.example.org', ...options })
  const { value } = await prepareForTypesetting(
    await bookWork.readContents?.(context, choices),
    createReport(),
  )
  return value as Data
}

/** Reads the texts of the two pages on a side of a folded sheet. */
export function readHalves(page: ReturnType<typeof readPdf>['pages'][number] | undefined) {
  const { width = 0, lines = [] } = page ?? {}
  const join = (half: typeof lines) => half.map(({ text }) => text).join('\n')
  return {
    left: join(lines.filter(({ box }) => box[0] < width / 2)),
    right: join(lines.filter(({ box }) => box[0] >= width / 2)),
  }
}
