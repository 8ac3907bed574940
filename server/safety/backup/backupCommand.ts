import { parseArgs } from 'node:util'
import { PlainError } from '../../base/errors/PlainError.ts'
import { showProgress, runCommand, parseOnlyPath } from '../../base/process/runCommand.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { openCurrentMemorial } from './openCurrentMemorial.ts'
import { openTarget } from './openTarget.ts'
import { recordBackup } from './record.ts'
import { type SavedBackup, saveBackup } from './saveBackup.ts'
import type { BackupTarget } from './target.ts'

const usage =
  'say where to: npm run backup -- /media/stick/walter (a folder; each run adds only what is new, and --keep 7 keeps the ' +
  'newest seven backups) or npm run backup -- walter.zip (one file).'

/** `npm run backup -- FILE.zip|FOLDER [--keep N]`: backs up the memorial, even while a server is using it. */
export const backupCommand = (args: string[], env: NodeJS.ProcessEnv) =>
  runCommand('Cannot back up', () => main(args, env))

async function main(args: string[], env: NodeJS.ProcessEnv) {
  const { destination, keepCount } = parseArguments(args)
  await using memorial = await openCurrentMemorial(env, { canBeOlder: true })
  await using target = await openTarget(memorial.fileWorkers, destination, keepCount)
  const onProgress = showProgress(`Backing up the memorial in ${memorial.name} to ${destination}.`)
  const savedBackup = await saveBackup({ ...memorial, clock: Date.now }, target, { onProgress })
  if (!savedBackup) return
  await recordBackup(memorial.db, savedBackup).catch((error: unknown) => {
    if (!isFull(error)) throw error
    console.log('The disk of the memorial is full: the memorial could not record that it was backed up.')
  })
  printReport(savedBackup, target)
}

function parseArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  })
  const destination = parseOnlyPath(positionals, usage)
  const keepCount = values.keep === undefined ? undefined : Number(values.keep)
  if (keepCount !== undefined && !(keepCount >= 1))
    throw new PlainError('--keep needs the number of backups to keep, 1 or more, such as --keep 7.')
  return { destination, keepCount }
}

function printReport(
  { name, files, bytes, added, faults }: SavedBackup,
  target: Pick<BackupTarget, 'damagedPaths' | 'isOpenToOthers'>,
) {
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
  console.log(`Backup ${name}: ${files} files, ${size}; ${added} of them are new.`)
  if (target.isOpenToOthers)
    console.log(
      'Other users of this machine can read it: permissions cannot be changed on that disk. Lock it away.',
    )
  if (target.damagedPaths.size > 0)
    console.log(
      `${target.damagedPaths.size} were damaged there and have been stored again: check the health of that disk.`,
    )
  for (const key of faults) console.log(`${key} is not as it was sent, here and in the backup.`)
  if (faults.length === 0) return
  console.log('Run npm run verify: it says what is wrong with them and what to do.')
  process.exitCode = 1
}
