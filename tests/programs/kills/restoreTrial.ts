import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connectDatabase, getSqlitePath } from '../../../server/platform/database/open.ts'
import { readInstallation } from '../../../server/memorial/installation.ts'
import { listAllKeys } from '../../../server/platform/storage/keys.ts'
import { openStorage } from '../../../server/platform/storage/open.ts'
import type { Backend } from '../../support/world/backends.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { startProcess } from '../../support/servers/process.ts'
import { readWholeMemorial } from '../../support/world/wholeMemorial.ts'
import { compareNames, differences, namesBelow, type Trial, temporaryNames, type Whole } from './trial.ts'

/**
 * Makes a trial of a restore, or of the import of an archive: both make a memorial in an empty place. The memorial that `read`
 * returns must be the `expected` one.
 */
export function restoreTrial(
  start: Trial['start'],
  target: Backend,
  expected: Whole,
  read = readWholeMemorial,
): Trial {
  const list = async () =>
    target.s3 ? [] : [...(await namesBelow(target.dataDir)), ...(await temporaryNames(target.dataDir))]
  return {
    start,
    list,
    inspect: () => inspectTarget(target, expected, read),
    async finish(cleanNames) {
      const isDone = (await readState(target)) === 'complete'
      const command = start()
      if ((await command.ended) !== (isDone ? 1 : 0)) return [`it does not end well: ${command.output()}`]
      const leftBefore = compareNames(await list(), cleanNames)
      const wrong = [...(isDone ? [] : leftBefore), ...differences(await read(target), expected)]
      const server = await startProcess(environmentOf(target))
      if (!server.url) wrong.push(`no server starts there: ${server.output()}`)
      server.kill('SIGKILL')
      await server.ended
      // a command that had completed the memorial refuses to run again: then the start of the server removes its leftovers
      const stillLeft = isDone
        ? compareNames(await list(), cleanNames).filter((each) => leftBefore.includes(each))
        : []
      return [...wrong, ...stillLeft]
    },
    remove: () => rm(target.dataDir, { recursive: true, force: true }),
  }
}

/**
 * Checks the target after a kill: it is empty or complete, or no server starts on it. A server may start on an unfinished
 * memorial to which no file was copied yet.
 */
async function inspectTarget(target: Backend, expected: Whole, read: typeof readWholeMemorial) {
  const state = await readState(target)
  if (state === 'complete') return differences(await read(target), expected)
  const storage = await openStorage(target)
  if (state === 'nothing') return (await listAllKeys(storage, '')).map((key) => `${key} belongs to nothing`)
  if ((await storage.list('private/')).length === 0) return []
  const server = await startProcess(environmentOf(target))
  server.kill('SIGKILL')
  await server.ended
  return /A backup was being restored here/.test(server.output())
    ? []
    : [`a server does not refuse what is unfinished: ${server.output()}`]
}

async function readState(target: Backend): Promise<'nothing' | 'unfinished' | 'complete'> {
  if (!target.databaseUrl && !existsSync(getSqlitePath(target.dataDir))) return 'nothing'
  const db = await connectDatabase(target)
  try {
    if (!(await db.introspection.getTables()).some(({ name }) => name === 'installation')) return 'nothing'
    if (await readInstallation(db, 'memorial')) return 'complete'
    return (await readInstallation(db, 'moving')) ? 'unfinished' : 'nothing'
  } finally {
    await db.destroy()
  }
}
