import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  came,
  choose,
  type Deck,
  isDue,
  isLocked,
  openDeck,
  type Readiness,
  slideCount,
  slideNumber,
  upcoming,
  withDuration,
  withPlaying,
  withRandomOrder,
  withSlides,
  wishNext,
  wishPrevious,
  wishSlide,
} from '../../web/show/deck.ts'

const stored = ['beach', 'bench', 'boat', 'bridge', 'dog']
const settings = { random: false, playing: true, durationMs: 5_000, lockMs: 0 }
const deck = (changes: Partial<typeof settings> = {}) =>
  openDeck(stored, { ...settings, ...changes }, Math.random)
const running = (changes: Partial<typeof settings> = {}) => came(deck(changes), 0, 1_000, 'asked')

describe('the time of a slide', () => {
  it('begins only when the first slide is on the screen', () => {
    assert.equal(deck().dueAt, null)
    assert.equal(isDue(deck(), 1e9), false)
    assert.equal(running().dueAt, 6_000)
  })

  it('ends after its duration, not before', () => {
    assert.equal(isDue(running(), 5_999), false)
    assert.equal(isDue(running(), 6_000), true)
  })

  it('stands still while paused, and is whole again when playing goes on', () => {
    const paused = withPlaying(running(), false, 3_000)
    assert.equal(isDue(paused, 1e9), false)
    assert.equal(withPlaying(paused, true, 60_000).dueAt, 65_000)
  })

  it('is whole again after another duration was chosen, and after a change by hand', () => {
    assert.equal(withDuration(running(), 2_000, 4_000).dueAt, 6_000)
    assert.equal(came(running(), 1, 4_000, 'asked').dueAt, 9_000)
  })

  it('does not begin by choosing a duration while paused or before the first slide', () => {
    assert.equal(withDuration(withPlaying(running(), false, 2_000), 9_000, 3_000).dueAt, null)
    assert.equal(withPlaying(deck(), true, 3_000).dueAt, null)
  })

  it('does not drift: a thousand changes, each a little late, are due on the beat', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 1_000 }),
        (delays) => {
          let show = running()
          for (const delay of delays) {
            const due = show.dueAt ?? 0
            show = came(show, show.round.at + 1, due + delay, 'due')
          }
          assert.equal(show.dueAt, 6_000 + delays.length * 5_000)
        },
      ),
    )
  })

  it('counts from now after a tab has slept for hours, so that nothing is raced through', () => {
    const woken = came(running(), 1, 7_200_000, 'due')
    assert.equal(woken.dueAt, 7_205_000)
    assert.equal(slideNumber(woken), 2)
  })

  it('never gives a slide less than three quarters of its time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 30_000 }), fc.nat(100_000), (durationMs, delay) => {
        const first = running({ durationMs })
        const at = (first.dueAt ?? 0) + delay
        assert.ok((came(first, 1, at, 'due').dueAt ?? 0) - at >= durationMs * 0.75)
      }),
    )
  })
})

describe('the lock of the older show', () => {
  it('holds for its time after a change, and not at all where there is none', () => {
    assert.equal(isLocked(running({ lockMs: 1_500 }), 2_499), true)
    assert.equal(isLocked(running({ lockMs: 1_500 }), 2_500), false)
    assert.equal(isLocked(deck({ lockMs: 1_500 }), 0), false)
    assert.equal(isLocked(running(), 1_000), false)
  })
})

describe('numbers people read', () => {
  it('count from 1 in stored order, also while the order is random', () => {
    const mixed = withRandomOrder(running(), true, Math.random)
    assert.equal(slideNumber(mixed), 1)
    const wish = wishSlide(mixed, 4, 0)
    assert.equal(slideNumber(came(mixed, wish?.turn ?? 0, 0, 'asked')), 4)
    assert.equal(slideCount(mixed), 5)
  })

  it('name no slide below 1, above the count or between two', () => {
    for (const number of [0, 6, -1, 2.5, Number.NaN]) assert.equal(wishSlide(running(), number, 0), null)
  })
})

