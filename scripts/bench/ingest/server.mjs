import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { photoName } from '../../../contract/pictures.ts'
import { overNetwork, person } from '../../../samples/person.ts'
import { processorTimesIn } from '../../../server/codecs/processUse.ts'
import { account } from '../../support/measuredAccount.mjs'
import { startMemorial } from '../processes.mjs'

const WATCH_EVERY_MS = 20

/** An empty memorial, served as `npm start` does, with an administrator who sends photographs. */
export async function openServer({ node, folder }) {
  const dataDir = path.join(folder, 'memorial')
  const server = await startMemorial(node, dataDir)
  const administrator = await person(overNetwork(`http://127.0.0.1:${server.port}`)).logIn(account)
  return {
    administrator,
    /** Resolves when every picture that follows an upload is stored; the full photo is the last. */
    async untilStored({ id }) {
      while (!existsSync(path.join(dataDir, 'files/private', id, photoName))) await setTimeout(10)
    },
    /** Milliseconds of processor time so far, with all its decoding processes. */
    processorMs: () => sum(figuresOf(server.pid, processorOf).flat()),
    /** The most memory that it and its decoding processes have at once until `work` is done, in megabytes. */
    async peakUntil(work) {
      const peak = { processes: 0, resident: 0, sharedOnce: 0 }
      const measure = () => {
        const now = memoryOf(server.pid)
        for (const name of Object.keys(peak)) peak[name] = Math.max(peak[name], now[name])
      }
      const watch = setInterval(measure, WATCH_EVERY_MS)
      await work.finally(() => clearInterval(watch))
      return peak
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Megabytes: with the files that processes share, programs and libraries, for each of them, and once. */
function memoryOf(pid) {
  const each = figuresOf(pid, (id) => {
    const status = readFileSync(`/proc/${id}/status`, 'latin1')
    const megabytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)[1]) / 1024
    return { own: megabytes('RssAnon') + megabytes('RssShmem'), files: megabytes('RssFile') }
  })
  const own = sum(each.map((one) => one.own))
  const files = each.map((one) => one.files)
  return { processes: each.length, resident: own + sum(files), sharedOnce: own + Math.max(...files) }
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** Of a process and of everything it has started that still runs. */
function figuresOf(pid, figureOf) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean)
    return [figureOf(pid), ...children.flatMap((child) => figuresOf(child, figureOf))]
  } catch {
    return []
  }
}

const processorOf = (pid) => processorTimesIn(`/proc/${pid}/stat`)
