import { availableParallelism } from 'node:os'

const seats = Math.max(1, availableParallelism())

type Urgency = 'awaited' | 'later'
const waiting: Record<Urgency, { needs: number; begin: () => void }[]> = { awaited: [], later: [] }
let free = seats

/**
 * Does work on pictures in turn: no more at once than the machine has cores, and what needs much memory alone. What
 * somebody is waiting for goes before what may be done later.
 */
export async function inQueue<T>(urgency: Urgency, alone: boolean, work: () => Promise<T>): Promise<T> {
  const needs = alone ? seats : 1
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
