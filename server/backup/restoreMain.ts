import { parseArgs } from 'node:util'
import { readConfig, StartupError } from '../config.ts'
import { lockDataDir } from '../lock.ts'
import { placeName } from '../move/places.ts'
import { showProgress } from '../move/progress.ts'
import { runCommand } from '../runCommand.ts'
import { onlyPath } from '../typedPath.ts'
import { checkBackup } from './checkBackup.ts'
import { type OpenBackup, openBackup } from './openBackup.ts'
import { restoreBackup } from './restoreBackup.ts'

/** `npm run restore -- FILE.zip|FOLDER`: brings a backup up in an empty place; with --check it is only read through. */
await runCommand('Cannot restore', main)

async function main() {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  })
  const from = onlyPath(
    positionals,
    'say from where: npm run restore -- walter.zip, or the folder of the backup; --check only reads it through.',
  )
  await using backup = await openBackup(from)
  await check(backup, from)
  if (!values.check) await restore(backup)
}

async function check(backup: OpenBackup, from: string) {
  const found = await checkBackup(backup, showProgress(`Reading the copy ${backup.copy} in ${from}.`))
  if (found.length > 0)
    throw new StartupError(`this copy is damaged; nothing was changed.\n  ${found.join('\n  ')}`)
  console.log(`The copy ${backup.copy} is complete and as it was written.`)
  for (const key of backup.manifest.faults)
    console.log(`${key} was lost or changed before the copy was made; look into older copies for it.`)
}

async function restore(backup: OpenBackup) {
  const config = readConfig(process.env)
  using _ = lockDataDir(config.dataDir)
  const name = placeName(config)
  const { files, rows } = await restoreBackup(backup, config, showProgress(`Restoring it in ${name}.`))
  console.log(`All ${files.files} files and ${rows.rows} rows are in ${name}, each read back and compared.`)
  console.log('Start it with npm start.')
}
