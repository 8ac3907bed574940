import path from 'node:path'
import { parseArgs } from 'node:util'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { openTarget } from '../safety/backup/openTarget.ts'
import { recordBackup } from '../safety/backup/record.ts'
import { saveBackup } from '../safety/backup/saveBackup.ts'
import { parseOnlyPath, runCommand, showProgress } from '../base/process/runCommand.ts'
import { parseConfig } from '../base/config/config.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { newestMigration } from '../platform/database/migrate.ts'
import { versionFolder } from '../base/process/projectFolder.ts'
import { version } from '../base/process/version.ts'
import { finishChange, goForward } from '../operations/update/changeOver.ts'
import { removeLeftovers } from '../operations/update/leftovers.ts'
import { copiesFolder, lockVersions, readFormer } from '../operations/update/versions.ts'
import { tryVersion } from '../operations/update/tryVersion.ts'
import { unpackRelease } from '../operations/update/unpackRelease.ts'

const usage = 'say to which release: npm run update -- memorial-1.1.0.tar.gz'

/** `npm run update -- FILE.tar.gz`: copies the data, tries the new version on the copy, then changes over to it or stays. */
await runCommand('Cannot update', main)

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const file = parseOnlyPath(positionals, usage)
  using _ = lockVersions()
  const config = parseConfig(process.env)
  await removeLeftovers()
  const earlier = readFormer()
  if (earlier?.isUnfinished) await finishChange(config, earlier)
  console.log(`Unpacking ${path.basename(file)}, and fetching the packages that it lacks…`)
  const release = await unpackRelease(file, config.dataDir)
  if (!release && !earlier?.isUnfinished)
    throw new PlainError(`this is version ${version} already: there is nothing to update.`)
  if (!release) return console.log(`The current version is ${version}.`)
  const copy = await takeCopy()
  console.log(`Trying version ${release.version} on that copy…`)
  await tryVersion(release.folder, copy)
  const former = { folder: versionFolder, version, migration: newestMigration, copy, isUnfinished: true }
  await goForward(config, former, release)
  console.log(`The current version is ${release.version}. npm run back returns to ${version}.`)
}

/** Takes a copy of the whole memorial; only the newest three copies are kept. */
async function takeCopy(): Promise<string> {
  await using current = await openCurrentMemorial(process.env)
  await using target = await openTarget(current.fileWorkers, copiesFolder, 3)
  const onProgress = showProgress(`Copying the memorial in ${current.name} to ${copiesFolder}.`)
  const saved = await saveBackup({ ...current, clock: Date.now }, target, { onProgress })
  if (!saved) throw new PlainError('the copy was not finished.')
  await recordBackup(current.db, saved)
  return saved.name
}
