import { parseArgs } from 'node:util'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { openTarget } from '../safety/backup/openTarget.ts'
import { recordBackup } from '../safety/backup/record.ts'
import { saveBackup } from '../safety/backup/saveBackup.ts'
import { parseOnlyPath, runCommand, showProgress } from '../base/process/runCommand.ts'
import { parseConfig } from '../base/config/config.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { newestMigration } from '../platform/database/migrate.ts'
import { projectFolder, versionFolder } from '../base/process/projectFolder.ts'
import { version } from '../base/process/version.ts'
import { finishChange, goForward } from '../operations/update/changeOver.ts'
import { removeLeftovers } from '../operations/update/leftovers.ts'
import {
  backupsFolder,
  lockVersions,
  prepareBackupsFolder,
  readFormer,
} from '../operations/update/versions.ts'
import { tryVersion } from '../operations/update/tryVersion.ts'
import { unpackRelease } from '../operations/update/unpackRelease.ts'

const usage = 'say to which release: npm run update -- memorial-1.1.0.tar.gz'

await runCommand('Cannot update', main, projectFolder)

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const file = parseOnlyPath(positionals, usage)
  using _ = lockVersions()
  const config = parseConfig(process.env)
  await removeLeftovers()
  const formerVersion = readFormer()
  if (formerVersion?.isUnfinished) await finishChange(config, formerVersion)
  const release = await unpackRelease(file, config.dataDir)
  if (!release && !formerVersion?.isUnfinished)
    throw new PlainError(`this is version ${version} already: there is nothing to update.`)
  if (!release) return console.log(`The current version is ${version}.`)
  const backupName = await makeBackup()
  console.log(`Trying version ${release.version} on that backup…`)
  await tryVersion(release.folder, backupName)
  const former = {
    folder: versionFolder,
    version,
    migration: newestMigration,
    copy: backupName,
    isUnfinished: true,
  }
  await goForward(config, former, release)
  console.log(`The current version is ${release.version}. npm run back returns to ${version}.`)
}

/** Only the newest three backups are kept. */
async function makeBackup(): Promise<string> {
  prepareBackupsFolder()
  await using memorial = await openCurrentMemorial(process.env, { canBeOlder: true })
  await using target = await openTarget(memorial.fileWorkers, backupsFolder, 3)
  const onProgress = showProgress(`Backing up the memorial in ${memorial.name} to ${backupsFolder}.`)
  const savedBackup = await saveBackup({ ...memorial, clock: Date.now }, target, { onProgress })
  if (!savedBackup) throw new PlainError('the backup was not finished.')
  await recordBackup(memorial.db, savedBackup)
  return savedBackup.name
}
