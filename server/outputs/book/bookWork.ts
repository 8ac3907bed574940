import { stat } from 'node:fs/promises'
import path from 'node:path'
import { choosePaper } from '../../../domain/paper.ts'
import { fail } from '../../base/errors/fail.ts'
import { sourceFromFile } from '../../platform/storage/byteSource.ts'
import { createZipFile } from '../../platform/zip/zipFile.ts'
import type { Work } from '../../features/work/work.ts'
import { findAccessKey } from '../../features/access/accessKeys.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { canTypeset } from '../../codecs/pages/fonts.ts'
import { makeBook } from './makeBook.ts'
import { makeSheet } from './makeSheet.ts'
import { texts } from './texts.ts'

/**
 * The work that makes a book or a printed sheet for the dashboard. Usually the result is a PDF. For a square book, it is a ZIP
 * file with the book and the cover; for the list of people to thank, it is a ZIP file with the list as a PDF and as a
 * spreadsheet.
 */
export const bookWork: Work<'book'> = {
  findObstacle: async () => (canTypeset() ? null : texts.noTypesetter),
  async checkOptions(tx, { serviceId, keyId }) {
    if (serviceId) {
      const row = await tx.selectFrom('services').select('id').where('id', '=', serviceId).executeTakeFirst()
      if (!row) throw fail('service_gone')
    }
    if (keyId) await findAccessKey(tx, keyId)
  },
  async run(
    context,
    {
      options: { kind, standard, address, serviceId, keyId, layout, paper: typedPaper, size, ...options },
      folder,
      reportProgress,
      showPages,
      signal,
    },
  ) {
    const pdf = path.join(folder, `${kind}.pdf`)
    const pageFolder = folder
    const paper = typedPaper ?? choosePaper((await readStoredSettings(context.db)).values)
    const sheetOptions = { paper, layout, address, serviceId, keyId, standard }
    const bookOptions = { ...options, size: size ?? paper }
    const result =
      kind === 'book'
        ? await makeBook(context, bookOptions, pdf, {
            standard,
            onProgress: reportProgress,
            signal,
            pageFolder,
          })
        : await makeSheet(context, kind, pdf, { ...sheetOptions, pageFolder })
    await showPages(result.pages)
    if (kind === 'thanks') {
      const csvResult = await makeSheet(context, kind, path.join(folder, 'thanks.csv'), sheetOptions)
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
