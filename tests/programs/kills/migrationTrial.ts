import { rm } from 'node:fs/promises'
import { inFolder } from '../../support/world/backends.ts'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { readWholeMemorial } from '../../support/world/wholeMemorial.ts'
import { openWorld } from '../../support/world/world.ts'
import { differences, type Trial, type Whole } from './trial.ts'

/** Makes a trial of the first start on the data folder of an older version, which migrates the database. */
export function migrationTrial(dataDir: string, expected: Whole): Trial {
  const env = { ...environmentOf(inFolder(dataDir)), HOST: '127.0.0.1', PORT: '0' }
  return {
    start: (more) => startCommand('main', [], { ...env, ...more }),
    list: async () => [],
    inspect: async () => [],
    finish: async () => differences(await migrate(dataDir), expected),
    remove: () => rm(dataDir, { recursive: true }),
  }
}

/** Starts on a data folder without a kill, runs all jobs that are due, and reads the memorial. */
export async function migrate(dataDir: string): Promise<Whole> {
  const world = await openWorld({ on: inFolder(dataDir) })
  await world.settle()
  await world.close()
  return leaveOutDifferences(await readWholeMemorial(inFolder(dataDir)))
}

const tablesWithTimes = ['jobs', 'revisions', 'installation', 'file_checks']

/** Leaves out what differs in each run: public keys, tables that contain times, and the bytes of all files but originals. */
function leaveOutDifferences({ files, rows }: Whole): Whole {
  const compared = Object.entries(rows).filter(([table]) => !tablesWithTimes.includes(table))
  const lines = compared.map(([table, all]) => [
    table,
    all.map((row) => JSON.stringify({ ...(JSON.parse(row) as object), public_key: undefined })).sort(),
  ])
  const names = Object.entries(files).map(([key, hash]) => [key, key.endsWith('original') ? hash : 'there'])
  return {
    files: Object.fromEntries(names) as Whole['files'],
    rows: Object.fromEntries(lines) as Whole['rows'],
  }
}
