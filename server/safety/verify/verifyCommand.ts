import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { openCurrentMemorial } from '../backup/openCurrentMemorial.ts'
import { english } from '../../../languages/inLanguage.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { showProgress, runCommand } from '../../base/process/runCommand.ts'
import { describeFault } from './faults.ts'
import { verifyAll, type VerifyResult } from './verifyAll.ts'

/** `npm run verify`: reads every original again, even while a server is running. The exit code is 1 if there are faults. */
export const verifyCommand = (args: string[], env: NodeJS.ProcessEnv) =>
  runCommand('Cannot verify', () => main(args, env))

async function main(args: string[], env: NodeJS.ProcessEnv) {
  if (parseArgs({ args, allowPositionals: true }).positionals.length > 0)
    throw new PlainError(
      'it reads the memorial itself and takes no name. To check a backup, use npm run restore -- --check walter.zip.',
    )
  await using memorial = await openCurrentMemorial(env)
  const showStep = showProgress(`Verifying the memorial in ${memorial.name}.`)
  const databaseFaults = memorial.config.databaseUrl ? [] : await checkSqlite(memorial.db)
  printReport(
    await verifyAll(memorial, (doneCount, totalCount) =>
      showStep(`${doneCount} of ${totalCount} originals`, doneCount / totalCount),
    ),
    databaseFaults,
  )
}

/** Lists the faults that SQLite finds in its own file. PostgreSQL needs no such check, because it checks its pages itself. */
async function checkSqlite(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(db)
  return rows.map((row) => row.integrity_check).filter((message) => message !== 'ok')
}

function printReport(result: VerifyResult, databaseFaults: string[]) {
  if (result.remadeCount > 0)
    console.log(
      `Missing pictures of ${result.remadeCount === 1 ? '1 item' : `${result.remadeCount} items`} have been made again.`,
    )
  for (const fault of result.faults) console.log(`\n${describeFault(fault, english.faults)}`)
  if (databaseFaults.length > 0) console.log(`\n${DATABASE_DAMAGED}\n  ${databaseFaults.join('\n  ')}`)
  const faultCount = result.faults.length + databaseFaults.length
  if (faultCount === 0) return console.log(`All ${result.itemCount} originals are as they were sent.`)
  console.log(
    `\n${result.itemCount} originals were read; ${faultCount === 1 ? '1 fault was' : `${faultCount} faults were`} found.`,
  )
  process.exitCode = 1
}

const DATABASE_DAMAGED =
  'The database file is damaged. Stop the server and restore the newest backup from before this happened. SQLite says:'
