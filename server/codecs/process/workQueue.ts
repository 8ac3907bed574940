/** The person who waits for a task; null for a background task that nobody waits for. */
export type Sender = 'keeper' | `visitor ${string}` | null

/** `slot`: one slot; `heavy`: one slot, but one heavy task at a time to save memory; `everything`: all slots, alone. */
export type SlotShare = 'slot' | 'heavy' | 'everything'

interface WaitingTask {
  sender: Sender
  share: SlotShare
  begin: () => void
}

/**
 * Runs as many tasks at once as there are cores, plus one; the others wait in line. Each visitor may use at most half of
 * the cores, and so may background tasks while other tasks run, so that the next sender finds a free slot.
 */
export class WorkQueue {
  private readonly cores: number
  private readonly halfOfCores: number
  private heavyIsRunning = false
  private readonly waiting: WaitingTask[] = []
  private readonly slotsBySender = new Map<Sender, number>()
  /** the number of each sender's last turn; deleted when none of their tasks is left */
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

  /** Finds the next task that may begin: not a background task, if possible; then fewest slots, then the oldest last turn. */
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
    // a task that needs all slots waits until they are free; background tasks that pass it would starve it
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

/** Orders lists of numbers by their first difference. */
function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
