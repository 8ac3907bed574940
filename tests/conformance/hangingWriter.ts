import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openDatabase } from '../../server/platform/database/open.ts'
import { change } from '../../server/platform/database/change.ts'
import type { Context } from '../../server/platform/context.ts'
import type { Config } from '../../server/base/config/config.ts'
import { silentLog } from '../support/servers/silentLog.ts'

/** The location of a database. */
export type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Starts a process that begins a change of the settings and never ends it. */
export async function startHangingWriter(where: DatabaseLocation): Promise<{ kill(): Promise<void> }> {
  const flags = ['--disable-warning=ExperimentalWarning', import.meta.filename, JSON.stringify(where)]
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error('the hanging writer ended')
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

if (import.meta.main) {
  const db = await openDatabase(JSON.parse(process.argv[2] ?? '') as DatabaseLocation, silentLog)
  const context = { db, jobs: { wake: () => undefined } } as unknown as Context
  await change(context, ['settings'], async (tx) => {
    const row = { id: 'h', name: 'written by the hanging writer', value: 'x' }
    await tx.insertInto('settings').values(row).execute()
    process.stdout.write('in the middle\n')
    await new Promise(() => setInterval(() => undefined, 60_000))
  })
}
