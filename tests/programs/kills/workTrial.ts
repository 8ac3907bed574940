import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { connectDatabase } from '../../../server/platform/database/open.ts'
import type { Backend } from '../../support/world/backends.ts'
import { readZip } from '../../support/files/readZip.ts'
import { compareNames, namesBelow, type Running, type Trial, temporaryNames } from './trial.ts'

/**
 * Makes a trial of a server that finishes work which was begun before it started, such as a copy for the dashboard. The server is
 * stopped when the work is done, and that counts as the end of the command.
 */
export function workTrial(
  start: (more?: Record<string, string>) => Running & { stop: () => void },
  target: Backend,
): Trial {
  const list = async () => [...(await namesBelow(target.dataDir)), ...(await temporaryNames(target.dataDir))]
  const startWork: Trial['start'] = (more) => {
    const server = start(more)
    let isOver = false
    const ended = server.ended.finally(() => (isOver = true))
    const stopWhenDone = async () => {
      // waits until the server serves, because it cannot be stopped cleanly before that
      const isDone = async () => /dashboard is at/.test(server.output()) && !(await isRunning(target))
      while (!isOver && !(await isDone())) await setTimeout(50)
      server.stop()
    }
    void stopWhenDone()
    return { ...server, ended }
  }
  return {
    start: startWork,
    list,
    inspect: async () => [],
    async finish(cleanNames) {
      const server = startWork()
      if ((await server.ended) !== 0) return [`it does not end well: ${server.output()}`]
      const work = await readWork(target)
      // a server gives up work during which several servers were killed, and its message says so
      if (work?.state === 'failed' && /several times/.test(work.message ?? '')) return []
      if (work?.state !== 'ready') return [`the work is ${work?.state}: ${work?.message}`]
      const result = path.join(target.dataDir, 'files/private', work.id, work.file ?? '')
      const wrong = readZip(await readFile(result)).size === 0 ? ['the copy is empty'] : []
      return [...wrong, ...compareNames(await list(), cleanNames)]
    },
    remove: () => rm(target.dataDir, { recursive: true, force: true }),
  }
}

/** Whether the work is not done yet. A database that cannot be read counts as such, because its server is starting. */
const isRunning = (target: Backend) =>
  readWork(target).then(
    (work) => work?.state === 'running',
    () => true,
  )

async function readWork(target: Backend) {
  await using db = await connectDatabase(target)
  return await db.selectFrom('work').selectAll().executeTakeFirst()
}
