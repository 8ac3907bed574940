import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FileError, Piece, Reply, Task } from './fileWorker.ts'
import { programFile } from '../programFile.ts'
import type { Measured, Sums } from './measure.ts'
import { syncFileSystem } from './syncFileSystem.ts'

/** Reads, copies and syncs files of this machine's disk in threads of low priority: copying gigabytes delays no page. */
export interface FileWorkers {
  measure(pieces: Piece[], sums: Sums): Promise<Measured>
  /** Writes a new file, which appears under its name when it is complete. */
  copy(pieces: Piece[], to: string, sums: Sums): Promise<Measured>
  /** Writes into a file that is there. */
  insert(pieces: Piece[], to: string, at: number, sums: Sums): Promise<Measured>
  /** Files and folders of one file system, so that they survive a power cut. */
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
/** So many files are synced one by one; more than these with all that is on their disk. */
const FEW = 20
/** Tasks in one message to a thread, at most: a message takes as long as a small file. */
const AT_ONCE = 8

interface Queued {
  task: Task
  resolve: (measured: Measured) => void
  reject: (error: unknown) => void
}

export function openFileWorkers(): FileWorkers {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const queue: Queued[] = []
  let idleTimer: NodeJS.Timeout | undefined

  function run(task: Task): Promise<Measured> {
    const done = new Promise<Measured>((resolve, reject) => queue.push({ task, resolve, reject }))
    // what is asked for at the same time goes to a thread in one message
    setImmediate(assign)
    return done
  }

  function assign() {
    while (queue.length > 0) {
      const worker = idle.pop() ?? (all.size < COUNT ? start() : null)
      if (!worker) return
      clearTimeout(idleTimer)
      void perform(worker, queue.splice(0, Math.min(AT_ONCE, Math.ceil(queue.length / COUNT))))
    }
  }

  async function perform(worker: Worker, batch: readonly Queued[]) {
    const tasks = batch.map(({ task }) => task)
    try {
      const replies = await repliesOf(worker, tasks)
      for (const [index, { resolve, reject }] of batch.entries()) {
        const reply = replies[index] as Reply
        if ('done' in reply) resolve(reply.done)
        else reject(errorOf(reply.error))
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    if (all.has(worker)) idle.push(worker)
    assign()
    if (idle.length === all.size) idleTimer = setTimeout(() => void end(), IDLE_MS).unref()
  }

  function start() {
    const worker = new Worker(programFile('storage/fileWorker'), { name: 'files', resourceLimits: SMALL })
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
      const [first] = paths
      if (first && paths.length > FEW && (await syncFileSystem(first))) return
      await Promise.all(paths.map((path) => run({ kind: 'sync', path })))
    },
    close: end,
  }
}

function repliesOf(worker: Worker, tasks: readonly Task[]): Promise<Reply[]> {
  return new Promise((resolve, reject) => {
    const settle = () => worker.removeAllListeners('message').off('error', reject).off('exit', onExit)
    const onExit = () => {
      settle()
      reject(new Error('the copying was stopped'))
    }
    worker.once('error', reject)
    worker.once('exit', onExit)
    worker.once('message', (replies: Reply[]) => {
      settle()
      resolve(replies)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage(tasks)
  })
}

const errorOf = ({ message, code, path, ofSource }: FileError) =>
  ofSource ? new SourceError(message) : Object.assign(new Error(message), { code, path })
