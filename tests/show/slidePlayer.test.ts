import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { five, openShow } from './slideshowSetup.ts'

describe('a running show', () => {
  it('begins with the first slide, without an effect', () => {
    const { slidePlayer } = openShow()
    assert.deepEqual(slidePlayer.get().on, { key: 1, id: 'beach', effect: null })
  })

  it('shows each slide for its duration, and the first after the last', () => {
    const { on, pass } = openShow()
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
    const { slidePlayer, pass } = openShow({ chooseEffect: () => `effect ${++asked}` })
    pass(10_000)
    const { on, leaving } = slidePlayer.get()
    assert.deepEqual([leaving?.id, on?.id, on?.effect, asked], ['bench', 'boat', 'effect 2', 2])
  })

  it('shows one more slide after the machine has slept for three hours, then goes on as before', () => {
    const { on, sleep, pass } = openShow()
    sleep(3 * 3_600_000)
    assert.equal(on(), 'bench')
    pass(5_000)
    assert.equal(on(), 'boat')
  })

  it('misses no change in 10,000 and has no more than one timer at any time', () => {
    const { slidePlayer, pass, timers } = openShow({}, { durationMs: 2_000 })
    for (let change = 0; change < 10_000; change++) {
      pass(2_000)
      assert.ok(timers() <= 1)
    }
    assert.equal(slidePlayer.get().on?.key, 10_001)
  })

  it('changes nothing after it was stopped, and goes on when started again', () => {
    const { slidePlayer, on, pass, timers } = openShow()
    slidePlayer.stop()
    assert.equal(timers(), 0)
    pass(60_000)
    assert.equal(on(), 'beach')
    slidePlayer.start()
    assert.equal(on(), 'bench')
  })
})

describe('by hand', () => {
  it('goes forward, back, round both ends and to a number, and gives the slide its whole time', () => {
    const { slidePlayer, on, pass } = openShow()
    pass(4_000)
    slidePlayer.previous()
    assert.equal(on(), 'dog')
    pass(4_999)
    assert.equal(on(), 'dog')
    slidePlayer.next()
    assert.equal(on(), 'beach')
    assert.equal(slidePlayer.goTo(4), true)
    assert.equal(on(), 'bridge')
    assert.equal(slidePlayer.goTo(6), false)
    assert.equal(on(), 'bridge')
  })

  it('counts several quick steps while the pictures are still coming', () => {
    const { slidePlayer, on, comes } = openShow({ arrive: 'when told' })
    comes('beach')
    slidePlayer.next()
    slidePlayer.next()
    slidePlayer.next()
    assert.equal(slidePlayer.get().waiting, true)
    comes('bridge')
    assert.equal(on(), 'bridge')
    assert.equal(slidePlayer.get().waiting, false)
  })

  it('stays where it is when the steps lead back to the slide that is on', () => {
    const { slidePlayer, on, comes } = openShow({ arrive: 'when told' })
    comes('beach')
    slidePlayer.next()
    slidePlayer.previous()
    assert.equal(slidePlayer.get().waiting, false)
    comes('bench')
    assert.equal(on(), 'beach')
  })

  it('stands still while paused, whatever time passes', () => {
    const { slidePlayer, on, pass } = openShow()
    slidePlayer.setPlaying(false)
    pass(3_600_000)
    assert.equal(on(), 'beach')
    slidePlayer.next()
    pass(3_600_000)
    assert.equal(on(), 'bench')
    slidePlayer.setPlaying(true)
    pass(5_000)
    assert.equal(on(), 'boat')
  })

  it('takes a new duration at once', () => {
    const { slidePlayer, on, pass } = openShow()
    slidePlayer.setDuration(30_000)
    pass(29_999)
    assert.equal(on(), 'beach')
    pass(1)
    assert.equal(on(), 'bench')
  })

  it('is refused during the lock of the older show', () => {
    const { slidePlayer, on, pass } = openShow({}, { lockMs: 1_500 })
    pass(1_500)
    slidePlayer.next()
    pass(1_499)
    slidePlayer.next()
    slidePlayer.previous()
    slidePlayer.goTo(5)
    assert.equal(on(), 'bench')
    pass(1)
    slidePlayer.next()
    assert.equal(on(), 'boat')
  })
})

describe('a list that changes while it is shown', () => {
  it('takes a picture that was hidden from the screen at once', () => {
    const { slidePlayer, on } = openShow({ arrive: 'when told' })
    slidePlayer.setSlides(['bench', 'boat'])
    assert.equal(on(), null)
  })

  it('goes on with the next one, and with new ones', () => {
    const { slidePlayer, on, pass } = openShow()
    slidePlayer.setSlides(['bench', 'boat', 'new'])
    assert.equal(on(), 'bench')
    pass(10_000)
    assert.equal(on(), 'new')
  })

  it('is empty without failing, and begins when there is something', () => {
    const { slidePlayer, on } = openShow({ ids: [] })
    assert.deepEqual([on(), slidePlayer.get().failed], [null, false])
    slidePlayer.setSlides(['beach'])
    assert.equal(on(), 'beach')
  })

  it('stays on its only slide', () => {
    const { slidePlayer, on, pass } = openShow({ ids: ['beach'] })
    pass(60_000)
    slidePlayer.next()
    slidePlayer.previous()
    slidePlayer.goTo(1)
    pass(60_000)
    assert.deepEqual([on(), slidePlayer.get().on?.key], ['beach', 1])
  })
})

describe('random order', () => {
  it('leaves the slide on the screen and shows all others before it comes again', () => {
    const { slidePlayer, on, pass } = openShow()
    slidePlayer.setRandom(true)
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
