import path from 'node:path'
import { parseArgs } from 'node:util'
import { sizesInCopy, type CopySize } from '../../contract/outputs/copyLayout.ts'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { completeContext } from '../memorial/openContext.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import type { FileWorkers } from '../platform/storage/fileWorkers.ts'
import { makeCopyBook } from '../outputs/export/copyWork.ts'
import { openCopyFolder } from '../outputs/export/openCopyFolder.ts'
import { showProgress, runCommand, parseOnlyPath } from '../base/process/runCommand.ts'
import { english as texts } from '../../languages/inLanguage.ts'
import { sayStored } from '../../languages/storedSentence.ts'
import { type CopyReport, type OpenTarget, writeCopy } from '../outputs/export/writeCopy.ts'
import { isZipName } from '../platform/zip/isZipName.ts'
import { createZipFile } from '../platform/zip/zipFile.ts'

const usage =
  'say where to: npm run export -- FOLDER, or FILE.zip; --pictures small for e-mail, --book with the book next to it.'

await runCommand('Cannot export', main)

async function main() {
  const { destination, size, withBook } = parseArguments()
  await using context = await completeContext(await openCurrentMemorial(process.env))
  const stopController = new AbortController()
  const stop = () => stopController.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const showStep = showProgress(`Writing the memorial to ${destination}.`)
  await using folder = await context.spool.makeFolder()
  const book = withBook
    ? await makeCopyBook(context, folder.path, {
        signal: stopController.signal,
        onProgress: (doneCount, totalCount) =>
          showStep(
            `Photographs and pages of the book: ${doneCount} of ${totalCount}`,
            doneCount / totalCount,
          ),
      })
    : null
  const report = await writeCopy(context, makeOpener(context.fileWorkers, destination), {
    size,
    book: book && book.file,
    signal: stopController.signal,
    onProgress: (doneCount, totalCount) =>
      showStep(`Files: ${doneCount} of ${totalCount}`, doneCount / totalCount),
  })
  printReport(report, destination)
  for (const sentence of book?.report ?? []) console.error(texts.copy.aboutBook(sayStored(sentence, texts)))
}

function makeOpener(workers: FileWorkers, destination: string): OpenTarget {
  const folder = path.basename(destination).slice(0, -'.zip'.length)
  return isZipName(destination)
    ? () => createZipFile(workers, destination, { folder })
    : (paths) => openCopyFolder(workers, destination, paths, texts.copy)
}

function parseArguments(): { destination: string; size: CopySize; withBook: boolean } {
  const { values, positionals } = parseArgs({
    options: { pictures: { type: 'string', default: 'all' }, book: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const size = sizesInCopy.find((each) => each === values.pictures)
  const destination = parseOnlyPath(positionals, usage)
  if (!size) throw new PlainError(usage)
  return { destination, size, withBook: values.book }
}

function printReport({ files, written, bytes, missing, unplayable }: CopyReport, destination: string) {
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  const unchangedText = files === written ? '' : ` ${files - written} of them were there already.`
  console.log(`${files} files, ${megabytes} MB.${unchangedText}`)
  for (const title of missing) console.error(texts.copy.lostFile(sayStored(title, texts)))
  if (missing.length > 0) process.exitCode = 1
  for (const title of unplayable) console.log(texts.copy.notPlayable(title))
  console.log(
    isZipName(destination)
      ? `Unpack ${destination}, then open index.html.`
      : `Open ${path.join(destination, 'index.html')}.`,
  )
}