describe('what comes next', () => {
  const all = (state: Readiness) => () => state
  const but = (states: Record<string, Readiness>) => (id: string) => states[id] ?? 'ready'
  const next = (show: Deck, now = 6_000) => wishNext(show, now, null, 'due')
  const shownNext = (show: Deck, readiness: (id: string) => Readiness, now = 6_000) =>
    choose(show, next(show), readiness, now, 1_500)

  it('is the slide after this one, and the first after the last', () => {
    assert.equal(shownNext(running(), all('ready')), 1)
    assert.equal(shownNext(came(running(), 4, 1_000, 'asked'), all('ready')), 0)
  })

  it('is, backwards from the first, the last', () => {
    assert.equal(choose(running(), wishPrevious(running(), 0, null), all('ready'), 0, 1_500), 4)
  })

  it('counts on from what was asked for already while that is still coming', () => {
    const twice = wishNext(running(), 100, wishNext(running(), 50, null, 'asked'), 'asked')
    assert.equal(choose(running(), twice, all('ready'), 100, 1_500), 2)
  })

  it('passes over a broken picture at once', () => {
    assert.equal(shownNext(running(), but({ bench: 'failed', boat: 'failed' })), 3)
  })

  it('passes over broken pictures backwards when going back', () => {
    const wish = wishPrevious(running(), 0, null)
    assert.equal(choose(running(), wish, but({ dog: 'failed' }), 0, 1_500), 3)
  })

  it('waits for a picture that is coming, then passes over it for one that is ready', () => {
    const slow = but({ bench: 'coming' })
    assert.equal(shownNext(running(), slow, 7_499), null)
    assert.equal(shownNext(running(), slow, 7_500), 2)
  })

  it('keeps what is on as long as nothing else is ready', () => {
    assert.equal(shownNext(running(), all('coming'), 1e9), null)
    assert.equal(shownNext(running(), all('failed'), 1e9), null)
  })

  it('never is a picture that is not ready, and never the one that is on', () => {
    const states = fc.constantFrom<Readiness>('ready', 'coming', 'failed')
    fc.assert(
      fc.property(
        fc.array(states, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(3_000),
        (list, at, waited) => {
          const ids = list.map((_, index) => `photo ${index}`)
          const show = came(openDeck(ids, settings, Math.random), at, 0, 'asked')
          const readiness = (id: string) => list[ids.indexOf(id)] ?? 'failed'
          const turn = choose(show, wishNext(show, 0, null, 'due'), readiness, waited, 1_500)
          if (turn === null) return
          assert.equal(list[turn], 'ready')
          assert.notEqual(turn, show.round.at)
        },
      ),
    )
  })

  it('is the first slide when nothing has been shown yet', () => {
    const wish = { turn: 0, direction: 1, since: 0, why: 'asked' } as const
    assert.equal(choose(deck(), wish, all('ready'), 0, 1_500), 0)
  })
})

describe('what to have decoded ahead', () => {
  it('is the next two, round the end', () => {
    const show = came(running(), 3, 0, 'asked')
    assert.deepEqual(
      upcoming(show, 4, 1, 2, () => 'coming'),
      ['dog', 'beach'],
    )
  })

  it('leaves out what has failed and what is on', () => {
    const failed = (id: string): Readiness => (id === 'bench' ? 'failed' : 'coming')
    assert.deepEqual(upcoming(running(), 1, 1, 9, failed), ['boat', 'bridge', 'dog'])
  })

  it('goes backwards when someone goes back', () => {
    assert.deepEqual(
      upcoming(running(), -1, -1, 2, () => 'ready'),
      ['dog', 'bridge'],
    )
  })
})

describe('a list that changes during the show', () => {
  it('keeps the slide and its time', () => {
    const show = came(running(), 2, 2_000, 'asked')
    const changed = withSlides(show, ['new', ...stored], Math.random)
    assert.equal(slideNumber(changed), 4)
    assert.equal(changed.dueAt, show.dueAt)
  })
})
