import path from 'node:path'
import { parseArgs } from 'node:util'
import { copySizes, type CopySize } from '../../contract/outputs/copyLayout.ts'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { completeContext } from '../platform/openContext.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { createMediaFileSource } from '../features/media/files/files.ts'
import { createMusicFileSource } from '../features/music/files.ts'
import { openFeatures } from '../openFeatures.ts'
import { openReads } from '../http/routes/route.ts'
import type { FileWorkers } from '../platform/storage/fileWorkers.ts'
import { makeCopyBook } from '../outputs/export/copyWork.ts'
import { openCopyFolder } from '../outputs/export/openCopyFolder.ts'
import { showProgress, runCommand, parseOnlyPath } from '../base/process/runCommand.ts'
import { distFolder } from '../base/process/programFile.ts'
import { texts } from '../outputs/export/texts.ts'
import { type CopyReport, writeCopy } from '../outputs/export/writeCopy.ts'
import { isZipName } from '../platform/zip/isZipName.ts'
import { openCopyZip } from '../outputs/openCopyZip.ts'

const usage =
  'say where to: npm run export -- FOLDER, or FILE.zip; --pictures small for e-mail, --book with the book next to it.'

/**
 * The program of `npm run export -- FOLDER|FILE.zip`. It writes the memorial as files that a browser can open without a server.
 * The memorial's own server may keep running.
 */
await runCommand('Cannot export', main)

async function main() {
  const { to, size, withBook } = parseArguments()
  await using context = await completeContext(await openCurrentMemorial(process.env))
  openFeatures(openReads(context), context)
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const target = targetFor(context.fileWorkers, to)
  const show = showProgress(`Writing the memorial to ${to}.`)
  await using folder = await context.spool.folder()
  const book = withBook
    ? await makeCopyBook(context, folder.path, {
        signal: stopping.signal,
        onProgress: (done, of) => show(`Photographs and pages of the book: ${done} of ${of}`, done / of),
      })
    : null
  const report = await writeCopy(context, target, {
    size,
    book: book && book.file,
    dist: distFolder,
    sources: [createMediaFileSource(context), createMusicFileSource(context)],
    signal: stopping.signal,
    onProgress: (done, of) => show(`Files: ${done} of ${of}`, done / of),
  })
  describe(report, to)
  for (const sentence of book?.report ?? []) console.error(texts.aboutBook(sentence))
}

function targetFor(workers: FileWorkers, to: string) {
  return isZipName(to)
    ? openCopyZip(workers, to, path.basename(to).slice(0, -4), new Date())
    : openCopyFolder(workers, to)
}

function parseArguments(): { to: string; size: CopySize; withBook: boolean } {
  const { values, positionals } = parseArgs({
    options: { pictures: { type: 'string', default: 'all' }, book: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const size = copySizes.find((each) => each === values.pictures)
  const to = parseOnlyPath(positionals, usage)
  if (!size) throw new PlainError(usage)
  return { to, size, withBook: values.book }
}

function describe({ files, written, bytes, missing }: CopyReport, to: string) {
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  const already = files === written ? '' : ` ${files - written} of them were there already.`
  console.log(`${files} files, ${megabytes} MB.${already}`)
  for (const title of missing) console.error(texts.lostFile(title))
  if (missing.length > 0) process.exitCode = 1
  console.log(isZipName(to) ? `Unpack ${to}, then open index.html.` : `Open ${path.join(to, 'index.html')}.`)
}
