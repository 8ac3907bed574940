import { parseArgs } from 'node:util'
import type { RunningServer } from '../../contract/runningServer.ts'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { runCommand } from '../base/process/runCommand.ts'
import { readRunningServer } from '../base/process/running.ts'
import { openFreeSpace } from '../platform/storage/freeSpace.ts'
import { needsHelp, readStatus, type Status } from '../safety/safekeeping/status.ts'

await runCommand('Cannot show the status', main)

async function main() {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } })
  await using memorial = await openCurrentMemorial(process.env)
  const freeSpace = openFreeSpace(memorial.config, new Set())
  const status = await readStatus({ ...memorial, freeSpace, clock: Date.now })
  const server = readRunningServer(memorial.config.dataDir)
  console.log(
    values.json ? JSON.stringify({ ...status, server }, null, 1) : describe(status, server, memorial.name),
  )
  if (needsHelp(status)) process.exitCode = 1
}

function describe(status: Status, server: RunningServer | null, name: string): string {
  const { version, database, freeBytes, isDiskLow, lastCopyAt, copyOverdue, lastCheckAt, faults } = status
  return [
    `Memorial ${version}, database ${database}, in ${name}.`,
    server
      ? `Its server is process ${server.pid} of version ${server.version}, since ${server.since}.`
      : 'No server is running here.',
    `Free on its disk: ${(freeBytes / 1024 ** 3).toFixed(1)} GB${isDiskLow ? ': visitors cannot send photographs' : ''}.`,
    `Last backup: ${lastCopyAt ?? 'none'}${copyOverdue ? ', which is too old' : ''}.`,
    `Last check of all originals: ${lastCheckAt ?? 'none'}.`,
    faults === 0
      ? 'No file is damaged or missing.'
      : `Damaged or missing files: ${faults}; npm run verify names them.`,
    `Sent by guests, waiting for the family: ${status.waitingSent}.`,
  ].join('\n')
}
