import { parseArgs } from 'node:util'
import { captionPlace } from '../../contract/archive.ts'
import { openCurrent } from '../backup/current.ts'
import { StartupError } from '../config.ts'
import { showProgress } from '../move/progress.ts'
import { runCommand } from '../runCommand.ts'
import { typedPath } from '../typedPath.ts'
import { writeArchive } from './writeArchive.ts'

/** `npm run archive -- FILE.zip`: what the dashboard's 'All originals' downloads; ends with 2 when something is missing. */
await runCommand('Cannot write the archive', main)

async function main() {
  const { file, captions } = readArguments()
  await using memorial = await openCurrent(process.env)
  const archive = await writeArchive(memorial, file, captions, showProgress(`Writing ${file}.`))
  console.log(`All of it is in ${file}.`)
  for (const { file: name, originalName, reason } of archive.missing)
    console.error(`Not in it: ${name} (sent as ${originalName}): ${reason}`)
  if (archive.missing.length > 0) process.exitCode = 2
}

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { captions: { type: 'string' } },
    allowPositionals: true,
  })
  const captions = captionPlace.safeParse(values.captions ?? 'beside')
  const [file, ...more] = positionals
  if (!file || more.length > 0 || !captions.success)
    throw new StartupError('say where to: npm run archive -- FILE.zip [--captions embedded]')
  return { file: typedPath(file), captions: captions.data }
}
