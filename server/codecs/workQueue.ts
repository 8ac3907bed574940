/** What somebody is waiting for goes before what may be done later. */
export type Urgency = 'awaited' | 'later'

/** One seat; one seat, but never two such at a time because of their memory; or everything, with nobody beside. */
export type Share = 'seat' | 'heavy' | 'everything'

interface Waiting {
  share: Share
  begin: () => void
}

/** Lets in as much work at once as there are seats; the rest waits in line. */
export class WorkQueue {
  private readonly seats: number
  private free: number
  private heavyIsRunning = false
  private readonly lines: Record<Urgency, Waiting[]> = { awaited: [], later: [] }

  constructor(seats: number) {
    this.seats = seats
    this.free = seats
  }

  async enter<T>(urgency: Urgency, share: Share, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.lines[urgency].push({ share, begin })
      this.callNext()
    })
    try {
      return await work()
    } finally {
      this.free += this.seatsFor(share)
      if (share === 'heavy') this.heavyIsRunning = false
      this.callNext()
    }
  }

  private callNext() {
    for (const line of [this.lines.awaited, this.lines.later]) {
      for (let index = 0; index < line.length; ) {
        const { share, begin } = line[index] as Waiting
        // who needs everything waits at the head until it is free: others passing by would make that for ever
        if (this.seatsFor(share) > this.free) return
        if (share === 'heavy' && this.heavyIsRunning) {
          index++
          continue
        }
        line.splice(index, 1)
        this.free -= this.seatsFor(share)
        if (share === 'heavy') this.heavyIsRunning = true
        begin()
      }
    }
  }

  private seatsFor(share: Share) {
    return share === 'everything' ? this.seats : 1
  }
}
