import path from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { copySizes, type CopySize } from '../../contract/copyLayout.ts'
import { closeContext, openContext } from '../openContext.ts'
import { readConfig, StartupError } from '../config.ts'
import { checkDatabaseExists } from '../database/open.ts'
import { mediaFileSource } from '../features/media/files.ts'
import { musicFileSource } from '../features/music/files.ts'
import { lockDataDir } from '../lock.ts'
import type { FileWorkers } from '../storage/fileWorkers.ts'
import { folderTarget } from './folderTarget.ts'
import { showProgress } from '../move/progress.ts'
import { distFolder } from '../programFile.ts'
import { runCommand } from '../runCommand.ts'
import { onlyPath } from '../typedPath.ts'
import { type CopyReport, writeCopy } from './writeCopy.ts'
import { isZipName } from '../zip/isZipName.ts'
import { zipTarget } from './zipTarget.ts'

const usage = 'say where to: npm run export -- FOLDER, or FILE.zip; --pictures small for e-mail.'

/** `npm run export -- FOLDER|FILE.zip`: writes the memorial as files that open without a server. */
await runCommand('Cannot export', main)

async function main() {
  const { to, size } = readArguments()
  const config = readConfig(process.env)
  checkDatabaseExists(config)
  // a running memorial makes its copies itself
  using _ = lockDataDir(
    config.dataDir,
    new StartupError(
      `${config.dataDir} is in use. Make the copy in the dashboard (Settings, A copy to keep), or stop the server first.`,
    ),
  )
  const context = await openContext(config, pino({ level: 'warn' }))
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    const target = targetFor(context.fileWorkers, to)
    const show = showProgress(`Writing the memorial to ${to}.`)
    const report = await writeCopy(context, target, {
      size,
      dist: distFolder,
      sources: [mediaFileSource(context), musicFileSource(context)],
      signal: stopping.signal,
      onProgress: (done, of) => show(`Files: ${done} of ${of}`, done / of),
    })
    describe(report, to)
  } finally {
    await closeContext(context)
  }
}

function targetFor(workers: FileWorkers, to: string) {
  return isZipName(to)
    ? zipTarget(workers, to, path.basename(to).slice(0, -4), new Date())
    : folderTarget(workers, to)
}

function readArguments(): { to: string; size: CopySize } {
  const { values, positionals } = parseArgs({
    options: { pictures: { type: 'string', default: 'all' } },
    allowPositionals: true,
  })
  const size = copySizes.find((each) => each === values.pictures)
  const to = onlyPath(positionals, usage)
  if (!size) throw new StartupError(usage)
  return { to, size }
}

function describe({ files, written, bytes, missing }: CopyReport, to: string) {
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  const already = files === written ? '' : ` ${files - written} of them were there already.`
  console.log(`${files} files, ${megabytes} MB.${already}`)
  for (const title of missing) console.error(`Could not be read, and is not in the copy: ${title}`)
  if (missing.length > 0) process.exitCode = 1
  console.log(isZipName(to) ? `Unpack ${to}, then open index.html.` : `Open ${path.join(to, 'index.html')}.`)
}
