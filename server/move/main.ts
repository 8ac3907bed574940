import { parseArgs } from 'node:util'
import { readConfig, StartupError } from '../config.ts'
import { lockDataDir } from '../lock.ts'
import { openSpool } from '../storage/spool.ts'
import { runCommand } from '../runCommand.ts'
import { type Moved, moveMemorial } from './move.ts'
import { checkUnused, folderPlace, type OpenPlace, serversPlace } from './places.ts'
import { showProgress } from './progress.ts'

/** `npm run move -- --to servers|folder`: copies a whole memorial, with progress on standard output. */
await runCommand('Cannot move', main)

async function main() {
  const target = readTarget()
  const config = readConfig(process.env)
  using _ = lockDataDir(config.dataDir)
  await checkUnused(config)
  await using servers = await serversPlace(config)
  await using folder = await folderPlace(config.dataDir, target === 'servers')
  const [from, to] = target === 'servers' ? [folder, servers] : [servers, folder]
  const title = `Copying the memorial from ${from.name} to ${to.name}.`
  report(await moveMemorial(from, to, await openSpool(config.dataDir), showProgress(title)), from, to)
}

function readTarget(): 'servers' | 'folder' {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const to = String(values.to)
  if (/^(servers|postgres(ql)?(\+s3)?|s3)$/i.test(to)) return 'servers'
  if (/^(folder|embedded|sqlite|disk)$/i.test(to)) return 'folder'
  throw new StartupError(
    'say where to: --to servers (PostgreSQL and S3, as DATABASE_URL and S3_… say) or --to folder (DATA_DIR).',
  )
}

function report({ files, rows }: Moved, from: OpenPlace, to: OpenPlace) {
  console.log(`Rows: ${rows.rows}, the same on both sides (SHA-256 ${rows.sha256}).`)
  console.log(
    `All ${files.files} files and ${rows.rows} rows are in ${to.name}, each read back and compared.`,
  )
  console.log(
    `Nothing was changed in ${from.name}; keep it until you have seen the memorial in its new place.`,
  )
}
