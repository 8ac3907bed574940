import { fail } from '../../base/errors/fail.ts'

/** Each hash needs a processor core for a while, and 19 MB. */
const MAX_AT_ONCE = 2
/** The number of strangers' tasks that may wait. If more waited, people would leave before their turn came. */
const MAX_WAITING = 100

interface WaitingTask {
  begin: () => void
  reject: (error: Error) => void
}

/**
 * Runs tasks, a few of them at a time. Tasks of known people come first. The networks of strangers take turns, so that a flood
 * from one network delays only this network.
 */
export class HashQueue {
  readonly #maxAtOnce: number
  readonly #maxWaiting: number
  #runningCount = 0
  readonly #knownTasks: WaitingTask[] = []
  /** the strangers' waiting tasks; the network whose turn is next comes first */
  readonly #tasksByNetwork = new Map<string, WaitingTask[]>()

  constructor(maxAtOnce: number, maxWaiting: number) {
    this.#maxAtOnce = maxAtOnce
    this.#maxWaiting = maxWaiting
  }

  /**
   * Runs `work` when its turn comes. `network` is null if the person is known. Throws `not_ready` if too many tasks of strangers
   * are waiting and no other network has more of them.
   */
  async run<T>(network: string | null, work: () => Promise<T>): Promise<T> {
    if (this.#runningCount < this.#maxAtOnce) this.#runningCount++
    else await this.#wait(network)
    try {
      return await work()
    } finally {
      const nextTask = this.#takeNext()
      if (nextTask) nextTask.begin()
      else this.#runningCount--
    }
  }

  async #wait(network: string | null): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#listTasks(network).push({ begin: resolve, reject })
    if (this.#countStrangers() > this.#maxWaiting)
      this.#findLongest()
        .pop()
        ?.reject(fail('not_ready', {}, { retryAfter: 10 }))
    return promise
  }

  #listTasks(network: string | null): WaitingTask[] {
    if (network === null) return this.#knownTasks
    const tasks = this.#tasksByNetwork.get(network) ?? []
    this.#tasksByNetwork.set(network, tasks)
    return tasks
  }

  #countStrangers = () => [...this.#tasksByNetwork.values()].reduce((sum, { length }) => sum + length, 0)

  /** Returns the tasks of the network that has the most; of several, the one whose turn is last. */
  #findLongest = () =>
    [...this.#tasksByNetwork.values()].reduce((longest, tasks) =>
      tasks.length >= longest.length ? tasks : longest,
    )

  #takeNext(): WaitingTask | undefined {
    const knownTask = this.#knownTasks.shift()
    if (knownTask) return knownTask
    for (const [network, tasks] of this.#tasksByNetwork) {
      const task = tasks.shift()
      this.#tasksByNetwork.delete(network)
      if (tasks.length > 0) this.#tasksByNetwork.set(network, tasks)
      if (task) return task
    }
    return undefined
  }
}

export const hashQueue = new HashQueue(MAX_AT_ONCE, MAX_WAITING)
