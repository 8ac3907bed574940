import path from 'node:path'
import { parseArgs } from 'node:util'
import { openCurrent } from '../backup/current.ts'
import { openTarget } from '../backup/openTarget.ts'
import { recordBackup } from '../backup/record.ts'
import { saveBackup } from '../backup/saveBackup.ts'
import { onlyPath, runCommand, showProgress } from '../commands/runCommand.ts'
import { parseConfig } from '../config.ts'
import { PlainError } from '../errors/PlainError.ts'
import { newestMigration } from '../database/migrate.ts'
import { presentFolder } from '../startup/projectFolder.ts'
import { version } from '../startup/version.ts'
import { finishChange, goForward } from './changeOver.ts'
import { removeLeftovers } from './leftovers.ts'
import { copiesFolder, lockVersions, readFormer } from './places.ts'
import { tryOut } from './tryOut.ts'
import { unpackRelease } from './unpackRelease.ts'

const usage = 'say to which release: npm run update -- memorial-1.1.0.tar.gz'

/** `npm run update -- FILE.tar.gz`: copies the data, tries the new version on the copy, changes over, or goes back. */
await runCommand('Cannot update', main)

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const file = onlyPath(positionals, usage)
  using _ = lockVersions()
  const config = parseConfig(process.env)
  await removeLeftovers()
  const earlier = readFormer()
  if (earlier?.isUnfinished) await finishChange(config, earlier)
  console.log(`Unpacking ${path.basename(file)}, and fetching the packages that it lacks…`)
  const release = await unpackRelease(file, config.dataDir)
  if (!release && !earlier?.isUnfinished)
    throw new PlainError(`this is version ${version} already: there is nothing to update.`)
  if (!release) return console.log(`The present version is ${version}.`)
  const copy = await takeCopy()
  console.log(`Trying version ${release.version} on that copy…`)
  await tryOut(release.folder, copy)
  const former = { folder: presentFolder, version, migration: newestMigration, copy, isUnfinished: true }
  await goForward(config, former, release)
  console.log(`The present version is ${release.version}. npm run back brings ${version} up again.`)
}

/** With everything; the newest three stay. */
async function takeCopy(): Promise<string> {
  await using current = await openCurrent(process.env)
  await using target = await openTarget(current.fileWorkers, copiesFolder, 3)
  const onProgress = showProgress(`Copying the memorial in ${current.name} to ${copiesFolder}.`)
  const saved = await saveBackup({ ...current, clock: Date.now }, target, { onProgress })
  if (!saved) throw new PlainError('the copy was not finished.')
  await recordBackup(current.db, saved)
  return saved.name
}
