import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FileError, Piece, Reply, Task } from './fileWorker.ts'
import { programFile } from '../../base/process/programFile.ts'
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

/** A thread, and what it was asked for: it answers in the same order. */
interface Thread {
  worker: Worker
  asked: PromiseWithResolvers<Measured>[]
}

export function openFileWorkers(): FileWorkers {
  const threads = new Set<Thread>()
  let idleTimer: NodeJS.Timeout | undefined

  function run(task: Task): Promise<Measured> {
    clearTimeout(idleTimer)
    const { worker, asked } = leastBusy()
    const answer = Promise.withResolvers<Measured>()
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
