import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BookSize, PdfStandard } from '../../contract/outputs/book.ts'
import { makeBook } from '../../server/outputs/book/makeBook.ts'
import { makeSheet } from '../../server/outputs/book/makeSheet.ts'
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
  const made = await makeBook(context, options, file, { standard, onProgress: () => undefined })
  const bytes = readFileSync(file)
  return { ...made, bytes, pdf: readPdf(bytes) }
}

/** Makes a sheet of a memorial at this address, and reads it as a PDF. */
export async function makeSheetPdf(
  { context }: World,
  kind: Parameters<typeof makeSheet>[1],
  serviceId?: string,
  address = 'https://arne.example.org',
) {
  const file = path.join(temporaryFolder(), 'sheet.pdf')
  const options = { address, serviceId, standard: 'ua-1' } as const
  const made = await makeSheet(context, kind, file, options)
  const bytes = readFileSync(file)
  return { ...made, bytes, pdf: readPdf(bytes) }
}
