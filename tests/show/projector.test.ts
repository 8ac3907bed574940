import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { five, openHall } from './hall.ts'

const opened = (...parts: Parameters<typeof openHall>) => {
  const hall = openHall(...parts)
  hall.projector.start()
  return hall
}

describe('a running show', () => {
  it('begins with the first slide, without an effect', () => {
    const { projector } = opened()
    assert.deepEqual(projector.get().on, { key: 1, id: 'beach', effect: null })
  })

  it('shows each slide for its duration, and the first after the last', () => {
    const { on, pass } = opened()
    const seen = [on()]
    for (let change = 0; change < 6; change++) {
      pass(4_999)
      assert.equal(on(), seen.at(-1))
      pass(1)
      seen.push(on())
    }
    assert.deepEqual(seen, [...five, 'beach', 'bench'])
  })

  it('keeps the slide that leaves until the next change, and asks for an effect each time', () => {
    let asked = 0
    const { projector, pass } = opened({ chooseEffect: () => `effect ${++asked}` })
    pass(10_000)
    const { on, leaving } = projector.get()
    assert.deepEqual([leaving?.id, on?.id, on?.effect, asked], ['bench', 'boat', 'effect 2', 2])
  })

  it('shows one more slide after the machine has slept for three hours, then goes on as before', () => {
    const { on, sleep, pass } = opened()
    sleep(3 * 3_600_000)
    assert.equal(on(), 'bench')
    pass(5_000)
    assert.equal(on(), 'boat')
  })

  it('misses no change in 10,000 and has no more than one timer at any time', () => {
    const { projector, pass, timers } = opened({}, { durationMs: 2_000 })
    for (let change = 0; change < 10_000; change++) {
      pass(2_000)
      assert.ok(timers() <= 1)
    }
    assert.equal(projector.get().on?.key, 10_001)
  })

  it('changes nothing after it was stopped, and goes on when started again', () => {
    const { projector, on, pass, timers } = opened()
    projector.stop()
    assert.equal(timers(), 0)
    pass(60_000)
    assert.equal(on(), 'beach')
    projector.start()
    assert.equal(on(), 'bench')
  })
})

describe('by hand', () => {
  it('goes forward, back, round both ends and to a number, and gives the slide its whole time', () => {
    const { projector, on, pass } = opened()
    pass(4_000)
    projector.previous()
    assert.equal(on(), 'dog')
    pass(4_999)
    assert.equal(on(), 'dog')
    projector.next()
    assert.equal(on(), 'beach')
    assert.equal(projector.goTo(4), true)
    assert.equal(on(), 'bridge')
    assert.equal(projector.goTo(6), false)
    assert.equal(on(), 'bridge')
  })

  it('counts several quick steps while the pictures are still coming', () => {
    const { projector, on, comes } = opened({ arrive: 'when told' })
    comes('beach')
    projector.next()
    projector.next()
    projector.next()
    assert.equal(projector.get().waiting, true)
    comes('bridge')
    assert.equal(on(), 'bridge')
    assert.equal(projector.get().waiting, false)
  })

  it('stays where it is when the steps lead back to the slide that is on', () => {
    const { projector, on, comes } = opened({ arrive: 'when told' })
    comes('beach')
    projector.next()
    projector.previous()
    assert.equal(projector.get().waiting, false)
    comes('bench')
    assert.equal(on(), 'beach')
  })

  it('stands still while paused, whatever time passes', () => {
    const { projector, on, pass } = opened()
    projector.setPlaying(false)
    pass(3_600_000)
    assert.equal(on(), 'beach')
    projector.next()
    pass(3_600_000)
    assert.equal(on(), 'bench')
    projector.setPlaying(true)
    pass(5_000)
    assert.equal(on(), 'boat')
  })

  it('takes a new duration at once', () => {
    const { projector, on, pass } = opened()
    projector.setDuration(30_000)
    pass(29_999)
    assert.equal(on(), 'beach')
    pass(1)
    assert.equal(on(), 'bench')
  })

  it('is refused during the lock of the older show', () => {
    const { projector, on, pass } = opened({}, { lockMs: 1_500 })
    pass(1_500)
    projector.next()
    pass(1_499)
    projector.next()
    projector.previous()
    projector.goTo(5)
    assert.equal(on(), 'bench')
    pass(1)
    projector.next()
    assert.equal(on(), 'boat')
  })
})

