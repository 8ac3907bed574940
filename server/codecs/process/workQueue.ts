/** The person who waits for a task; null for a background task that nobody waits for. */
export type Sender = 'keeper' | `visitor ${string}` | null

/** `slot`: one slot; `heavy`: one slot, but one heavy task at a time to save memory; `everything`: all slots, alone. */
export type Share = 'seat' | 'heavy' | 'everything'

interface Waiting {
  sender: Sender
  share: Share
  begin: () => void
}

/**
 * Runs as many tasks at once as there are cores, plus one; the others wait in line. Each visitor may use at most half of
 * the cores, and so may background tasks while other tasks run, so that the next sender finds a free slot.
 */
export class WorkQueue {
  private readonly cores: number
  private readonly half: number
  private heavyIsRunning = false
  private readonly waiting: Waiting[] = []
  private readonly seatsOf = new Map<Sender, number>()
  /** the number of each sender's last turn; deleted when none of their tasks is left */
  private readonly lastTurns = new Map<Sender, number>()
  private turn = 0

  constructor(cores: number) {
    this.cores = cores
    this.half = Math.floor(cores / 2)
  }

  async enter<T>(sender: Sender, share: Share, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.waiting.push({ sender, share, begin })
      this.callNext()
    })
    try {
      return await work()
    } finally {
      this.leave(sender, share)
      this.callNext()
    }
  }

  private callNext() {
    for (let next = this.next(); next; next = this.next()) {
      const { sender, share, begin } = next
      this.waiting.splice(this.waiting.indexOf(next), 1)
      this.seatsOf.set(sender, this.held(sender) + this.seatsFor(share))
      this.lastTurns.set(sender, ++this.turn)
      if (share === 'heavy') this.heavyIsRunning = true
      begin()
    }
  }

  /** Finds the next task that may begin: not a background task, if possible; then fewest slots, then the oldest last turn. */
  private next(): Waiting | undefined {
    const rank = ({ sender }: Waiting) => [
      sender === null ? 1 : 0,
      this.held(sender),
      this.lastTurns.get(sender) ?? 0,
    ]
    return this.waiting
      .filter((waiting) => this.mayBegin(waiting))
      .map((waiting) => ({ waiting, rank: rank(waiting) }))
      .toSorted((a, b) => compare(a.rank, b.rank))[0]?.waiting
  }

  private mayBegin({ sender, share }: Waiting): boolean {
    if (this.seatsFor(share) > this.seats - this.taken()) return false
    if (share === 'everything') return true
    if (share === 'heavy' && this.heavyIsRunning) return false
    // a task that needs all slots waits until they are free; background tasks that pass it would starve it
    if (sender === null && this.waiting.some((other) => other.share === 'everything')) return false
    return this.held(sender) < this.mostOf(sender)
  }

  private mostOf(sender: Sender): number {
    const isAlone = sender === null && this.taken() === this.held(null)
    return sender === 'keeper' || isAlone ? this.cores : this.half
  }

  private leave(sender: Sender, share: Share) {
    const seats = this.held(sender) - this.seatsFor(share)
    if (seats > 0) this.seatsOf.set(sender, seats)
    else this.seatsOf.delete(sender)
    if (share === 'heavy') this.heavyIsRunning = false
    if (seats === 0 && !this.waiting.some((other) => other.sender === sender)) this.lastTurns.delete(sender)
  }

  private held = (sender: Sender) => this.seatsOf.get(sender) ?? 0

  private taken = () => [...this.seatsOf.values()].reduce((sum, seats) => sum + seats, 0)

  private get seats() {
    return this.cores + 1
  }

  private seatsFor(share: Share) {
    return share === 'everything' ? this.seats : 1
  }
}

/** Orders lists of numbers by their first difference. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
