import { availableParallelism } from 'node:os'

const seats = Math.max(1, availableParallelism())
/** Photos from this size on are worked on alone, so that the memory in use stays bounded. */
const largePixels = 40_000_000

type Urgency = 'awaited' | 'later'
const waiting: Record<Urgency, { needs: number; begin: () => void }[]> = { awaited: [], later: [] }
let free = seats

/**
 * Does pictures' work in turn: no more photos at once than the machine has cores, a large one alone. What somebody
 * is waiting for goes before what may be done later.
 */
export async function inTurn<T>(urgency: Urgency, pixels: number, work: () => Promise<T>): Promise<T> {
  const needs = pixels > largePixels ? seats : 1
  await new Promise<void>((begin) => {
    waiting[urgency].push({ needs, begin })
    callNext()
  })
  try {
    return await work()
  } finally {
    free += needs
    callNext()
  }
}

function callNext() {
  for (;;) {
    const line = waiting.awaited.length > 0 ? waiting.awaited : waiting.later
    const next = line[0]
    if (!next || next.needs > free) return
    line.shift()
    free -= next.needs
    next.begin()
  }
}
