import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FileError, Piece, Reply, Task } from './fileWorker.ts'
import { findProgramFile } from '../../base/process/programFile.ts'
import type { Measurement, Sums } from './measure.ts'
import { syncFileSystem } from './syncFileSystem.ts'

export type FileWorkers = ReturnType<typeof openFileWorkers>

/** The error that is thrown if a file to be copied cannot be read: it was deleted in the meantime, or its disk is broken. */
export class SourceError extends Error {}

/** Two threads keep a disk busy, because one computes checksums while the other reads and writes. */
const THREAD_COUNT = Math.min(2, availableParallelism())
/** A small heap is enough: a thread has few objects, and reads all files through one buffer. */
const HEAP_LIMITS = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32 }
/** The time without a task after which the threads end. */
const IDLE_MS = 10_000
/** The largest number of files to sync one by one. If there are more, the whole file system is synced instead. */
const MAX_SINGLE_SYNCS = 20

/** The thread replies in the order of the tasks. */
interface Thread {
  worker: Worker
  pending: PromiseWithResolvers<Measurement>[]
}

/** Reads, copies and syncs files on this machine in low-priority threads, so that copying gigabytes does not delay pages. */
export function openFileWorkers() {
  const threads = new Set<Thread>()
  let idleTimer: NodeJS.Timeout | undefined

  function run(task: Task): Promise<Measurement> {
    clearTimeout(idleTimer)
    const { worker, pending } = chooseThread()
    const result = Promise.withResolvers<Measurement>()
    pending.push(result)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a thread, not a window
    worker.postMessage(task)
    return result.promise
  }

  function chooseThread(): Thread {
    const [leastBusy] = [...threads].sort((a, b) => a.pending.length - b.pending.length)
    return leastBusy && (leastBusy.pending.length === 0 || threads.size === THREAD_COUNT)
      ? leastBusy
      : startThread()
  }

  function startThread(): Thread {
    const worker = new Worker(findProgramFile('platform/storage/fileWorker'), {
      name: 'files',
      resourceLimits: HEAP_LIMITS,
    })
    const thread: Thread = { worker, pending: [] }
    const failTasks = (error: Error) => {
      threads.delete(thread)
      for (const { reject } of thread.pending.splice(0)) reject(error)
    }
    worker.on('message', (reply: Reply) => {
      const result = thread.pending.shift()
      if ('measurement' in reply) result?.resolve(reply.measurement)
      else result?.reject(toError(reply.error))
      if ([...threads].every(({ pending }) => pending.length === 0))
        idleTimer = setTimeout(() => void endThreads(), IDLE_MS).unref()
    })
    worker.once('error', failTasks).once('exit', () => failTasks(new Error('the copying was stopped')))
    threads.add(thread)
    return thread
  }

  async function endThreads() {
    const endingThreads = [...threads]
    threads.clear()
    await Promise.all(endingThreads.map(({ worker }) => worker.terminate()))
  }

  return {
    measure: (pieces: Piece[], sums: Sums) => run({ kind: 'measure', pieces, sums }),
    /** The file appears under its name only when it is complete. */
    copy: (pieces: Piece[], to: string, sums: Sums) => run({ kind: 'copy', pieces, to, sums }),
    /** Writes into an existing file, from byte `position`. */
    insert: (pieces: Piece[], to: string, position: number, sums: Sums) =>
      run({ kind: 'insert', pieces, to, position, sums }),
    /** Syncs files and folders, so that they survive a power failure. All of them must be on the same file system. */
    async sync(paths: string[]) {
      const [firstPath] = paths
      if (firstPath && paths.length > MAX_SINGLE_SYNCS && (await syncFileSystem(firstPath))) return
      await Promise.all(paths.map((path) => run({ kind: 'sync', path })))
    },
    /** Ends the threads. Running tasks fail. */
    close: endThreads,
  }
}

const toError = ({ message, code, errno, path, isSourceError }: FileError) =>
  isSourceError ? new SourceError(message) : Object.assign(new Error(message), { code, errno, path })
