import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { lockDataDir } from '../../base/process/lock.ts'
import { describeLocation } from '../../platform/describeLocation.ts'
import { parseOnlyPath, runCommand, shortenList, showProgress } from '../../base/process/runCommand.ts'
import {
  checkFiles,
  checkIsWhole,
  type DamagedFile,
  describeDamagedFile,
  isDerivative,
  isOriginal,
  leaveOutDamaged,
} from './checkFiles.ts'
import { type OpenBackup, openBackup } from '../backup/openBackup.ts'
import { printLeftOutRows } from './printLeftOutRows.ts'
import { planRestore } from './planRestore.ts'
import { restoreMemorial } from './restoreMemorial.ts'

const usage =
  'say what to restore: npm run restore -- walter.zip, or the folder of the backup; --check only reads it, ' +
  '--without-damaged leaves out originals that are damaged.'

/**
 * `npm run restore -- FILE.zip|FOLDER`: restores a backup to a place without a memorial. With --check, it only reads the backup.
 * The exit code is 2 if some originals were left out, and 1 if the restore failed or if --check found damage.
 */
export const restoreCommand = (args: string[], env: NodeJS.ProcessEnv) =>
  runCommand('Cannot restore', () => main(args, env))

async function main(args: string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({
    args,
    options: { check: { type: 'boolean' }, 'without-damaged': { type: 'boolean' } },
    allowPositionals: true,
  })
  const backupPath = parseOnlyPath(positionals, usage)
  using backup = await openBackup(backupPath)
  printDate(backup)
  const damagedFiles = await checkFiles(
    backup,
    showProgress(`Reading the backup ${backup.name} in ${backupPath}.`),
  )
  checkIsWhole(backup, damagedFiles, 'backup')
  checkRestorable(backup, damagedFiles, values['without-damaged'])
  printReport(backup, damagedFiles)
  if (!values.check) await bringBack(backup, damagedFiles, env)
  else if (damagedFiles.length > 0) process.exitCode = 1
}

/** Prints the date of the backup in the time zone of this machine, and warns of backups with dates in the future. */
function printDate({ name, manifest, futureNames }: OpenBackup) {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' })
  console.log(`The backup ${name} was made on ${format.format(new Date(manifest.madeAt))}.`)
  if (futureNames.includes(name))
    console.log('That date is in the future: a clock was wrong when the backup was made, or is wrong now.')
  else if (futureNames.length > 0)
    console.log(`Ignored, because a wrong clock dated them in the future: ${futureNames.join(', ')}.`)
}

/** Throws if the database is damaged, or if an original is damaged and `withoutDamaged` is false. */
function checkRestorable(backup: OpenBackup, damagedFiles: DamagedFile[], withoutDamaged = false) {
  const hasDatabase = damagedFiles.every(
    (damagedFile) => isDerivative(damagedFile) || isOriginal(damagedFile),
  )
  if (hasDatabase && (withoutDamaged || damagedFiles.every(isDerivative))) return
  const otherNames = backup.backupNames.filter((name) => name !== backup.name)
  throw new PlainError(
    [
      'this backup is damaged; nothing was changed.',
      ...shortenList(damagedFiles.map((damagedFile) => `  ${describeDamagedFile(damagedFile)}`)),
      hasDatabase
        ? 'With --without-damaged everything except these originals is restored; pictures are made again.'
        : 'Nothing can be restored from it without its database.',
      ...(otherNames.length > 0 ? [`Other backups there: ${otherNames.join(', ')}.`] : []),
    ].join('\n'),
  )
}

function printReport({ name, manifest }: OpenBackup, damagedFiles: DamagedFile[]) {
  if (damagedFiles.length === 0) console.log(`The backup ${name} is complete and as it was written.`)
  const originals = damagedFiles.filter(isOriginal)
  const lostFolders = new Set(originals.map((file) => path.dirname(file.path)))
  const derivatives = damagedFiles.filter(isDerivative)
  const lines = [
    ...originals.map((file) => `${describeDamagedFile(file)} It is left out.`),
    ...derivatives
      .filter((file) => !lostFolders.has(path.dirname(file.path)))
      .map((file) => `${describeDamagedFile(file)} A restored memorial makes it again.`),
  ]
  for (const line of shortenList(lines)) console.log(line)
  const faults = manifest.faults.map(
    (key) => `${key} was lost or changed before the backup was made; look for it in older backups.`,
  )
  for (const line of shortenList(faults)) console.log(line)
}

async function bringBack(backup: OpenBackup, damagedFiles: DamagedFile[], env: NodeJS.ProcessEnv) {
  const config = parseConfig(env)
  using _ = lockDataDir(config.dataDir)
  const name = describeLocation(config)
  const onProgress = showProgress(`Restoring it in ${name}.`)
  const { files, rows, lostItems, leftOut } = await restoreMemorial(
    leaveOutDamaged(backup, damagedFiles),
    config,
    planRestore(damagedFiles),
    onProgress,
  )
  console.log(`All ${files} files and ${rows.rows} rows are in ${name}, each read back and compared.`)
  const lostLines = lostItems.map(
    ({ title, original_name, id }) =>
      `“${title ?? original_name}” (${original_name}, ${id}) is there without its original.`,
  )
  for (const line of shortenList(lostLines)) console.log(line)
  if (lostItems.length > 0) console.log('Look for these originals in older backups.')
  printLeftOutRows(leftOut)
  if (damagedFiles.some(isOriginal) || leftOut.length > 0) process.exitCode = 2
  console.log('Start it with npm start.')
}
