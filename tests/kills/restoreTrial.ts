import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connectDatabase, getSqlitePath } from '../../server/platform/database/open.ts'
import { readInstallation } from '../../server/memorial/installation.ts'
import { listAllKeys } from '../../server/platform/storage/keys.ts'
import { openStorage } from '../../server/platform/storage/open.ts'
import type { Backend } from '../support/world/backends.ts'
import { environmentOf } from '../support/world/environment.ts'
import { startProcess } from '../support/servers/process.ts'
import { readWholeMemorial } from '../support/world/wholeMemorial.ts'
import { compareNames, differences, namesBelow, type Trial, temporaryNames, type Whole } from './trial.ts'

/**
 * A restore or the import of an archive, which brings a memorial up in an empty place. `read` reads what is there, so that it can
 * be compared with what is `expected`.
 */
export function restoration(
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
      const isDone = (await stateOf(target)) === 'complete'
      const command = start()
      if ((await command.ended) !== (isDone ? 1 : 0)) return [`it does not end well: ${command.output()}`]
      const left = compareNames(await list(), cleanNames)
      const wrong = [...(isDone ? [] : left), ...differences(await read(target), expected)]
      const server = await startProcess(environmentOf(target))
      if (!server.url) wrong.push(`no server starts there: ${server.output()}`)
      server.kill('SIGKILL')
      await server.ended
      // a command that is killed after its last step is not run again: the start removes what it left
      const stillLeft = isDone
        ? compareNames(await list(), cleanNames).filter((each) => left.includes(each))
        : []
      return [...wrong, ...stillLeft]
    },
    remove: () => rm(target.dataDir, { recursive: true, force: true }),
  }
}

/** Nothing is there yet, or all, or a part on which no server starts. If no file was copied, a start may take the place. */
async function inspectTarget(target: Backend, expected: Whole, read: typeof readWholeMemorial) {
  const state = await stateOf(target)
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

async function stateOf(target: Backend): Promise<'nothing' | 'unfinished' | 'complete'> {
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
