/** The person who waits for a task. It is null for a background task, because nobody waits for it. */
export type Sender = 'keeper' | `visitor ${string}` | null

/**
 * The part of the slots that a task needs. `slot`: one slot; `heavy`: one slot, but only one heavy task runs at a time, to save
 * memory; `everything`: all slots, so that the task runs alone.
 */
export type SlotShare = 'slot' | 'heavy' | 'everything'

interface WaitingTask {
  sender: Sender
  share: SlotShare
  begin: () => void
}

/**
 * Runs as many tasks at once as there are cores, plus one; the other tasks wait in line. Each visitor may use at most half of the
 * cores. Background tasks together may also use at most half of the cores while other tasks run. In this way, the next requester
 * finds a free slot.
 */
export class WorkQueue {
  private readonly cores: number
  private readonly halfOfCores: number
  private heavyIsRunning = false
  private readonly waiting: WaitingTask[] = []
  private readonly slotsBySender = new Map<Sender, number>()
  /** the turn number of each requester's last task; deleted when the requester has no tasks left */
  private readonly lastTurns = new Map<Sender, number>()
  private turn = 0

  constructor(cores: number) {
    this.cores = cores
    this.halfOfCores = Math.floor(cores / 2)
  }

  async enter<T>(sender: Sender, share: SlotShare, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.waiting.push({ sender, share, begin })
      this.startNext()
    })
    try {
      return await work()
    } finally {
      this.leave(sender, share)
      this.startNext()
    }
  }

  private startNext() {
    for (let next = this.findNext(); next; next = this.findNext()) {
      const { sender, share, begin } = next
      this.waiting.splice(this.waiting.indexOf(next), 1)
      this.slotsBySender.set(sender, this.countSlotsOf(sender) + this.countSlotsFor(share))
      this.lastTurns.set(sender, ++this.turn)
      if (share === 'heavy') this.heavyIsRunning = true
      begin()
    }
  }

  /**
   * Finds the next task that may begin. Tasks that a person waits for come before background tasks. Among these, the task comes
   * first whose requester has the fewest slots, and then the task whose requester had a turn the longest time ago.
   */
  private findNext(): WaitingTask | undefined {
    const rank = ({ sender }: WaitingTask) => [
      sender === null ? 1 : 0,
      this.countSlotsOf(sender),
      this.lastTurns.get(sender) ?? 0,
    ]
    return this.waiting
      .filter((waiting) => this.mayBegin(waiting))
      .map((waiting) => ({ waiting, rank: rank(waiting) }))
      .toSorted((a, b) => compareRanks(a.rank, b.rank))[0]?.waiting
  }

  private mayBegin({ sender, share }: WaitingTask): boolean {
    if (this.countSlotsFor(share) > this.slotCount - this.countTakenSlots()) return false
    if (share === 'everything') return true
    if (share === 'heavy' && this.heavyIsRunning) return false
    // a task that needs all slots waits until they are free, so no background task may begin before it; otherwise it might wait
    // forever
    if (sender === null && this.waiting.some((other) => other.share === 'everything')) return false
    return this.countSlotsOf(sender) < this.limitSlots(sender)
  }

  private limitSlots(sender: Sender): number {
    const isAlone = sender === null && this.countTakenSlots() === this.countSlotsOf(null)
    return sender === 'keeper' || isAlone ? this.cores : this.halfOfCores
  }

  private leave(sender: Sender, share: SlotShare) {
    const slots = this.countSlotsOf(sender) - this.countSlotsFor(share)
    if (slots > 0) this.slotsBySender.set(sender, slots)
    else this.slotsBySender.delete(sender)
    if (share === 'heavy') this.heavyIsRunning = false
    if (slots === 0 && !this.waiting.some((other) => other.sender === sender)) this.lastTurns.delete(sender)
  }

  private countSlotsOf = (sender: Sender) => this.slotsBySender.get(sender) ?? 0

  private countTakenSlots = () => [...this.slotsBySender.values()].reduce((sum, slots) => sum + slots, 0)

  private get slotCount() {
    return this.cores + 1
  }

  private countSlotsFor(share: SlotShare) {
    return share === 'everything' ? this.slotCount : 1
  }
}

/** Compares two lists of numbers by the first position at which they differ. */
function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
