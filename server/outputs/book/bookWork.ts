import { stat } from 'node:fs/promises'
import path from 'node:path'
import { isFoldedArchive } from '../../../contract/outputs/book.ts'
import type { WorkOptions } from '../../../contract/work.ts'
import { choosePaper } from '../../../domain/paper.ts'
import { fail, failInvalid } from '../../base/errors/fail.ts'
import { sourceFromFile } from '../../platform/storage/byteSource.ts'
import { createZipFile } from '../../platform/zip/zipFile.ts'
import type { Work } from '../../features/work/work.ts'
import { findAccessKey } from '../../features/access/accessKeys.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { canTypeset } from '../../codecs/pages/fonts.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { type BookContext, type BookMakingOptions, type BookResult, makeBook } from './makeBook.ts'
import { makeSheet } from './makeSheet.ts'
import { texts } from './texts.ts'

/**
 * The work that makes a book or a printed sheet for the dashboard. Usually the result is a PDF. For a square book, it is a ZIP
 * file with the book and the cover; for the list of people to thank, it is a ZIP file with the list as a PDF and as a
 * spreadsheet.
 */
export const bookWork: Work<'book'> = {
  findObstacle: async () => (canTypeset() ? null : texts.noTypesetter),
  async checkOptions(tx, { serviceId, keyId, ...options }) {
    if (isFoldedArchive(options)) throw failInvalid([{ path: 'layout', message: texts.foldedArchive }])
    if (serviceId) {
      const row = await tx.selectFrom('services').select('id').where('id', '=', serviceId).executeTakeFirst()
      if (!row) throw fail('service_gone')
    }
    if (keyId) await findAccessKey(tx, keyId)
  },
  readContents,
  async run(context, { options, folder, reportProgress, showPages, signal }) {
    const { kind } = options
    const pdf = path.join(folder, `${kind}.pdf`)
    const making = { onProgress: reportProgress, signal, pageFolder: folder }
    const result = await makeDocument(context, options, pdf, making)
    await showPages(result.pages)
    if (kind === 'thanks') {
      const csvResult = await makeDocument(context, options, path.join(folder, 'thanks.csv'), making)
      result.files.push(...csvResult.files)
    }
    if (result.files.length === 1) return { file: pdf, remarks: result.report }
    const file = path.join(folder, `${kind}.zip`)
    const zipOptions = { folder: kind, modified: new Date(context.clock()) }
    await using zip = await createZipFile(context.fileWorkers, file, zipOptions)
    for (const each of result.files)
      await zip.add(path.basename(each), sourceFromFile(each, (await stat(each)).size))
    await zip.finish()
    return { file, remarks: result.report }
  },
}

async function makeDocument(
  context: BookContext,
  {
    kind,
    standard,
    address,
    serviceId,
    keyId,
    layout,
    cardSize,
    paper: chosenPaper,
    size,
    ...options
  }: WorkOptions<'book'>,
  file: string,
  making: Omit<BookMakingOptions, 'standard'>,
): Promise<BookResult> {
  const paper = chosenPaper ?? choosePaper((await readStoredSettings(context.db)).values)
  if (kind === 'book')
    return makeBook(context, { ...options, size: size ?? paper }, file, { standard, ...making })
  const { pageFolder } = making
  return makeSheet(context, kind, file, {
    paper,
    layout,
    cardSize,
    address,
    serviceId,
    keyId,
    standard,
    pageFolder,
  })
}

/**
 * Reads the data that the pages are typeset from, up to the moment at which the typesetter would begin. If they cannot be made,
 * returns the reason.
 */
async function readContents(context: BookContext, options: WorkOptions<'book'>): Promise<unknown> {
  const stop = new Error('stopped before typesetting')
  let contents: unknown
  const stopWith = (data: object): never => {
    // the day of the newest photograph and memory, for the properties of the PDF; no sheet shows it
    contents = { ...data, date: null }
    throw stop
  }
  try {
    await makeDocument({ ...context, stopWith }, options, `${options.kind}.pdf`, {
      onProgress: () => undefined,
    })
  } catch (error) {
    if (error instanceof PlainError) return error.message
    if (error !== stop) throw error
  }
  return contents
}
