import { parseArgs } from 'node:util'
import { runCommand } from '../base/process/runCommand.ts'
import { parseConfig } from '../base/config/config.ts'
import { checkDatabaseExists } from '../platform/database/open.ts'
import { versionFolder } from '../base/process/projectFolder.ts'
import { findFormerCopy, goBack } from '../operations/update/changeOver.ts'
import { findFormer, lockVersions } from '../operations/update/versions.ts'
import { countWrittenSince } from '../operations/update/countWrittenSince.ts'

/** `npm run back [-- --yes]`: returns to the version before the last update, and to its database when it cannot open the present one. */
await runCommand('Cannot go back', main)

async function main() {
  const { values } = parseArgs({ options: { yes: { type: 'boolean' } } })
  using _ = lockVersions()
  const config = parseConfig(process.env)
  const former = findFormer()
  const copy = await findFormerCopy(config, former)
  // when starts already lead to the former version, somebody agreed earlier, and going back only has to finish
  const isAgreed = values.yes || former.folder === versionFolder
  if (copy && !isAgreed) {
    checkDatabaseExists(config)
    console.log(
      `Version ${former.version} needs the database from before the update. Written since, and no longer shown then: ` +
        `${await countWrittenSince(config, copy)}, and every change to older entries. All of it is kept aside in DATA_DIR. ` +
        'To go back: npm run back -- --yes',
    )
    process.exitCode = 1
    return
  }
  await goBack(config, former)
  const isUnchanged = !copy && former.folder !== versionFolder
  console.log(
    `The current version is ${former.version}${isUnchanged ? '; the database was not changed, and everything is there' : ''}.`,
  )
}
