import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FileError, Piece, Reply, Task } from './fileWorker.ts'
import type { Measured, Sums } from './measure.ts'

/** Reads, copies and syncs files of this machine's disk in threads of low priority: copying gigabytes delays no page. */
export interface FileWorkers {
  measure(pieces: Piece[], sums: Sums): Promise<Measured>
  /** Writes a new file, which appears under its name when it is complete. */
  copy(pieces: Piece[], to: string, sums: Sums): Promise<Measured>
  /** Writes into a file that is there. */
  insert(pieces: Piece[], to: string, at: number, sums: Sums): Promise<Measured>
  sync(paths: string[]): Promise<void>
  /** Ends the threads; what is in work fails. */
  close(): Promise<void>
}

/** A file that was to be copied cannot be read: it was deleted meanwhile, or its disk is broken. */
export class SourceError extends Error {}

/** Two keep a disk busy: one computes checksums while the other reads and writes. */
const COUNT = Math.min(2, availableParallelism())
/** A thread's own objects are few: its bytes lie in one buffer. */
const SMALL = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32 }
/** Threads that nobody needs for so long end. */
const IDLE_MS = 10_000
/** Files to sync in one task. */
const SYNCED_AT_ONCE = 200

export function openFileWorkers(): FileWorkers {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const waiting: (() => void)[] = []
  let idleTimer: NodeJS.Timeout | undefined

  async function run(task: Task): Promise<Measured> {
    while (idle.length === 0 && all.size >= COUNT) await new Promise<void>((resolve) => waiting.push(resolve))
    clearTimeout(idleTimer)
    const worker = idle.pop() ?? start()
    try {
      return await answerOf(worker, task)
    } finally {
      if (all.has(worker)) idle.push(worker)
      waiting.shift()?.()
      if (idle.length === all.size) idleTimer = setTimeout(() => void end(), IDLE_MS).unref()
    }
  }

  function start() {
    const worker = new Worker(script(), { name: 'files', resourceLimits: SMALL })
    all.add(worker)
    worker.once('exit', () => all.delete(worker))
    return worker
  }

  async function end() {
    const ended = [...all]
    all.clear()
    idle.length = 0
    await Promise.all(ended.map((worker) => worker.terminate()))
  }

  return {
    measure: (pieces, sums) => run({ kind: 'measure', pieces, sums }),
    copy: (pieces, to, sums) => run({ kind: 'copy', pieces, to, sums }),
    insert: (pieces, to, at, sums) => run({ kind: 'insert', pieces, to, at, sums }),
    async sync(paths) {
      const tasks: Promise<unknown>[] = []
      for (let at = 0; at < paths.length; at += SYNCED_AT_ONCE)
        tasks.push(run({ kind: 'sync', paths: paths.slice(at, at + SYNCED_AT_ONCE) }))
      await Promise.all(tasks)
    },
    close: end,
  }
}

/** As JavaScript: a thread that strips types itself needs 20 MB more. */
const script = () => {
  const source = readFileSync(new URL('fileWorker.ts', import.meta.url), 'utf8')
  return new URL(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`)
}

function answerOf(worker: Worker, task: Task): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const settle = () => worker.removeAllListeners('message').off('error', reject).off('exit', onExit)
    const onExit = () => {
      settle()
      reject(new Error('the copying was stopped'))
    }
    worker.once('error', reject)
    worker.once('exit', onExit)
    worker.once('message', (reply: Reply) => {
      settle()
      if ('done' in reply) resolve(reply.done)
      else reject(errorOf(reply.error))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage(task)
  })
}

const errorOf = ({ message, code, path, ofSource }: FileError) =>
  ofSource ? new SourceError(message) : Object.assign(new Error(message), { code, path })
