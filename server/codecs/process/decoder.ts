import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { ErrorCode } from '../../../contract/errors.ts'
import { programFile } from '../../base/process/programFile.ts'
import type { TaskName } from './decoderTasks.ts'
import { mainThreadMs, memoryOf, processMs } from './processUse.ts'

export interface Request {
  task: TaskName
  args: readonly unknown[]
}

/** The answer of a decoding process to a request. */
export type Outcome =
  | { value: unknown }
  | { rejection: ErrorCode }
  | {
      error: {
        message: string
        stack?: string | undefined
        code?: string | undefined
        errno?: number | undefined
        syscall?: string | undefined
      }
    }

export interface TimeLimits {
  /** Processor time of all threads; ffmpeg has limits of its own. */
  processorMs: number
  /** The part of it for JavaScript: libraries for films and songs go in circles in some damaged ones. */
  scriptMs: number
}

export type EndReason = 'processor' | 'deadline' | 'memory' | 'crash' | 'closed'

export class DecoderEnded extends Error {
  readonly reason: EndReason

  constructor(reason: EndReason) {
    super(`a decoding process was ended: ${reason}`)
    this.reason = reason
  }
}

/** glibc and V8 give memory back as soon as a picture is done, instead of after some more. */
const memoryReturned = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
}
const smallHeap = '--max-semi-space-size=1'
const WATCH_EVERY_MS = 250

/**
 * A process of its own for files that strangers sent: it can be ended in the midst of any computation, with ffmpeg and
 * all the memory it took. Starting one costs about 200 ms.
 */
export class Decoder {
  private readonly child: ChildProcess
  private reason: EndReason = 'crash'
  isAlive = true

  constructor() {
    this.child = fork(programFile('codecs/process/decoderProcess'), {
      // a process group of its own, to be ended together with the ffmpeg it starts
      detached: true,
      serialization: 'advanced',
      execArgv: [smallHeap],
      // decoders talk to the console about every broken file
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, ...memoryReturned },
    })
    this.child.once('exit', () => (this.isAlive = false))
    // it could not be started, or not be reached any more
    this.child.on('error', () => {
      this.end('crash')
      this.isAlive = false
    })
    // an idle process keeps nobody from ending
    this.child.unref()
    this.child.channel?.unref()
  }

  /**
   * Rejects with DecoderEnded when the process ends first, by `end`, by a limit of time or by its own fault. `deadlineMs` is
   * time by the clock, most of which others may have had on a busy machine.
   */
  async run(request: Request, { processorMs, scriptMs }: TimeLimits, deadlineMs: number): Promise<Outcome> {
    const deadline = setTimeout(() => this.end('deadline'), deadlineMs)
    const before = this.used()
    const watch = setInterval(() => {
      const { all, script } = this.used()
      if (all - before.all > processorMs || script - before.script > scriptMs) this.end('processor')
    }, WATCH_EVERY_MS)
    const settled = new AbortController()
    const { signal } = settled
    this.child.ref()
    try {
      const answered = once(this.child, 'message', { signal }).then(([outcome]) => outcome as Outcome)
      const exited = once(this.child, 'exit', { signal }).then(() =>
        Promise.reject(new DecoderEnded(this.reason)),
      )
      if (this.isAlive) this.child.send(request)
      return await Promise.race([answered, exited])
    } finally {
      clearTimeout(deadline)
      clearInterval(watch)
      this.child.unref()
      settled.abort()
    }
  }

  /** Bytes this process and what it has started hold now. */
  memory(): number {
    return this.child.pid === undefined ? 0 : memoryOf(this.child.pid)
  }

  /** Milliseconds of processor time since it was started. */
  private used() {
    const { pid } = this.child
    return pid === undefined ? { all: 0, script: 0 } : { all: processMs(pid), script: mainThreadMs(pid) }
  }

  end(reason: EndReason) {
    if (!this.isAlive || this.child.pid === undefined) return
    this.reason = reason
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      this.child.kill('SIGKILL')
    }
  }
}
