import { parseArgs } from 'node:util'
import { parseConfig } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { lockDataDir } from '../../base/process/lock.ts'
import { describeLocation } from '../../platform/describeLocation.ts'
import { showProgress, runCommand, parseOnlyPath } from '../../base/process/runCommand.ts'
import { checkCopy, type Damage, describeDamage, isDerivative, isOriginal } from './checkBackup.ts'
import { type OpenBackup, openBackup } from './openBackup.ts'
import { restoreBackup } from './restoreBackup.ts'

const usage =
  'say what to restore: npm run restore -- walter.zip, or the folder of the backup; --check only reads it, ' +
  '--without-damaged leaves out originals that are damaged.'

/** `npm run restore -- FILE.zip|FOLDER`: restores a backup in an empty place; --check only reads it. */
export const restore = (args: string[], env: NodeJS.ProcessEnv) =>
  runCommand('Cannot restore', () => main(args, env))

async function main(args: string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({
    args,
    options: { check: { type: 'boolean' }, 'without-damaged': { type: 'boolean' } },
    allowPositionals: true,
  })
  const from = parseOnlyPath(positionals, usage)
  await using backup = await openBackup(from)
  announce(backup)
  const damages = await checkCopy(backup, showProgress(`Reading the copy ${backup.copy} in ${from}.`))
  checkRestorable(backup, damages, values['without-damaged'])
  report(backup, damages)
  if (!values.check) await bringUp(backup, damages, env)
  else if (damages.length > 0) process.exitCode = 1
}

/** Prints the date of the copy in the time zone of this machine, and warns if that date is in the future. */
function announce({ copy, manifest, future }: OpenBackup) {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' })
  console.log(`The copy ${copy} was made on ${format.format(new Date(manifest.madeAt))}.`)
  if (future.includes(copy))
    console.log('That date is in the future: a clock was wrong when the copy was made, or is wrong now.')
  else if (future.length > 0)
    console.log(`Ignored, because a wrong clock dated them in the future: ${future.join(', ')}.`)
}

/** Throws if the database is damaged, or if an original is and `withoutDamaged` is false. */
function checkRestorable({ copy, copies }: OpenBackup, damages: Damage[], withoutDamaged = false) {
  const hasDatabase = damages.every((damage) => isDerivative(damage) || isOriginal(damage))
  if (hasDatabase && (withoutDamaged || damages.every(isDerivative))) return
  const others = copies.filter((name) => name !== copy)
  throw new PlainError(
    [
      'this copy is damaged; nothing was changed.',
      ...damages.map((damage) => `  ${describeDamage(damage)}`),
      hasDatabase
        ? 'With --without-damaged everything except these originals is restored; pictures are made again.'
        : 'Nothing can be restored from it without its database.',
      ...(others.length > 0 ? [`Other copies there: ${others.join(', ')}.`] : []),
    ].join('\n'),
  )
}

function report({ copy, manifest }: OpenBackup, damages: Damage[]) {
  if (damages.length === 0) console.log(`The copy ${copy} is complete and as it was written.`)
  for (const damage of damages)
    console.log(
      `${describeDamage(damage)} ${isDerivative(damage) ? 'A restored memorial makes it again.' : 'It is left out.'}`,
    )
  for (const key of manifest.faults)
    console.log(`${key} was lost or changed before the copy was made; look for it in older copies.`)
}

async function bringUp(backup: OpenBackup, damages: Damage[], env: NodeJS.ProcessEnv) {
  const config = parseConfig(env)
  using _ = lockDataDir(config.dataDir)
  const name = describeLocation(config)
  const onProgress = showProgress(`Restoring it in ${name}.`)
  const { files, rows, lost } = await restoreBackup(backup, config, damages, onProgress)
  console.log(`All ${files} files and ${rows.rows} rows are in ${name}, each read back and compared.`)
  for (const { title, original_name, id } of lost)
    console.log(`“${title ?? original_name}” (${original_name}, ${id}) is there without its original.`)
  if (lost.length > 0) console.log('Look for these originals in older copies.')
  console.log('Start it with npm start.')
}
