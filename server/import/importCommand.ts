import { parseArgs } from 'node:util'
import { closeContext, openContext } from '../memorial/openContext.ts'
import { parseConfig } from '../base/config/config.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import type { Context } from '../platform/context.ts'
import { lockDataDir } from '../base/process/lock.ts'
import { resolveTypedPath, runCommand, shortenList, showProgress } from '../base/process/runCommand.ts'
import { openLog } from '../base/process/log.ts'
import { findArchive, type FoundArchive } from './memorial/findArchive.ts'
import { checkArchive, leaveOut } from './memorial/checkArchive.ts'
import { planImport } from './memorial/planImport.ts'
import { findPhotos, type SkippedFile } from './photos/findPhotos.ts'
import { importPhotos } from './photos/importPhotos.ts'
import type { LeftOutFile } from './photos/separateLeftOut.ts'
import { openInputs } from '../platform/inputs/openInputs.ts'
import type { InputFiles } from '../platform/inputs/inputs.ts'
import { printLeftOutRows } from '../safety/restore/printLeftOutRows.ts'
import { restoreMemorial } from '../safety/restore/restoreMemorial.ts'
import { texts } from './texts.ts'

/**
 * `npm run import -- FILE…` restores a memorial from its archive, or adds photographs from folders and ZIP files. The exit code
 * is 0 if everything was imported, 2 if some files were rejected or left out of an archive, and 1 if the import failed.
 */
export const importFiles = (args: string[], env: NodeJS.ProcessEnv) =>
  runCommand('Cannot import', () => main(args, env))

async function main(args: string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({
    args,
    options: { 'without-damaged': { type: 'boolean' } },
    allowPositionals: true,
  })
  if (positionals.length === 0)
    throw new PlainError(
      'say what: npm run import -- FILE… (an archive, folders or ZIP files of photographs)',
    )
  const places = positionals.map(resolveTypedPath)
  using sources = await openInputs(places)
  const archive = await findArchive(sources)
  if (archive) return await importArchive(archive, env, values['without-damaged'])
  await checkHasPhotos(sources, places)
  await importPhotosInto(sources, env)
}

async function importArchive(archive: FoundArchive, env: NodeJS.ProcessEnv, withoutDamaged = false) {
  const damagedFiles = await checkArchive(archive, withoutDamaged, showProgress('Checking the archive.'))
  const config = parseConfig(env)
  using _ = lockDataDir(config.dataDir)
  const onProgress = showProgress('Making the memorial.')
  const wholeArchive = leaveOut(archive, damagedFiles)
  const { leftOut } = await restoreMemorial(wholeArchive, config, planImport(wholeArchive), onProgress)
  const missing = archive.missing.map(({ file, reason }) => ({ path: file, reason }))
  printFiles('Missing since the archive was written', missing)
  printFiles(
    'Left out',
    damagedFiles.map(({ path, fault }) => ({ path, reason: `it ${fault.replace(/\.$/, '')}` })),
  )
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
async function checkHasPhotos({ files, unreadable }: InputFiles, places: readonly string[]) {
  const { photos, leftOut, rejected } = await findPhotos(files)
  if (photos.length + rejected.length > 0) return
  printFiles('Rejected', unreadable)
  printLeftOut(leftOut)
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
  const { addedCount, duplicates, leftOut, unread, skipped, rejected } = await importPhotos(
    context,
    sources,
    showProgress('Importing photographs, album by album and by the date they were taken.'),
  )
  printFiles('Not needed', skipped)
  printFiles('Already there', duplicates)
  printFiles('Rejected', rejected)
  printLeftOut(leftOut)
  for (const database of unread) console.log(texts.unread(database))
  console.log(
    `Added ${addedCount}. Already there ${duplicates.length}, not needed ${skipped.length}, left out ${leftOut.length}, rejected ${rejected.length}.`,
  )
  if (rejected.length > 0) process.exitCode = 2
}

/** Prints a sentence for each kind of file. Names only one file as an example, because there may be thousands. */
function printLeftOut(files: readonly LeftOutFile[]) {
  for (const [kind, group] of Map.groupBy(files, (file) => file.kind))
    console.log(`${texts.leftOut[kind](group.length)} ${texts.example(group[0]?.path ?? '')}`)
}

/** Prints the files, grouped by the kind of their reasons, and the number of files in each group. */
function printFiles(title: string, files: readonly SkippedFile[]) {
  for (const [kind, group] of Map.groupBy(files, ({ reason }) => toReasonKind(reason))) {
    if (group.length > 1) console.log(`${title}, ${group.length} files: ${kind}`)
    const prefix = group.length > 1 ? '  ' : `${title}: `
    const lines = group.map(({ path, reason }) =>
      reason === kind && group.length > 1 ? `${prefix}${path}` : `${prefix}${path}: ${reason}`,
    )
    for (const line of shortenList(lines)) console.log(line)
  }
}

/** Removes file names and titles from a reason, so that files with the same kind of reason form one group. */
function toReasonKind(reason: string): string {
  const [kind = reason] = reason.replace(/^“.*?” /, 'it ').split(/[:,.] | as /)
  return kind.trim()
}
