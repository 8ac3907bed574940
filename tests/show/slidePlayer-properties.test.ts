import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import type { Frame, Projection } from '../../web/show/slides/projection.ts'
import { listSlideIds } from '../../web/show/slides/reel.ts'
import { openFakeShow } from './fakeShow.ts'

const numbered = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** Any show of one to seven slides: landscapes, portraits that make pairs, and videos, with or without cards. */
const anyShow = fc.record({
  kinds: fc.array(fc.constantFrom('landscape', 'portrait', 'portrait', 'video'), {
    minLength: 1,
    maxLength: numbered.length,
  }),
  hasCards: fc.boolean(),
  random: fc.boolean(),
  randomNumbers: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 }),
  lockMs: fc.constantFrom(0, 1_500),
  readingMs: fc.constantFrom(0, 0.3),
})
type Choices = typeof anyShow extends fc.Arbitrary<infer Value> ? Value : never
type Show = ReturnType<typeof open>

const beginning = { name: 'Walter', dates: '1948 – 2025' }
const memories = [{ sentence: 'He taught me to whistle.', name: 'Anna' }]
const cards = { beginning, memories, end: 'Thank you.' }

function open({ kinds, hasCards, random, randomNumbers, lockMs, readingMs }: Choices) {
  let used = 0
  const randomNumber = () => randomNumbers[used++ % randomNumbers.length] ?? 0
  const ids = numbered.slice(0, kinds.length)
  const slideOf = (id: string) => {
    const kind = kinds[ids.indexOf(id)] ?? 'portrait'
    return kind === 'video' ? { fileType: kind, duration: 8 } : { orientation: kind }
  }
  const program = { sideBySide: true, ...(hasCards && cards) }
  const show = openFakeShow({ ids, program, slideOf, lockMs, readingMs, randomNumber, load: 'by hand' })
  show.setRandom(random)
  const frames: Frame[] = []
  const loadCounts = new Map<string, number>()
  const broken = new Set<string>()
  const note = () => {
    const { currentFrame } = show.slidePlayer.get()
    if (currentFrame && currentFrame.key !== frames.at(-1)?.key) frames.push(currentFrame)
  }
  note()
  show.slidePlayer.subscribe(note)
  const isLoading = (id: string) => show.held().includes(id) && show.pictures.readiness(id) === 'loading'
  const load = (id: string) => {
    loadCounts.set(id, (loadCounts.get(id) ?? 0) + 1)
    if (broken.has(id)) show.breakPicture(id)
    else show.loadPicture(id)
  }
  let listedIds: readonly string[] = ids
  return {
    ...show,
    ids,
    setSlides: (ids: readonly string[]) => {
      listedIds = ids
      show.setSlides(ids)
    },
    setDuration: (seconds: number) => show.setSlides(listedIds, seconds),
    turn: (isWide: boolean) => {
      show.setWide(isWide)
      show.setSlides(listedIds)
    },
    findNumber: (id: string) => listedIds.indexOf(id) + 1,
    isVideo: (id: string) => slideOf(id).fileType === 'video',
    frames,
    loadCounts,
    broken,
    isLoading,
    load,
    /** Loads all pictures that the show wants, until it wants no more. */
    loadWanted: () => {
      for (let id = show.held().find(isLoading); id !== undefined; id = show.held().find(isLoading)) load(id)
    },
    isOnScreen: (id: string) => idsOf(show.slidePlayer.get().currentFrame).includes(id),
    /** Plays for some time, with pictures that load at once. */
    play: function (ms: number) {
      for (let passed = 0; passed < ms; passed += 500) {
        this.loadWanted()
        show.pass(500)
      }
    },
  }
}

const idsOf = (frame: Frame | null | undefined) => frame?.ids ?? []

const anyId = fc.constantFrom(...numbered)
type Event = (show: Show) => void
/** Makes an event with a name that a failed test can print. */
const event = <Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  happen: (show: Show, value: Value) => unknown,
) =>
  values.map(
    (value): Event =>
      Object.assign((show: Show) => void happen(show, value), {
        [fc.toStringMethod]: () => `${name} ${fc.stringify(value)}`,
      }),
  )
const nothing = fc.constant(null)

