/** The person who is waiting for a task; null for a background task, because nobody is waiting for it. */
export type Requester = 'keeper' | `visitor ${string}` | null

/**
 * The slots that a task needs to run. `slot`: one slot; `heavy`: one slot, but only one heavy task runs at a time, to save
 * memory; `everything`: all slots, so that the task runs alone.
 */
export type SlotShare = 'slot' | 'heavy' | 'everything'

interface WaitingTask {
  requester: Requester
  share: SlotShare
  begin: () => void
}

/**
 * Runs tasks in slots, and has one slot more than there are cores; the other tasks wait in line. The tasks of one visitor may
 * take slots for at most half of the cores. The same limit applies to all background tasks together while other tasks run. In
 * this way, the next requester finds a free slot.
 */
export class WorkQueue {
  private readonly cores: number
  private readonly halfOfCores: number
  private isHeavyRunning = false
  private readonly waitingTasks: WaitingTask[] = []
  private readonly slotsByRequester = new Map<Requester, number>()
  /** the turn number of each requester's last task; deleted when the requester has no tasks left */
  private readonly lastTurns = new Map<Requester, number>()
  private turnCount = 0

  constructor(cores: number) {
    this.cores = cores
    this.halfOfCores = Math.floor(cores / 2)
  }

  async enter<T>(requester: Requester, share: SlotShare, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.waitingTasks.push({ requester, share, begin })
      this.startNext()
    })
    try {
      return await work()
    } finally {
      this.freeSlots(requester, share)
      this.startNext()
    }
  }

  private startNext() {
    for (let nextTask = this.findNextTask(); nextTask; nextTask = this.findNextTask()) {
      const { requester, share, begin } = nextTask
      this.waitingTasks.splice(this.waitingTasks.indexOf(nextTask), 1)
      this.slotsByRequester.set(
        requester,
        this.countSlotsOfRequester(requester) + this.countSlotsOfShare(share),
      )
      this.lastTurns.set(requester, ++this.turnCount)
      if (share === 'heavy') this.isHeavyRunning = true
      begin()
    }
  }

  /**
   * Tasks that a person is waiting for precede background tasks. In each of the two groups, the requester with the fewest slots
   * comes first, and then the requester whose last turn was the longest time ago.
   */
  private findNextTask(): WaitingTask | undefined {
    const compare = ({ requester: a }: WaitingTask, { requester: b }: WaitingTask) =>
      Number(a === null) - Number(b === null) ||
      this.countSlotsOfRequester(a) - this.countSlotsOfRequester(b) ||
      (this.lastTurns.get(a) ?? 0) - (this.lastTurns.get(b) ?? 0)
    return this.waitingTasks.filter((task) => this.canBegin(task)).toSorted(compare)[0]
  }

  private canBegin({ requester, share }: WaitingTask): boolean {
    if (this.countSlotsOfShare(share) > this.slotCount - this.countTakenSlots()) return false
    if (share === 'everything') return true
    if (share === 'heavy' && this.isHeavyRunning) return false
    // a task that needs all slots waits until they are free, so no background task begins before it; otherwise it might wait
    // forever
    if (requester === null && this.waitingTasks.some((other) => other.share === 'everything')) return false
    return this.countSlotsOfRequester(requester) < this.limitSlots(requester)
  }

  private limitSlots(requester: Requester): number {
    const hasOnlyBackgroundTasks =
      requester === null && this.countTakenSlots() === this.countSlotsOfRequester(null)
    return requester === 'keeper' || hasOnlyBackgroundTasks ? this.cores : this.halfOfCores
  }

  private freeSlots(requester: Requester, share: SlotShare) {
    const slots = this.countSlotsOfRequester(requester) - this.countSlotsOfShare(share)
    if (slots > 0) this.slotsByRequester.set(requester, slots)
    else this.slotsByRequester.delete(requester)
    if (share === 'heavy') this.isHeavyRunning = false
    if (slots === 0 && !this.waitingTasks.some((other) => other.requester === requester))
      this.lastTurns.delete(requester)
  }

  private countSlotsOfRequester = (requester: Requester) => this.slotsByRequester.get(requester) ?? 0

  private countTakenSlots = () => [...this.slotsByRequester.values()].reduce((sum, slots) => sum + slots, 0)

  private get slotCount() {
    return this.cores + 1
  }

  private countSlotsOfShare(share: SlotShare) {
    return share === 'everything' ? this.slotCount : 1
  }
}
