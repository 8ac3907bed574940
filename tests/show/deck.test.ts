import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  chooseIndex,
  type Deck,
  isDue,
  type Readiness,
  requestDue,
  requestSlide,
  requestStep,
  restartSlideTime,
  showSlide,
  countSlides,
  getSlideNumber,
  listUpcomingIds,
  withPlaying,
} from '../../web/show/slides/deck.ts'
import { getCurrentId, getIdAt, createPlayOrder, withRandom } from '../../web/show/slides/playOrder.ts'

const stored = ['beach', 'bench', 'boat', 'bridge', 'dog']
const unshown = { playing: true, shownAt: null, dueAt: null, card: null, span: 0 }
const openDeck = (ids = stored): Deck => ({ ...unshown, order: createPlayOrder(ids, false, Math.random) })
const shown = (
  deck: Deck,
  index: number,
  now: number,
  reason: 'due' | 'asked' = 'asked',
  durationMs = 5_000,
) => showSlide(deck, { index, span: 1, reason, durationMs }, now, Math.random)
const running = (durationMs?: number) => shown(openDeck(), 0, 1_000, 'asked', durationMs)

describe('the time of a slide', () => {
  it('ends after its duration, not before', () => {
    assert.equal(isDue(running(), 5_999), false)
    assert.equal(isDue(running(), 6_000), true)
  })

  it('stops while the show is paused, and starts again when it plays on', () => {
    const paused = withPlaying(running(), false, 5_000, 3_000)
    assert.equal(isDue(paused, 1e9), false)
    assert.equal(withPlaying(paused, true, 5_000, 60_000).dueAt, 65_000)
  })

  it('starts again after someone chooses another duration or changes the slide by hand', () => {
    assert.equal(restartSlideTime(running(), 2_000, 4_000).dueAt, 6_000)
    assert.equal(shown(running(), 1, 4_000).dueAt, 9_000)
  })

  it('does not start when someone chooses a duration while the show is paused or before the first slide', () => {
    assert.equal(restartSlideTime(withPlaying(running(), false, 5_000, 2_000), 9_000, 3_000).dueAt, null)
    assert.equal(withPlaying(openDeck(), true, 5_000, 3_000).dueAt, null)
  })

  it('does not drift: a thousand changes, each a little late, stay on schedule', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 1_000 }),
        (delays) => {
          let deck = running()
          for (const delay of delays) {
            deck = shown(deck, deck.order.index + 1, (deck.dueAt ?? 0) + delay, 'due')
          }
          assert.equal(deck.dueAt, 6_000 + delays.length * 5_000)
        },
      ),
    )
  })

  it('never gives a slide less than three quarters of its time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 30_000 }), fc.nat(100_000), (durationMs, delay) => {
        const first = running(durationMs)
        const now = (first.dueAt ?? 0) + delay
        assert.ok((shown(first, 1, now, 'due', durationMs).dueAt ?? 0) - now >= durationMs * 0.75)
      }),
    )
  })
})

describe('the numbers of slides that people read', () => {
  it('count from 1 in stored order, even while the order is random', () => {
    const { order, ...rest } = running()
    const mixed = { ...rest, order: withRandom(order, true, Math.random) }
    assert.equal(getSlideNumber(mixed), 1)
    assert.equal(getSlideNumber(shown(mixed, requestSlide(mixed, 4, 0)?.index ?? 0, 0)), 4)
    assert.equal(countSlides(mixed), 5)
  })

  it('name no slide below 1, above the count or between two', () => {
    for (const number of [0, 6, -1, 2.5, Number.NaN]) assert.equal(requestSlide(running(), number, 0), null)
  })
})

describe('the next slide', () => {
  const but = (states: Record<string, Readiness>) => (id: string) => states[id] ?? 'ready'
  const nextId = (deck: Deck, readiness: (id: string) => Readiness, now = 6_000) =>
    chosenId(deck, requestDue(deck, 6_000), readiness, now)
  const previousId = (deck: Deck, readiness: (id: string) => Readiness) =>
    chosenId(deck, requestStep(deck, -1, null, 0), readiness, 0)
  const chosenId = (
    deck: Deck,
    request: ReturnType<typeof requestDue>,
    readiness: (id: string) => Readiness,
    now: number,
  ) => {
    const index = chooseIndex(deck, request, readiness, now, 1_500)
    return index === null ? null : getIdAt(deck.order, index)
  }

  it('is before the broken pictures when someone steps back', () => {
    assert.equal(previousId(running(), but({ dog: 'failed' })), 'bridge')
  })

  it('is the only one that is ready, wherever it is in a shuffled round', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stored.slice(1)), fc.nat(4), (ready, moves) => {
        const { order, ...rest } = running()
        let deck: Deck = { ...rest, order: withRandom(order, true, Math.random) }
        for (let move = 0; move < moves; move++) deck = shown(deck, deck.order.index + 1, 0)
        const only = (id: string): Readiness => (id === ready ? 'ready' : 'failed')
        assert.equal(nextId(deck, only), getCurrentId(deck.order) === ready ? null : ready)
      }),
    )
  })

  it('is never one that is not ready, and never the current one', () => {
    const states = fc.array(fc.constantFrom<Readiness>('ready', 'loading', 'failed'), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(states, fc.nat(), fc.nat(3_000), (list, index, waited) => {
        const ids = list.map((_, at) => `photo ${at}`)
        const deck = shown(openDeck(ids), index, 0)
        const readiness = (id: string) => list[ids.indexOf(id)] ?? 'failed'
        const id = chosenId(deck, requestDue(deck, 0), readiness, waited)
        if (id === null) return
        assert.equal(readiness(id ?? ''), 'ready')
        assert.notEqual(id, getCurrentId(deck.order))
      }),
    )
  })
})

describe('the slides to decode ahead', () => {
  it('are the next two, also past the end of the round', () => {
    const ids = listUpcomingIds(shown(running(), 3, 0), { index: 4, direction: 1 }, 2, () => 'loading')
    assert.deepEqual(ids, ['dog', 'beach'])
  })

  it('include neither failed ones nor the current one', () => {
    const readiness = (id: string): Readiness => (id === 'bench' ? 'failed' : 'loading')
    const ids = listUpcomingIds(running(), { index: 1, direction: 1 }, 9, readiness)
    assert.deepEqual(ids, ['boat', 'bridge', 'dog'])
  })

  it('are the previous ones when someone steps back', () => {
    const ids = listUpcomingIds(running(), { index: -1, direction: -1 }, 2, () => 'ready')
    assert.deepEqual(ids, ['dog', 'bridge'])
  })
})