const used = fc.oneof(
  event('pass', fc.integer({ min: 0, max: 12_000 }), (show, ms) => show.pass(ms)),
  event('sleep', fc.integer({ min: 0, max: 3_600_000 }), (show, ms) => show.sleep(ms)),
  event('load all', nothing, (show) => show.loadWanted()),
  event('load', anyId, (show, id) => show.isLoading(id) && show.load(id)),
  event('break', anyId, (show, id) => show.broken.add(id)),
  event('mend', anyId, (show, id) => show.broken.delete(id) && show.mendPicture(id)),
  event('next', nothing, (show) => show.slidePlayer.next()),
  event('previous', nothing, (show) => show.slidePlayer.previous()),
  event('go to', fc.nat(8), (show, number) => show.slidePlayer.goTo(number)),
  event('play', fc.boolean(), (show, playing) => show.slidePlayer.setPlaying(playing)),
  event('end frame', nothing, (show) => show.slidePlayer.endFrame(show.frames.at(-1)?.key ?? 0)),
  event('seconds', fc.integer({ min: 2, max: 30 }), (show, seconds) => show.setDuration(seconds)),
)
const shuffle = event('random', fc.boolean(), (show, random) => show.setRandom(random))
const changeList = event('list', fc.subarray(numbered), (show, ids) => show.setSlides(ids))
const turn = event('wide screen', fc.boolean(), (show, isWide) => show.turn(isWide))
const anything = fc.oneof({ arbitrary: used, weight: 12 }, shuffle, changeList, turn)

const check = <Rest extends unknown[]>(
  arbitraries: { [Index in keyof Rest]: fc.Arbitrary<Rest[Index]> },
  test: (show: Show, ...rest: Rest) => void,
) =>
  fc.assert(
    fc.property(anyShow, fc.tuple(...arbitraries), (choices, rest) => test(open(choices), ...(rest as Rest))),
    { numRuns: 300 },
  )
const some = (event: fc.Arbitrary<Event>) => fc.array(event, { maxLength: 40 })

/** Calls `test` for each frame as it appears. */
function onFrame(show: Show, test: (projection: Projection) => void) {
  let lastKey = show.frames.at(-1)?.key
  show.slidePlayer.subscribe(() => {
    const projection = show.slidePlayer.get()
    if (!projection.currentFrame || projection.currentFrame.key === lastKey) return
    lastKey = projection.currentFrame.key
    test(projection)
  })
}

