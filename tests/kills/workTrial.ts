import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { connectDatabase } from '../../server/platform/database/open.ts'
import type { Backend } from '../support/world/backends.ts'
import { readZip } from '../support/files/readZip.ts'
import { compareNames, namesBelow, type Running, type Trial, temporaryNames } from './trial.ts'

/**
 * A start of a server that finds work which was begun, such as a copy for the dashboard, and does it. The command counts as ended
 * once the work has ended and the server was stopped.
 */
export function longWork(
  start: (more?: Record<string, string>) => Running & { stop: () => void },
  target: Backend,
): Trial {
  const list = async () => [...(await namesBelow(target.dataDir)), ...(await temporaryNames(target.dataDir))]
  const startWork: Trial['start'] = (more) => {
    const server = start(more)
    let isOver = false
    const ended = server.ended.finally(() => (isOver = true))
    const stopWhenDone = async () => {
      // a server that does not serve yet would not stop as it should
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
      // work in which several servers died is given up, and says so
      if (work?.state === 'failed' && /several times/.test(work.message ?? '')) return []
      if (work?.state !== 'ready') return [`the work is ${work?.state}: ${work?.message}`]
      const result = path.join(target.dataDir, 'files/private', work.id, work.file ?? '')
      const wrong = readZip(await readFile(result)).size === 0 ? ['the copy is empty'] : []
      return [...wrong, ...compareNames(await list(), cleanNames)]
    },
    remove: () => rm(target.dataDir, { recursive: true, force: true }),
  }
}

/** A database that cannot be read just now is one whose server is starting. */
const isRunning = (target: Backend) =>
  readWork(target).then(
    (work) => work?.state === 'running',
    () => true,
  )

async function readWork(target: Backend) {
  await using db = await connectDatabase(target)
  return await db.selectFrom('work').selectAll().executeTakeFirst()
}
