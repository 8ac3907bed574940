import { availableParallelism } from 'node:os'
import { Decoder, DecoderEndedError, type TaskOutcome, type TaskRequest, type TimeLimits } from './decoder.ts'
import { type Requester, type SlotShare, WorkQueue } from './workQueue.ts'

export interface TaskConditions extends TimeLimits {
  requester: Requester
  share: SlotShare
}

/** Runs tasks in decoding processes, as a pool does, or in another way. */
export type TaskRunner = Pick<DecoderPool, 'run' | 'close'>

/** The limit for the memory of all decoding processes together, in bytes. */
const MAX_MEMORY = 420 * 1024 * 1024
const CHECK_INTERVAL_MS = 40
/**
 * A task's wall-clock limit is this number times its limit of processor time, because on a busy machine a task spends most of its
 * time waiting.
 */
const CLOCK_FACTOR = 5
/**
 * The maximum number of bytes that a process may hold after a task. A process that holds more is ended instead of being used
 * again.
 */
const MAX_IDLE_MEMORY = 120 * 1024 * 1024
const IDLE_MS = 30_000

/**
 * The number of processes is one more than the number of cores, so that the slow files of one requester never keep all other
 * requesters waiting.
 */
export class DecoderPool {
  private readonly queue = new WorkQueue(Math.max(2, availableParallelism()))
  private readonly idleDecoders: Decoder[] = []
  private readonly busyDecoders = new Set<Decoder>()
  private memoryCheckTimer: NodeJS.Timeout | undefined
  private idleTimer: NodeJS.Timeout | undefined
  private isClosed = false
  private readonly maxMemory: number
  private readonly clockFactor: number

  constructor({ maxMemory = MAX_MEMORY, clockFactor = CLOCK_FACTOR } = {}) {
    this.maxMemory = maxMemory
    this.clockFactor = clockFactor
  }

  /** Runs a task when its turn comes. Throws DecoderEndedError if the task takes too much time or memory, or if it crashes. */
  async run(request: TaskRequest, conditions: TaskConditions): Promise<TaskOutcome> {
    const { requester, share, ...limits } = conditions
    try {
      return await this.queue.enter(requester, share, () => this.runNow(request, limits))
    } catch (error) {
      // a normal picture fails in this way only if other pictures take memory at the same time, so if nobody is waiting for the
      // task, it is tried again while no other task runs
      const canRetry =
        error instanceof DecoderEndedError && (error.reason === 'memory' || error.reason === 'crash')
      if (!canRetry || requester !== null) throw error
      return this.queue.enter(requester, 'everything', () => this.runNow(request, limits))
    }
  }

  /** Ends all decoding processes and the tasks that run in them. */
  close() {
    this.isClosed = true
    clearTimeout(this.idleTimer)
    for (const decoder of [...this.idleDecoders.splice(0), ...this.busyDecoders]) decoder.end('closed')
  }

  private async runNow(request: TaskRequest, limits: TimeLimits): Promise<TaskOutcome> {
    if (this.isClosed) throw new DecoderEndedError('closed')
    const decoder = this.idleDecoders.pop() ?? new Decoder()
    this.busyDecoders.add(decoder)
    this.memoryCheckTimer ??= setInterval(() => this.endLargestIfOverLimit(), CHECK_INTERVAL_MS)
    try {
      return await decoder.run(request, limits, limits.processorMs * this.clockFactor)
    } finally {
      this.busyDecoders.delete(decoder)
      if (this.busyDecoders.size === 0) {
        clearInterval(this.memoryCheckTimer)
        this.memoryCheckTimer = undefined
      }
      this.reuse(decoder)
    }
  }

  private reuse(decoder: Decoder) {
    if (!decoder.isAlive) return
    if (this.isClosed || decoder.readMemory() > MAX_IDLE_MEMORY) return decoder.end('closed')
    this.idleDecoders.push(decoder)
    clearTimeout(this.idleTimer)
    this.idleTimer = setTimeout(() => this.endIdleDecoders(), IDLE_MS).unref()
  }

  private endIdleDecoders() {
    for (const decoder of this.idleDecoders.splice(0)) decoder.end('closed')
  }

  private endLargestIfOverLimit() {
    const memoryUse = [...this.busyDecoders].map((decoder) => ({ decoder, bytes: decoder.readMemory() }))
    const idleBytes = this.idleDecoders.reduce((sum, decoder) => sum + decoder.readMemory(), 0)
    if (memoryUse.reduce((sum, { bytes }) => sum + bytes, idleBytes) <= this.maxMemory) return
    if (this.idleDecoders.length > 0) return this.endIdleDecoders()
    memoryUse.toSorted((a, b) => b.bytes - a.bytes)[0]?.decoder.end('memory')
  }
}
