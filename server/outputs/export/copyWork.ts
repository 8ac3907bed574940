import path from 'node:path'
import { choosePaper } from '../../../domain/paper.ts'
import { type BookContext, makeBook, type BookMakingOptions } from '../book/makeBook.ts'
import { readCurrentSettings, readFamilyTexts } from '../../memorial/currentSettings.ts'
import { toStored } from '../../../languages/storedSentence.ts'
import { sayFileName } from '../../features/work/sayFileName.ts'
import type { Work } from '../../features/work/work.ts'
import { toSlug } from './slug.ts'
import { planCopy } from './plan.ts'
import { endpointsOfStaticCopy, writeCopy } from './writeCopy.ts'
import { readAs } from '../../features/readAs.ts'
import { anyVisitor } from '../../http/callers/caller.ts'
import { createZipFile } from '../../platform/zip/zipFile.ts'

/** The work that makes a static copy for the dashboard. */
export const copyWork: Work<'copy'> = {
  async readContents(context, { size, book }) {
    const texts = await readFamilyTexts(context)
    const plan = planCopy(await readAs(anyVisitor, texts, context, endpointsOfStaticCopy), size)
    return book ? { ...plan, paper: choosePaper((await readCurrentSettings(context)).values) } : plan
  },
  async run(context, { options: { size, book: withBook }, folder, reportProgress, signal }) {
    const { values, familyTexts } = await readCurrentSettings(context)
    const name = [sayFileName('memorial', familyTexts), toSlug(values.name)].filter(Boolean).join('-')
    const file = path.join(folder, 'memorial.zip')
    const zipOptions = { folder: name, modified: new Date(context.clock()) }
    const openTarget = () => createZipFile(context.fileWorkers, file, zipOptions)
    const making = { signal, onProgress: reportProgress }
    const book = withBook ? await makeCopyBook(context, folder, making) : null
    const options = { size, book: book && book.file, ...making }
    const { missing, unplayable } = await writeCopy(context, openTarget, options)
    const remarks = [
      ...missing.map((title) => toStored('copy.lostFile', title)),
      ...unplayable.map((title) => toStored('copy.notPlayable', title)),
      ...(book?.report ?? []).map((remark) => toStored('copy.aboutBook', remark)),
    ]
    return { file, remarks }
  },
}

/** The book is for the family's paper and contains everything that visitors see. */
export async function makeCopyBook(
  context: BookContext,
  folder: string,
  making: Omit<BookMakingOptions, 'standard'>,
) {
  const file = path.join(folder, 'book.pdf')
  const size = choosePaper((await readCurrentSettings(context)).values)
  const options = { size, dedication: '', without: [], withoutMedia: [] }
  const { report } = await makeBook(context, options, file, { ...making, standard: 'ua-1' })
  return { file, report }
}
