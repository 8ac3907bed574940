import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import type { ErrorCode } from '../../../contract/errors.ts'
import { findProgramFile } from '../../base/process/programFile.ts'
import { readMainThreadMs, readMemory, readProcessMs } from './processUse.ts'
import { endsWithMaker } from '../programs/runChild.ts'

export interface TaskRequest {
  task: string
  args: readonly unknown[]
}

/** The result of a task, as the decoding process reports it. */
export type TaskOutcome =
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
  /**
   * Maximum processor time, summed over all threads. Processor time of ffmpeg does not count, because ffmpeg has limits of its
   * own.
   */
  processorMs: number
  /**
   * Maximum processor time of JavaScript, which is a part of `processorMs`. This limit exists because libraries for videos and
   * songs loop endlessly in some damaged files.
   */
  scriptMs: number
}

export type EndReason = 'processor' | 'deadline' | 'memory' | 'crash' | 'closed'

export class DecoderEndedError extends Error {
  readonly reason: EndReason

  constructor(reason: EndReason) {
    super(`a decoding process was ended: ${reason}`)
    this.reason = reason
  }
}

/**
 * Settings that make glibc and V8 return memory to the system as soon as a picture is finished, instead of keeping the memory for
 * the next picture.
 */
const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
}
const SMALL_HEAP_FLAG = '--max-semi-space-size=1'
const CHECK_INTERVAL_MS = 250

/**
 * A separate process that reads files from strangers. The server can kill the process in the middle of any computation. This frees
 * all memory. Any ffmpeg that the process runs ends with it, and both end with the server. Starting a process takes about 200 ms.
 */
export class Decoder {
  private readonly child: ChildProcess
  private endReason: EndReason = 'crash'
  isAlive = true

  /** `program` is the entry file of the process, which calls `serveTasks`. */
  constructor(program = 'codecs/process/decoderProcess') {
    const [shell, ...shellArgs] = endsWithMaker
    this.child = fork(findProgramFile(program), {
      execPath: shell,
      execArgv: [...shellArgs, process.execPath, SMALL_HEAP_FLAG],
      detached: true,
      serialization: 'advanced',
      // decoders print warnings about every broken file, so their output is ignored
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, ...MALLOC_SETTINGS },
    })
    this.child.once('exit', () => (this.isAlive = false))
    // the process could not be started, or the server can no longer reach it
    this.child.on('error', () => {
      this.end('crash')
      this.isAlive = false
    })
    // an idle process does not keep the server from exiting
    this.child.unref()
    this.child.channel?.unref()
    if (this.child.stdin instanceof Socket) this.child.stdin.unref()
  }

  /**
   * Rejects with DecoderEndedError if the process ends before the task is done, because of a call to `end`, a time limit or a
   * crash. `deadlineMs` is wall-clock time. On a busy machine, other processes may use most of that time.
   */
  async run(
    request: TaskRequest,
    { processorMs, scriptMs }: TimeLimits,
    deadlineMs: number,
  ): Promise<TaskOutcome> {
    const deadlineTimer = setTimeout(() => this.end('deadline'), deadlineMs)
    const timesAtStart = this.readProcessorTimes()
    const timeCheckTimer = setInterval(() => {
      const times = this.readProcessorTimes()
      const isOverLimit =
        times.totalMs - timesAtStart.totalMs > processorMs ||
        times.scriptMs - timesAtStart.scriptMs > scriptMs
      if (isOverLimit) this.end('processor')
    }, CHECK_INTERVAL_MS)
    const abortController = new AbortController()
    const { signal } = abortController
    this.child.ref()
    try {
      const response = once(this.child, 'message', { signal }).then(([outcome]) => outcome as TaskOutcome)
      const exit = once(this.child, 'exit', { signal }).then(() =>
        Promise.reject(new DecoderEndedError(this.endReason)),
      )
      if (this.isAlive) this.child.send(request)
      return await Promise.race([response, exit])
    } finally {
      clearTimeout(deadlineTimer)
      clearInterval(timeCheckTimer)
      this.child.unref()
      abortController.abort()
    }
  }

  /** Returns how many bytes of memory the process and its child processes currently hold. */
  readMemory(): number {
    return this.child.pid === undefined ? 0 : readMemory(this.child.pid)
  }

  /** Returns how many milliseconds of processor time the process and its JavaScript have used since the process was started. */
  private readProcessorTimes() {
    const { pid } = this.child
    return pid === undefined
      ? { totalMs: 0, scriptMs: 0 }
      : { totalMs: readProcessMs(pid), scriptMs: readMainThreadMs(pid) }
  }

  end(reason: EndReason) {
    if (!this.isAlive || this.child.pid === undefined) return
    this.endReason = reason
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      this.child.kill('SIGKILL')
    }
  }
}
