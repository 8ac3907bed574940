import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FileError, Piece, Reply, Task } from './fileWorker.ts'
import { programFile } from '../../base/process/programFile.ts'
import type { Measurement, Sums } from './measure.ts'
import { syncFileSystem } from './syncFileSystem.ts'

/** Reads, copies and syncs files of this machine's disk in low-priority threads, so that copying gigabytes delays no page. */
export interface FileWorkers {
  measure(pieces: Piece[], sums: Sums): Promise<Measurement>
  /** Writes a new file, which appears under its name once it is complete. */
  copy(pieces: Piece[], to: string, sums: Sums): Promise<Measurement>
  /** Writes into an existing file. */
  insert(pieces: Piece[], to: string, at: number, sums: Sums): Promise<Measurement>
  /** Syncs files and folders of one file system, so that they survive a power cut. */
  sync(paths: string[]): Promise<void>
  /** Ends the threads; running tasks fail. */
  close(): Promise<void>
}

/** A file to be copied cannot be read: it was deleted meanwhile, or its disk is broken. */
export class SourceError extends Error {}

/** Two threads keep a disk busy: one computes checksums while the other reads and writes. */
const COUNT = Math.min(2, availableParallelism())
/** A small heap is enough: a thread has few objects, and its bytes lie in one buffer. */
const SMALL = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32 }
/** Threads end after this long without a task. */
const IDLE_MS = 10_000
/** Up to this many files are synced one by one; more are synced with their whole file system. */
const FEW = 20

/** A thread and its pending tasks: replies come in the same order. */
interface Thread {
  worker: Worker
  asked: PromiseWithResolvers<Measurement>[]
}

export function openFileWorkers(): FileWorkers {
  const threads = new Set<Thread>()
  let idleTimer: NodeJS.Timeout | undefined

  function run(task: Task): Promise<Measurement> {
    clearTimeout(idleTimer)
    const { worker, asked } = leastBusy()
    const answer = Promise.withResolvers<Measurement>()
    asked.push(answer)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage(task)
    return answer.promise
  }

  function leastBusy(): Thread {
    const [first] = [...threads].sort((a, b) => a.asked.length - b.asked.length)
    return first && (first.asked.length === 0 || threads.size === COUNT) ? first : start()
  }

  function start(): Thread {
    const worker = new Worker(programFile('platform/storage/fileWorker'), {
      name: 'files',
      resourceLimits: SMALL,
    })
    const thread: Thread = { worker, asked: [] }
    const fail = (error: Error) => {
      threads.delete(thread)
      for (const { reject } of thread.asked.splice(0)) reject(error)
    }
    worker.on('message', (reply: Reply) => {
      const answer = thread.asked.shift()
      if ('done' in reply) answer?.resolve(reply.done)
      else answer?.reject(errorOf(reply.error))
      if ([...threads].every(({ asked }) => asked.length === 0))
        idleTimer = setTimeout(() => void end(), IDLE_MS).unref()
    })
    worker.once('error', fail).once('exit', () => fail(new Error('the copying was stopped')))
    threads.add(thread)
    return thread
  }

  async function end() {
    const ended = [...threads]
    threads.clear()
    await Promise.all(ended.map(({ worker }) => worker.terminate()))
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

const errorOf = ({ message, code, errno, path, ofSource }: FileError) =>
  ofSource ? new SourceError(message) : Object.assign(new Error(message), { code, errno, path })
