import path from 'node:path'
import { COPY_BOOK } from '../../../contract/outputs/copyLayout.ts'
import { choosePaper } from '../../../domain/paper.ts'
import { type BookContext, makeBook, type BookMakingOptions } from '../book/makeBook.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import type { Work } from '../../features/work/work.ts'
import { toSlug } from './slug.ts'
import { texts } from '../../../languages/en/server/copy.ts'
import { planCopy } from './plan.ts'
import { endpointsOfStaticCopy, writeCopy } from './writeCopy.ts'
import { readAs } from '../../features/readAs.ts'
import { anyVisitor } from '../../http/callers/caller.ts'
import { createZipFile } from '../../platform/zip/zipFile.ts'

/** The work that makes a static copy for the dashboard. */
export const copyWork: Work<'copy'> = {
  async readContents(context, { size, book }) {
    const plan = planCopy(await readAs(anyVisitor, context, endpointsOfStaticCopy), size)
    return book ? { ...plan, paper: await readBookPaper(context) } : plan
  },
  async run(context, { options: { size, book: withBook }, folder, reportProgress, signal }) {
    const { name: personName } = (await readStoredSettings(context.db)).values
    const name = ['memorial', toSlug(personName)].filter(Boolean).join('-')
    const file = path.join(folder, 'memorial.zip')
    const zipOptions = { folder: name, modified: new Date(context.clock()) }
    const openTarget = () => createZipFile(context.fileWorkers, file, zipOptions)
    const progressOptions = { signal, onProgress: reportProgress }
    const book = withBook ? await makeCopyBook(context, folder, progressOptions) : null
    const options = { size, book: book && book.file, signal, onProgress: reportProgress }
    const { missing, unplayable } = await writeCopy(context, openTarget, options)
    const remarks = [...missing.map(texts.lostFile), ...unplayable.map(texts.notPlayable)]
    return { file, remarks: [...remarks, ...(book?.report ?? []).map(texts.aboutBook)] }
  },
}

/** The book is for the family's paper and contains everything that visitors see. */
export async function makeCopyBook(
  context: BookContext,
  folder: string,
  progressOptions: Omit<BookMakingOptions, 'standard'>,
) {
  const file = path.join(folder, COPY_BOOK)
  const options = { size: await readBookPaper(context), dedication: '', without: [], withoutMedia: [] }
  const { report } = await makeBook(context, options, file, { ...progressOptions, standard: 'ua-1' })
  return { file, report }
}

const readBookPaper = async ({ db }: Pick<BookContext, 'db'>) =>
  choosePaper((await readStoredSettings(db)).values)
