import assert from 'node:assert/strict'
import { plainProgram } from '../../domain/program.ts'
import { buildTimeline, type TimelineSettings, type TimelineSlide } from '../../domain/timeline.ts'
import { createPlayOrder } from '../../web/show/slides/playOrder.ts'
import type { Readiness } from '../../web/show/slides/requests.ts'
import {
  type Clock,
  type Pictures,
  SlidePlayer,
  type SlidePlayerOptions,
} from '../../web/show/slides/slidePlayer.ts'
import { openStore } from '../../web/stores/store.ts'
import { random } from '../support/random/random.ts'

/**
 * A clock that moves only when a test moves it, and calls each timer at its time. With `readingMs` it behaves like a browser's:
 * every reading moves it on by `readingMs`, and timers round down to whole milliseconds, so they may be early by a fraction of one.
 */
export const openFakeClock = (readingMs = 0) => {
  let now = 0
  let timers: { at: number; call: () => void }[] = []
  const clock: Clock = {
    now: () => (now += readingMs),
    after: (ms, call) => {
      const timer = { at: now + (readingMs ? Math.floor(ms) : ms), call }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  const pass = (ms: number) => {
    const end = now + ms
    for (;;) {
      const [soonest] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!soonest) break
      timers = timers.filter((other) => other !== soonest)
      now = Math.max(now, soonest.at)
      soonest.call()
    }
    now = Math.max(now, end)
  }
  /** Lets the machine sleep: time passes, and timers that were due meanwhile run late. */
  const sleep = (ms: number) => {
    now += ms
    pass(0)
  }
  return { clock, pass, sleep, timers: () => timers.length }
}

/** Pictures that load at once, or when a test loads them. */
const openPictures = (load: 'at once' | 'by hand' = 'at once') => {
  const states = new Map<string, Readiness>()
  const broken = new Set<string>()
  const listeners = new Set<() => void>()
  let wanted: readonly string[] = []
  const setState = (id: string, state: Readiness) => {
    states.set(id, state)
    for (const listener of listeners) listener()
  }
  const pictures: Pictures = {
    preload: (ids) => {
      for (const id of wanted) if (!ids.includes(id) && !broken.has(id)) states.delete(id)
      wanted = ids
      if (load === 'at once') for (const id of ids) states.set(id, broken.has(id) ? 'failed' : 'ready')
    },
    readiness: (id) => states.get(id) ?? 'loading',
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    pictures,
    wanted: () => wanted,
    loadPicture: (id: string) => setState(id, 'ready'),
    breakPicture: (id: string) => {
      broken.add(id)
      setState(id, 'failed')
    },
    mendPicture: (id: string) => {
      broken.delete(id)
      setState(id, 'loading')
    },
  }
}

export const five = ['beach', 'bench', 'boat', 'bridge', 'dog']

const photograph = { fileType: 'image', orientation: 'landscape', duration: null } as const
const plain: TimelineSettings = { ...plainProgram, ...plainProgram.cards, seconds: 5, volume: 1 }

/** Describes a show whose slides `upright` are portraits. The show has two of them in a row side by side. */
export const withUpright = (...upright: string[]): FakeShow => ({
  program: { sideBySide: true },
  slideOf: (id) => ({ orientation: upright.includes(id) ? 'portrait' : 'landscape' }),
})

interface FakeShow extends Partial<Omit<SlidePlayerOptions, 'settings'>> {
  load?: 'at once' | 'by hand'
  duration?: number
  /** further choices of the family */
  program?: Partial<TimelineSettings>
  slideOf?: (id: string) => Partial<TimelineSlide>
  /** the slides of the list */
  ids?: readonly string[]
  settings?: { random: boolean }
  /** milliseconds that pass with each reading of the clock */
  readingMs?: number
}

/** Starts a slide player with its own clock, settings and pictures. */
export const openFakeShow = ({
  load = 'at once',
  duration = 5,
  readingMs = 0,
  program,
  slideOf,
  ids = five,
  settings: firstSettings = { random: false },
  ...parts
}: FakeShow = {}) => {
  const time = openFakeClock(readingMs)
  const pictures = openPictures(load)
  const settings = openStore(firstSettings)
  const slidePlayer = new SlidePlayer({
    place: { order: createPlayOrder(ids, false, random), isCurrentShown: false, playing: true },
    settings,
    lockMs: 0,
    pictures: pictures.pictures,
    clock: time.clock,
    randomNumber: random,
    chooseEffect: () => 'fade',
    ...parts,
  })
  const scenesOf = (some: readonly string[], seconds: number) => {
    const shown = some.map((id) => ({ id, ...photograph, ...slideOf?.(id) }))
    return buildTimeline(shown, [], { ...plain, seconds, ...program, ...screen }).scenes
  }
  /** the choices that a narrow screen changes */
  let screen: Partial<TimelineSettings> = {}
  const setSlides = (slides: readonly string[], seconds = duration) =>
    slidePlayer.setSlides(slides, (some) => scenesOf(some, seconds))
  setSlides(ids)
  slidePlayer.start()
  const current = () => slidePlayer.get().currentFrame?.ids[0] ?? null
  return {
    ...time,
    ...pictures,
    held: pictures.wanted,
    /** the preloaded pictures without the current one */
    wanted: () => pictures.wanted().filter((id) => id !== current()),
    slidePlayer,
    setRandom: (random: boolean) => settings.set({ random }),
    scenes: scenesOf(ids, duration),
    setSlides,
    setDuration: (seconds: number) => setSlides(ids, seconds),
    /** Turns the screen; only on a wide one, upright photographs are side by side. */
    setWide: (isWide: boolean) => {
      screen = isWide ? {} : { sideBySide: false }
    },
    current,
    /** Asserts that the slide `from` changes to `to` in exactly `ms`. */
    assertChange: (ms: number, from: string, to: string) => {
      time.pass(ms - 1)
      assert.equal(current(), from)
      time.pass(1)
      assert.equal(current(), to)
    },
  }
}