describe('pictures that do not come', () => {
  it('has the next two decoded ahead, and no more', () => {
    const { wanted, pass } = opened()
    assert.deepEqual(wanted(), ['bench', 'boat'])
    pass(5_000)
    assert.deepEqual(wanted(), ['boat', 'bridge'])
  })

  it('shows nothing until the first is there, then begins its time', () => {
    const { on, pass, comes } = opened({ arrive: 'when told' })
    pass(4_000)
    assert.equal(on(), null)
    comes('beach')
    comes('bench')
    pass(4_999)
    assert.equal(on(), 'beach')
    pass(1)
    assert.equal(on(), 'bench')
  })

  it('begins with the second when the first is broken', () => {
    const { on, comes, breaks } = opened({ arrive: 'when told' })
    comes('bench')
    assert.equal(on(), null)
    breaks('beach')
    assert.equal(on(), 'bench')
  })

  it('passes over a broken one in time, and has the two after it ahead', () => {
    const { on, pass, breaks, wanted } = opened()
    breaks('bench')
    assert.deepEqual(wanted(), ['boat', 'bridge'])
    pass(5_000)
    assert.equal(on(), 'boat')
  })

  it('keeps the slide for a slow one, and takes the one after it when patience is over', () => {
    const { on, pass, comes } = opened({ arrive: 'when told' })
    comes('beach')
    comes('boat')
    pass(6_499)
    assert.equal(on(), 'beach')
    pass(1)
    assert.equal(on(), 'boat')
  })

  it('shows a late one when it comes and gives it its whole time', () => {
    const { on, pass, comes } = opened({ arrive: 'when told' })
    comes('beach')
    pass(60_000)
    comes('bench')
    assert.equal(on(), 'bench')
    comes('boat')
    pass(4_999)
    assert.equal(on(), 'bench')
    pass(1)
    assert.equal(on(), 'boat')
  })

  it('says that nothing can be shown when all are broken, and begins when one is mended', () => {
    const { projector, on, breaks, mends, comes } = opened({ arrive: 'when told' })
    for (const id of five) breaks(id)
    assert.equal(projector.get().failed, true)
    mends('boat')
    comes('boat')
    assert.equal(projector.get().failed, false)
    assert.equal(on(), 'boat')
  })

  it('keeps the last picture when the line goes away, and goes on when it is back', () => {
    const { projector, on, pass, breaks, mends } = opened()
    for (const id of five.slice(1)) breaks(id)
    pass(3_600_000)
    assert.equal(on(), 'beach')
    assert.equal(projector.get().failed, false)
    for (const id of five.slice(1)) mends(id)
    pass(5_000)
    assert.notEqual(on(), 'beach')
  })

  it('never shows a picture that is not decoded, whatever happens', () => {
    const event = fc.oneof(
      fc.record({ comes: fc.constantFrom(...five) }),
      fc.record({ breaks: fc.constantFrom(...five) }),
      fc.record({ mends: fc.constantFrom(...five) }),
      fc.record({ passes: fc.integer({ min: 0, max: 9_000 }) }),
      fc.record({ asks: fc.constantFrom('next', 'previous') }),
      fc.record({ goes: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ random: fc.boolean() }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const hall = opened({ arrive: 'when told' })
        let key = 0
        hall.projector.subscribe(() => {
          const { on } = hall.projector.get()
          if (!on || on.key === key) return
          key = on.key
          assert.equal(hall.pictures.readiness(on.id), 'ready')
        })
        for (const what of events) {
          if ('comes' in what) hall.comes(what.comes)
          else if ('breaks' in what) hall.breaks(what.breaks)
          else if ('mends' in what) hall.mends(what.mends)
          else if ('passes' in what) hall.pass(what.passes)
          else if ('goes' in what) hall.projector.goTo(what.goes)
          else if ('random' in what) hall.projector.setRandom(what.random)
          else hall.projector[what.asks === 'next' ? 'next' : 'previous']()
          assert.ok(hall.timers() <= 1)
        }
      }),
    )
  })
})

describe('a list that changes while it is shown', () => {
  it('takes a picture that was hidden from the screen at once', () => {
    const { projector, on } = opened({ arrive: 'when told' })
    projector.setSlides(['bench', 'boat'])
    assert.equal(on(), null)
  })

  it('goes on with the next one, and with new ones', () => {
    const { projector, on, pass } = opened()
    projector.setSlides(['bench', 'boat', 'new'])
    assert.equal(on(), 'bench')
    pass(10_000)
    assert.equal(on(), 'new')
  })

  it('is empty without failing, and begins when there is something', () => {
    const { projector, on } = opened({ ids: [] })
    assert.deepEqual([on(), projector.get().failed], [null, false])
    projector.setSlides(['beach'])
    assert.equal(on(), 'beach')
  })

  it('stays on its only slide', () => {
    const { projector, on, pass } = opened({ ids: ['beach'] })
    pass(60_000)
    projector.next()
    projector.previous()
    projector.goTo(1)
    pass(60_000)
    assert.deepEqual([on(), projector.get().on?.key], ['beach', 1])
  })
})

describe('random order', () => {
  it('leaves the slide on the screen and shows all others before it comes again', () => {
    const { projector, on, pass } = opened()
    projector.setRandom(true)
    const seen = [on()]
    for (let change = 0; change < 4; change++) {
      pass(5_000)
      seen.push(on())
    }
    assert.equal(seen[0], 'beach')
    assert.deepEqual([...seen].sort(), five)
    pass(5_000)
    assert.equal(on(), 'beach')
  })
})
