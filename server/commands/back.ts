import { parseArgs } from 'node:util'
import { runCommand } from '../base/process/runCommand.ts'
import { parseConfig } from '../base/config/config.ts'
import { checkDatabaseExists } from '../platform/database/open.ts'
import { projectFolder, versionFolder } from '../base/process/projectFolder.ts'
import { findFormerDatabase, goBack } from '../operations/update/changeOver.ts'
import { findFormer, lockVersions } from '../operations/update/versions.ts'
import { countWrittenSince } from '../operations/update/countWrittenSince.ts'
import { removeLeftovers } from '../operations/update/leftovers.ts'

/**
 * `npm run back [-- --yes]` returns to the version before the last update. If that version cannot open the current database, the
 * command also brings back the database from before the update.
 */
await runCommand('Cannot go back', main, projectFolder)

async function main() {
  const { values } = parseArgs({ options: { yes: { type: 'boolean' } } })
  using _ = lockVersions()
  const config = parseConfig(process.env)
  await removeLeftovers()
  const formerVersion = findFormer()
  const formerDatabase = await findFormerDatabase(config, formerVersion)
  // if `npm start` already uses the former version, an interrupted earlier run switched to it, after somebody had agreed
  const isAgreed = values.yes || formerVersion.folder === versionFolder
  if (formerDatabase && !isAgreed) {
    checkDatabaseExists(config)
    console.log(
      `Version ${formerVersion.version} needs the database from before the update. Written since, and no longer shown then: ` +
        `${await countWrittenSince(config, formerDatabase)}, and every change to older entries. All of it is kept aside in DATA_DIR. ` +
        'To go back: npm run back -- --yes',
    )
    process.exitCode = 1
    return
  }
  await goBack(config, formerVersion)
  const isUnchanged = !formerDatabase && formerVersion.folder !== versionFolder
  console.log(
    `The current version is ${formerVersion.version}${isUnchanged ? '; the database was not changed, and everything is there' : ''}.`,
  )
}