describe('whatever happens to a show', () => {
  it('it shows only decoded pictures, and the same picture never follows itself', () => {
    check([some(anything)], (show, events) => {
      onFrame(show, ({ currentFrame, leavingFrame }) => {
        for (const id of idsOf(currentFrame))
          assert.ok(show.isVideo(id) || show.pictures.readiness(id) === 'ready')
        if (!leavingFrame) return
        const isNew = idsOf(currentFrame).some((id) => !idsOf(leavingFrame).includes(id))
        assert.ok(isNew || currentFrame?.scene.kind !== leavingFrame.scene.kind, 'the same again')
      })
      for (const happen of events) happen(show)
    })
  })

  it('time never goes back, and one timer at most waits for the next change', () => {
    check([some(anything)], (show, events) => {
      let lastShownAt = 0
      show.slidePlayer.subscribe(() => {
        const { currentFrame, dueAt, playing } = show.slidePlayer.get()
        const shownAt = currentFrame?.shownAt ?? lastShownAt
        assert.ok(shownAt >= lastShownAt)
        lastShownAt = shownAt
        assert.ok(dueAt === null ? !playing || currentFrame === null : playing && dueAt >= lastShownAt)
      })
      for (const happen of events) {
        happen(show)
        assert.ok(show.timers() <= 1)
      }
      assert.deepEqual(
        show.frames.map(({ key }) => key),
        show.frames.map((_, index) => (show.frames[0]?.key ?? 0) + index),
      )
    })
  })

  it('a slide that someone asks for is the next on the screen, if its picture loads', () => {
    check([some(anything), anyId, fc.option(fc.subarray(numbered))], (show, events, id, newList) => {
      for (const happen of events) happen(show)
      show.loadWanted()
      const number = show.findNumber(id)
      fc.pre(number > 0 && !show.broken.has(id) && show.pictures.readiness(id) !== 'failed')
      const wasOnScreen = show.isOnScreen(id)
      const { length } = show.frames
      assert.equal(show.slidePlayer.goTo(number), true)
      if (wasOnScreen) return assert.equal(show.frames.length, length)
      if (newList) show.setSlides(numbered.filter((other) => other === id || newList.includes(other)))
      show.loadWanted()
      show.pass(1_600)
      assert.ok(show.isOnScreen(id))
    })
  })

  it('a step leads to something else, if anything else can be loaded', () => {
    const step = fc.constantFrom('next' as const, 'previous' as const)
    check([some(anything), step], (show, events, step) => {
      for (const happen of events) happen(show)
      show.slidePlayer.setPlaying(false)
      show.loadWanted()
      // this passes the lock of a slide that is still to come, and that of the slide before
      show.pass(3_200)
      const isOther = (id: string) => show.findNumber(id) > 0 && !show.broken.has(id) && !show.isOnScreen(id)
      fc.pre(numbered.some((id) => isOther(id) && show.pictures.readiness(id) !== 'failed'))
      const { length } = show.frames
      show.slidePlayer[step]()
      show.loadWanted()
      assert.ok(show.frames.length > length)
    })
  })

  it('two photographs that belong together are shown together, unless one cannot be loaded', () => {
    check([some(used)], (show, events) => {
      show.setRandom(false)
      const scenes = show.scenes.map(listSlideIds)
      onFrame(show, ({ currentFrame }) => {
        const ids = idsOf(currentFrame)
        const scene = scenes.find((scene) => ids.some((id) => scene.includes(id))) ?? []
        for (const id of scene) assert.ok(ids.includes(id) || show.pictures.readiness(id) === 'failed', id)
      })
      for (const happen of events) happen(show)
    })
  })

  it('a step forward and a step back lead to the same pictures', () => {
    check([some(used)], (show, events) => {
      show.setRandom(false)
      for (const happen of events) happen(show)
      show.broken.clear()
      show.play(30_000)
      const pictures = () => idsOf(show.slidePlayer.get().currentFrame)
      const move = (step: () => void) => {
        show.loadWanted()
        show.pass(1_600)
        step()
        show.loadWanted()
      }
      show.slidePlayer.setPlaying(false)
      const before = pictures()
      fc.pre(before.length > 0)
      move(show.slidePlayer.next)
      move(show.slidePlayer.previous)
      assert.deepEqual(pictures(), before)
    })
  })
})

describe('a show that nobody touches', () => {
  it('shows its scenes in order, each for its time, again and again', () => {
    check([fc.nat(30)], (show, count) => {
      show.setRandom(false)
      fc.pre(show.scenes.filter((scene) => listSlideIds(scene).length > 0).length > 1)
      show.loadWanted()
      for (let index = 0; index < count; index++) {
        const scene = show.scenes[index % show.scenes.length]
        const { currentFrame, dueAt } = show.slidePlayer.get()
        assert.deepEqual([currentFrame?.scene, idsOf(currentFrame)], [scene, scene && listSlideIds(scene)])
        show.loadWanted()
        show.pass((dueAt ?? 0) - show.clock.now())
      }
    })
  })

  it('passes broken pictures, and shows all others in each round', () => {
    check([fc.subarray(numbered)], (show, broken) => {
      show.setRandom(false)
      const whole = show.ids.filter((id) => show.isVideo(id) || !broken.includes(id))
      fc.pre(whole.length > 1)
      for (const id of broken) show.broken.add(id)
      show.play(300_000)
      const shown = show.frames.flatMap(idsOf)
      assert.deepEqual(
        shown,
        shown.map((_, index) => whole[index % whole.length]),
      )
      assert.ok(shown.length >= whole.length)
    })
  })

  it('loads a picture once for each time that it is shown', () => {
    check([], (show) => {
      show.setRandom(false)
      for (let halfSecond = 0; halfSecond < 200; halfSecond++) {
        show.play(500)
        const shown = show.frames.flatMap(idsOf)
        for (const [id, count] of show.loadCounts)
          assert.ok(count <= shown.filter((other) => other === id).length + 1, `${id}: ${count}`)
      }
    })
  })
})
