import { formatDate } from '../../domain/calendar/formatDates.ts'
import { english } from '../../languages/inLanguage.ts'
import { fail } from '../base/errors/fail.ts'
import { openLog } from '../base/process/log.ts'
import { showProgress } from '../base/process/runCommand.ts'
import { openCodecs } from '../codecs/codecs.ts'
import { sniffAccepted } from '../features/media/upload/prepareUpload.ts'
import { imageAndVideoFormats } from '../features/media/upload/uploads.ts'
import type { InputFiles } from '../platform/inputs/inputs.ts'
import { openTemporarySpool, type SpooledFile } from '../platform/storage/spool.ts'
import { checkArchive } from './memorial/checkArchive.ts'
import type { FoundArchive } from './memorial/findArchive.ts'
import { takePhotos } from './photos/importPhotos.ts'
import { type PlannedPhoto, planPhotos } from './photos/planPhotos.ts'
import { printLostFiles, printOthers } from './printFiles.ts'

/**
 * Prints the photographs that an import would add, in their order, and everything that it would not add. Opens no memorial, so a
 * server may run. Looks at the bytes of the files, but decodes no pictures: damage inside a file is only found by the import itself.
 */
export async function listPhotos(sources: InputFiles): Promise<void> {
  const showOnTerminal = process.stdout.isTTY ? showProgress('Looking at the photographs.') : () => undefined
  await using spool = await openTemporarySpool()
  using codecs = Object.assign(openCodecs(openLog('warn')), { [Symbol.dispose]: () => codecs.close() })
  const check = async (_photo: PlannedPhoto, file: SpooledFile) => {
    const format = await sniffAccepted(codecs, file, imageAndVideoFormats, 'keeper')
    if (!(await codecs.isComplete({ path: file.path, name: file.name, format }, 'keeper')))
      throw fail('broken_file', { file: file.name })
  }
  const { ordered, ...plan } = await planPhotos({ spool }, sources, new Map(), (message, fraction) =>
    showOnTerminal(message, fraction / 2),
  )
  const { taken, ...others } = await takePhotos({ spool }, { ordered, ...plan }, check, (count, total) =>
    showOnTerminal(`Looked into ${count} of ${total}`, 0.5 + count / total / 2),
  )
  for (const { path: photo, text, takenAt } of taken)
    console.log(
      `${photo}: ${text.title ? `“${text.title}”` : 'no title'}, ${takenAt ? formatDate(takenAt, english.dates) : 'no date'}`,
    )
  const counts = printOthers({ ...plan, ...others }, true)
  console.log(
    `Would add ${taken.length}, if the gallery does not have them yet. ${counts} Nothing was changed.`,
  )
  if (others.rejected.length > 0) process.exitCode = 2
}

/** Prints what an archive of a memorial holds, and which of its files are missing or damaged. */
export async function listArchive(archive: FoundArchive): Promise<void> {
  const damagedFiles = await checkArchive(archive, true, showProgress('Checking the archive.'))
  const files = [...archive.files.values()]
  printLostFiles('Damaged', archive, damagedFiles)
  console.log('This is the archive of a memorial. Its files:')
  for (const [name, group] of Map.groupBy(files, (file) => file.path.split('/', 1)[0]))
    console.log(`  ${name}: ${group.length}`)
  console.log('An import makes a new memorial of it. Nothing was imported.')
  if (damagedFiles.length > 0) process.exitCode = 2
}
