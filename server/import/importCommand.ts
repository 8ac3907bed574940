import { parseArgs } from 'node:util'
import { closeContext, openContext } from '../memorial/openContext.ts'
import { parseConfig } from '../base/config/config.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import type { Context } from '../platform/context.ts'
import { lockDataDir } from '../base/process/lock.ts'
import { resolveTypedPath, runCommand, showProgress } from '../base/process/runCommand.ts'
import { openLog } from '../base/process/log.ts'
import { findArchive, type FoundArchive } from './memorial/findArchive.ts'
import { checkArchive, leaveOut } from './memorial/checkArchive.ts'
import { planImport } from './memorial/planImport.ts'
import { findPhotos } from './photos/findPhotos.ts'
import { importPhotos } from './photos/importPhotos.ts'
import { listArchive, listPhotos } from './listImport.ts'
import { printFiles, printLeftOut, printLostFiles, printOthers } from './printFiles.ts'
import type { LeftOutFile } from './photos/separateLeftOut.ts'
import { openInputs } from '../platform/inputs/openInputs.ts'
import type { InputFiles } from '../platform/inputs/inputs.ts'
import { printLeftOutRows } from '../safety/restore/printLeftOutRows.ts'
import { restoreMemorial } from '../safety/restore/restoreMemorial.ts'
import { texts } from './texts.ts'

/**
 * `npm run import -- FILE…` restores a memorial from its archive, or adds photographs from folders and ZIP files. With `--list`, it
 * only prints what it would do. The exit code is 0 if everything was imported, 2 if some files were rejected or left out of an
 * archive, and 1 if the import failed.
 */
export const importCommand = (args: string[], env: NodeJS.ProcessEnv) =>
  runCommand('Cannot import', () => main(args, env))

async function main(args: string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({
    args,
    options: { list: { type: 'boolean' }, 'without-damaged': { type: 'boolean' } },
    allowPositionals: true,
  })
  if (positionals.length === 0)
    throw new PlainError(
      'say what: npm run import -- FILE… (an archive, folders or ZIP files of photographs). With --list before it, nothing is imported: you see what would be.',
    )
  const places = positionals.map(resolveTypedPath)
  using sources = await openInputs(places)
  const archive = await findArchive(sources)
  if (archive && values.list) return await listArchive(archive)
  if (archive) return await importArchive(archive, env, values['without-damaged'])
  await checkHasPhotos(sources, places, values.list)
  await (values.list ? listPhotos(sources) : importPhotosInto(sources, env))
}

async function importArchive(archive: FoundArchive, env: NodeJS.ProcessEnv, withoutDamaged = false) {
  const damagedFiles = await checkArchive(archive, withoutDamaged, showProgress('Checking the archive.'))
  const config = parseConfig(env)
  using _ = lockDataDir(config.dataDir)
  const onProgress = showProgress('Making the memorial.')
  const wholeArchive = leaveOut(archive, damagedFiles)
  const { leftOut } = await restoreMemorial(wholeArchive, config, planImport(wholeArchive), onProgress)
  printLostFiles('Left out', archive, damagedFiles)
  printLeftOutRows(leftOut)
  const isComplete = damagedFiles.length === 0 && leftOut.length === 0
  console.log(
    `The memorial is ${isComplete ? 'complete' : 'made without what is named above'}. Start it with npm start.`,
  )
  if (!isComplete) process.exitCode = 2
}

/**
 * Throws a PlainError if there are no photographs. Call this before `importPhotosInto`, which makes a memorial if there is none.
 */
async function checkHasPhotos({ files, unreadable }: InputFiles, places: readonly string[], isList = false) {
  const { photos, leftOut, rejected } = await findPhotos(files)
  if (photos.length + rejected.length > 0) return
  printFiles('Rejected', unreadable, isList)
  printLeftOut(leftOut, isList)
  throw new PlainError(chooseReason(leftOut)(places.join(', ')))
}

function chooseReason(leftOut: readonly LeftOutFile[]) {
  if (leftOut.some(({ kind }) => kind === 'otherGoogle')) return texts.noGooglePhotos
  return leftOut.length > 0 ? texts.nothingElse : texts.nothingFound
}

/** Adds the photographs to the memorial that the environment variables point to. If there is no memorial yet, makes one. */
async function importPhotosInto(sources: InputFiles, env: NodeJS.ProcessEnv) {
  const config = parseConfig(env)
  using _ = lockDataDir(config.dataDir)
  const context = await openContext(config, openLog(config.logLevel))
  await addPhotos(context, sources).finally(() => closeContext(context))
}

async function addPhotos(context: Context, sources: InputFiles) {
  const { addedCount, named, ...others } = await importPhotos(
    context,
    sources,
    showProgress('Importing photographs, album by album and by the date they were taken.'),
  )
  console.log(`Added ${addedCount}. ${printOthers(others)}`)
  const names = [...new Set(named.flat())].join(', ')
  if (names)
    console.log(
      `Names came with ${named.length} of them: ${names}. Visitors see none before you show it at Manage Media.`,
    )
  if (others.rejected.length > 0) process.exitCode = 2
}
