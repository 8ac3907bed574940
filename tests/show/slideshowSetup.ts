import type { Readiness } from '../../web/show/deck.ts'
import {
  type Clock,
  openSlidePlayer,
  type Pictures,
  type SlidePlayerParts,
} from '../../web/show/slidePlayer.ts'

/** A clock that moves only when told; what falls due on the way is done at its time. */
const openClock = () => {
  let now = 0
  let waiting: { at: number; then: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after: (ms, then) => {
      const entry = { at: now + ms, then }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
  }
  const pass = (ms: number) => {
    const end = now + ms
    for (;;) {
      const [soonest] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!soonest) break
      waiting = waiting.filter((other) => other !== soonest)
      now = Math.max(now, soonest.at)
      soonest.then()
    }
    now = end
  }
  /** The machine sleeps: time goes on, and what fell due meanwhile is done late, once. */
  const sleep = (ms: number) => {
    now += ms
    pass(0)
  }
  return { clock, pass, sleep, timers: () => waiting.length }
}

/** Pictures that arrive when told, or at once. */
const openPicturePreloader = (arrive: 'at once' | 'when told' = 'at once') => {
  const states = new Map<string, Readiness>()
  const broken = new Set<string>()
  const listeners = new Set<() => void>()
  let wanted: readonly string[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const pictures: Pictures = {
    want: (ids) => {
      for (const id of wanted) if (!ids.includes(id) && !broken.has(id)) states.delete(id)
      wanted = ids
      if (arrive === 'at once') for (const id of ids) states.set(id, broken.has(id) ? 'failed' : 'ready')
    },
    readiness: (id) => states.get(id) ?? 'coming',
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    pictures,
    wanted: () => wanted,
    comes: (id: string) => {
      states.set(id, 'ready')
      tell()
    },
    breaks: (id: string) => {
      broken.add(id)
      states.set(id, 'failed')
      tell()
    },
    mends: (id: string) => {
      broken.delete(id)
      states.delete(id)
      tell()
    },
  }
}

export const five = ['beach', 'bench', 'boat', 'bridge', 'dog']

/** A projector in a hall with a clock and an album of its own. */
const openHall = (
  {
    arrive = 'at once',
    ...parts
  }: Partial<SlidePlayerParts<string>> & { arrive?: 'at once' | 'when told' } = {},
  settings: Partial<SlidePlayerParts<string>['settings']> = {},
) => {
  const time = openClock()
  const album = openPicturePreloader(arrive)
  const slidePlayer = openSlidePlayer<string>({
    ids: five,
    settings: { random: false, playing: true, durationMs: 5_000, lockMs: 0, ...settings },
    pictures: album.pictures,
    clock: time.clock,
    randomNumber: Math.random,
    chooseEffect: () => 'fade',
    ...parts,
  })
  return { ...time, ...album, slidePlayer, on: () => slidePlayer.get().on?.id ?? null }
}

/** The same, begun. */
export const openShow = (...parts: Parameters<typeof openHall>) => {
  const hall = openHall(...parts)
  hall.slidePlayer.start()
  return hall
}
