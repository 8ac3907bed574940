import { stat } from 'node:fs/promises'
import path from 'node:path'
import { isFoldedArchive } from '../../../contract/outputs/book.ts'
import type { WorkOptions } from '../../../contract/work.ts'
import { choosePaper } from '../../../domain/paper.ts'
import { fail, failInvalid } from '../../base/errors/fail.ts'
import { sourceFromFile } from '../../platform/storage/byteSource.ts'
import { createZipFile } from '../../platform/zip/zipFile.ts'
import { sayFileName } from '../../features/work/sayFileName.ts'
import type { Work } from '../../features/work/work.ts'
import { findAccessKey } from '../../features/access/accessKeys.ts'
import { readCurrentSettings, readFamilyTexts } from '../../memorial/currentSettings.ts'
import { canTypeset } from '../../codecs/pages/fonts.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { type BookContext, type BookMakingOptions, type BookResult, makeBook, planBook } from './makeBook.ts'
import { makeSheet } from './makeSheet.ts'
import { planSheet, readSheetInputs } from './planSheet.ts'
import { describePlan } from './planValues.ts'
import { sheets } from './sheets.ts'

/**
 * The work that makes a book or a printed sheet for the dashboard. Usually the result is a PDF. For a square book, it is a ZIP
 * file with the book and the cover; the list of people to thank is a PDF and, next to it, a spreadsheet.
 */
export const bookWork: Work<'book'> = {
  findObstacle: async (texts) => (canTypeset() ? null : texts.book.noTypesetter),
  async checkOptions(tx, { serviceId, keyId, ...options }) {
    if (isFoldedArchive(options))
      throw failInvalid([{ path: 'layout', message: ({ book }) => book.foldedArchive }])
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
    const { standard } = options
    const making = { onProgress: reportProgress, signal, pageFolder: folder, standard }
    const result = await makeDocument(context, options, pdf, making)
    await showPages(result.pages)
    if (kind !== 'book' && sheets[kind].listRows) {
      const table = await makeDocument(context, options, path.join(folder, `${kind}.csv`), making)
      result.files.push(...table.files)
    }
    if (kind !== 'book' || result.files.length === 1)
      return { file: pdf, otherFiles: result.files.slice(1), remarks: result.report }
    const file = path.join(folder, `${kind}.zip`)
    const texts = await readFamilyTexts(context)
    const zipOptions = { folder: sayFileName(kind, texts), modified: new Date(context.clock()) }
    await using zip = await createZipFile(context.fileWorkers, file, zipOptions)
    for (const each of result.files)
      await zip.add(sayFileName(each, texts), sourceFromFile(each, (await stat(each)).size))
    await zip.finish()
    return { file, remarks: result.report }
  },
}

async function makeDocument(
  context: BookContext,
  options: WorkOptions<'book'>,
  file: string,
  making: BookMakingOptions,
): Promise<BookResult> {
  const { kind } = options
  const choices = await choosePaperFor(context, options)
  return kind === 'book'
    ? makeBook(context, choices, file, making)
    : makeSheet(context, kind, file, { ...choices, ...making })
}

/** Reads all that the pages would show; if they cannot be made, the reason. */
async function readContents(context: BookContext, options: WorkOptions<'book'>): Promise<unknown> {
  const { kind } = options
  const choices = await choosePaperFor(context, options)
  try {
    const plan =
      kind === 'book'
        ? await planBook(context, choices)
        : planSheet(kind, await readSheetInputs(context, choices)).data
    // the day of the newest photograph and memory, for the properties of the PDF; no sheet shows it
    return { ...describePlan(plan), date: null }
  } catch (error) {
    if (error instanceof PlainError) return error.message
    throw error
  }
}

/** Adds the family's paper where a document has none of its own. */
async function choosePaperFor<O extends WorkOptions<'book'>>(context: BookContext, options: O) {
  const paper = options.paper ?? choosePaper((await readCurrentSettings(context)).values)
  return { ...options, paper, size: options.size ?? paper }
}
