import { rm } from 'node:fs/promises'
import { inFolder } from '../support/world/backends.ts'
import { startCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { readWholeMemorial } from '../support/world/wholeMemorial.ts'
import { openWorld } from '../support/world/world.ts'
import { differences, type Trial, type Whole } from './trial.ts'

/** The first start on the data folder of an older version. */
export function migration(dataDir: string, expected: Whole): Trial {
  const env = { ...environmentOf(inFolder(dataDir)), HOST: '127.0.0.1', PORT: '0' }
  return {
    start: (more) => startCommand('main', [], { ...env, ...more }),
    list: async () => [],
    inspect: async () => [],
    finish: async () => differences(await migrate(dataDir), expected),
    remove: () => rm(dataDir, { recursive: true }),
  }
}

/** Starts on it without being disturbed, and does all that follows. */
export async function migrate(dataDir: string): Promise<Whole> {
  const world = await openWorld({ on: inFolder(dataDir) })
  await world.settle()
  await world.close()
  return withoutChance(await readWholeMemorial(inFolder(dataDir)))
}

const byTime = ['jobs', 'revisions', 'installation', 'file_checks']

/** Without new addresses, tables that say what was done when, and copies with the time they were made at. */
function withoutChance({ files, rows }: Whole): Whole {
  const lasting = Object.entries(rows).filter(([table]) => !byTime.includes(table))
  const lines = lasting.map(([table, all]) => [
    table,
    all.map((row) => JSON.stringify({ ...(JSON.parse(row) as object), public_key: undefined })).sort(),
  ])
  const names = Object.entries(files).map(([key, hash]) => [key, key.endsWith('original') ? hash : 'there'])
  return {
    files: Object.fromEntries(names) as Whole['files'],
    rows: Object.fromEntries(lines) as Whole['rows'],
  }
}
