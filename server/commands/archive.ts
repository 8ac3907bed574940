import { parseArgs } from 'node:util'
import { captionPlace } from '../../contract/outputs/archive.ts'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { showProgress, runCommand, parseOnlyPath } from '../base/process/runCommand.ts'
import { isZipName } from '../platform/zip/isZipName.ts'
import { writeArchive } from '../outputs/archive/writeArchive.ts'

await runCommand('Cannot write the archive', main)

async function main() {
  const { file, captions } = parseArguments()
  await using memorial = await openCurrentMemorial(process.env, { canBeOlder: true })
  const archive = await writeArchive(
    { ...memorial, clock: Date.now },
    file,
    captions,
    showProgress(`Writing ${file}.`),
  )
  console.log(`The archive is complete: ${file}.`)
  for (const { file: name, originalName, reason } of archive.missing)
    console.error(`Not in it: ${name} (sent as ${originalName}): ${reason}`)
  if (archive.missing.length > 0) process.exitCode = 2
}

function parseArguments() {
  const { values, positionals } = parseArgs({
    options: { captions: { type: 'string' } },
    allowPositionals: true,
  })
  const captions = captionPlace.safeParse(values.captions ?? 'beside')
  const usage = 'say where to: npm run archive -- FILE.zip [--captions embedded].'
  const file = parseOnlyPath(positionals, usage)
  if (!isZipName(file) || !captions.success) throw new PlainError(usage)
  return { file, captions: captions.data }
}
