import path from 'node:path'
import type { FileSource } from '../http/fileSource.ts'
import { readStoredSettings } from '../database/storedSettings.ts'
import type { Work } from '../work/work.ts'
import { makeCopyBook } from './copyBook.ts'
import { slugOf } from './slug.ts'
import { writeCopy } from './writeCopy.ts'
import { zipTarget } from './zipTarget.ts'

/** The static copy of the dashboard. `dist` is the folder of the built web. */
export const copyWork = (dist: string, sources: readonly FileSource[]): Work<'copy'> => ({
  async run(context, { options: { size, book: withBook }, folder, report, signal }) {
    const { name: person } = (await readStoredSettings(context.db)).texts
    const name = ['memorial', slugOf(person)].filter(Boolean).join('-')
    const file = path.join(folder, 'memorial.zip')
    const target = zipTarget(context.fileWorkers, file, name, new Date(context.clock()))
    const making = { signal, onProgress: report }
    const book = withBook ? await makeCopyBook(context, folder, making) : null
    const options = { size, book: book && book.file, dist, sources, signal, onProgress: report }
    return { file, missing: (await writeCopy(context, target, options)).missing }
  },
})
