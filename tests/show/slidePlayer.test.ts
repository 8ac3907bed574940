import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import { getSlideNumber } from '../../web/show/slides/projection.ts'
import { five, openFakeShow, withUpright } from './fakeShow.ts'

describe('a running show', () => {
  it('starts with the first slide, without an effect', () => {
    const { slidePlayer, scenes } = openFakeShow()
    const expected = { key: 1, scene: scenes[0], ids: ['beach'], effect: null, shownAt: 0 }
    assert.deepEqual(slidePlayer.get().currentFrame, expected)
  })

  it('shows each slide for its duration, and the first again after the last', () => {
    const { assertChange } = openFakeShow()
    const seen = [...five, 'beach', 'bench']
    for (const [index, slide] of seen.slice(1).entries()) assertChange(5_000, seen[index] ?? '', slide)
  })

  it('keeps the leaving slide until the next change, and chooses an effect each time', () => {
    let asked = 0
    const { slidePlayer, pass } = openFakeShow({ chooseEffect: () => `effect ${++asked}` })
    pass(10_000)
    const { currentFrame, leavingFrame } = slidePlayer.get()
    assert.deepEqual(
      [leavingFrame?.ids, currentFrame?.ids, currentFrame?.effect, asked],
      [['bench'], ['boat'], 'effect 2', 2],
    )
  })

  it('does not drift: changes that are each a little late stay on schedule', () => {
    const delays = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(delays, (lateMs) => {
        const show = openFakeShow({ load: 'by hand' })
        show.loadPicture('beach')
        for (const ms of lateMs) changeLate(show, ms)
        assert.equal(show.slidePlayer.get().dueAt, 5_000 + lateMs.length * 5_000)
      }),
    )
  })

  it('never gives a slide less than three quarters of its time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.nat(100_000), (duration, ms) => {
        const show = openFakeShow({ load: 'by hand', duration })
        show.loadPicture('beach')
        changeLate(show, ms)
        const { dueAt, currentFrame } = show.slidePlayer.get()
        assert.ok((dueAt ?? 0) - (currentFrame?.shownAt ?? 0) >= 750 * duration)
      }),
    )
  })

  /** Lets the next picture arrive `ms` after the slide is due. */
  const changeLate = (show: ReturnType<typeof openFakeShow>, ms: number) => {
    show.pass((show.slidePlayer.get().dueAt ?? 0) - show.clock.now() + ms)
    show.loadPicture(show.wanted()[0] ?? '')
  }

  it('shows one more slide after the machine has slept for three hours, then continues as before', () => {
    const { current, sleep, pass } = openFakeShow()
    sleep(3 * 3_600_000)
    assert.equal(current(), 'bench')
    pass(5_000)
    assert.equal(current(), 'boat')
  })

  it('misses no change in 10,000 and has no more than one timer at any time', () => {
    const { slidePlayer, pass, timers } = openFakeShow({ duration: 2 })
    for (let change = 0; change < 10_000; change++) {
      pass(2_000)
      assert.ok(timers() <= 1)
    }
    assert.equal(slidePlayer.get().currentFrame?.key, 10_001)
  })

  it('changes nothing after it was stopped, and continues when started again', () => {
    const { slidePlayer, current, pass, timers } = openFakeShow()
    slidePlayer.stop()
    assert.equal(timers(), 0)
    pass(60_000)
    assert.equal(current(), 'beach')
    slidePlayer.start()
    assert.equal(current(), 'bench')
  })
})

describe('a show that someone controls', () => {
  it('can leave the first slide at once: only a change starts the lock', () => {
    const { slidePlayer, current, pass } = openFakeShow({ lockMs: 1_500 })
    slidePlayer.next()
    assert.equal(current(), 'bench')
    pass(1_499)
    slidePlayer.next()
    slidePlayer.previous()
    assert.equal(current(), 'bench')
    pass(1)
    slidePlayer.next()
    assert.equal(current(), 'boat')
  })

  it('goes forward, back, past both ends and to a number, and gives the slide its whole time', () => {
    const { slidePlayer, current, pass } = openFakeShow()
    pass(4_000)
    slidePlayer.previous()
    assert.equal(current(), 'dog')
    pass(4_999)
    assert.equal(current(), 'dog')
    slidePlayer.next()
    assert.equal(current(), 'beach')
    assert.equal(slidePlayer.goTo(4), true)
    assert.equal(current(), 'bridge')
    for (const number of [0, 6, -1, 2.5, Number.NaN]) assert.equal(slidePlayer.goTo(number), false)
    assert.equal(current(), 'bridge')
  })

  it('does not begin the time of a slide before it is on the screen, nor while paused', () => {
    const { slidePlayer, setDuration, loadPicture } = openFakeShow({ load: 'by hand' })
    slidePlayer.setPlaying(false)
    slidePlayer.setPlaying(true)
    assert.equal(slidePlayer.get().dueAt, null)
    loadPicture('beach')
    slidePlayer.setPlaying(false)
    setDuration(9)
    assert.equal(slidePlayer.get().dueAt, null)
  })

  it('counts several quick steps while the pictures are still loading', () => {
    const { slidePlayer, current, loadPicture } = openFakeShow({ load: 'by hand' })
    loadPicture('beach')
    slidePlayer.next()
    slidePlayer.next()
    slidePlayer.next()
    assert.equal(slidePlayer.get().waiting, true)
    loadPicture('bridge')
    assert.equal(current(), 'bridge')
    assert.equal(slidePlayer.get().waiting, false)
  })

  it('stays where it is when the steps lead back to the current slide', () => {
    const { slidePlayer, current, loadPicture } = openFakeShow({ load: 'by hand' })
    loadPicture('beach')
    slidePlayer.next()
    slidePlayer.previous()
    assert.equal(slidePlayer.get().waiting, false)
    loadPicture('bench')
    assert.equal(current(), 'beach')
  })

  it('does not move while paused, however much time passes', () => {
    const { slidePlayer, current, pass } = openFakeShow()
    slidePlayer.setPlaying(false)
    pass(3_600_000)
    assert.equal(current(), 'beach')
    slidePlayer.next()
    pass(3_600_000)
    assert.equal(current(), 'bench')
    slidePlayer.setPlaying(true)
    pass(5_000)
    assert.equal(current(), 'boat')
  })

  it('applies a new duration at once', () => {
    const { setDuration, assertChange } = openFakeShow()
    setDuration(30)
    assertChange(30_000, 'beach', 'bench')
  })

  it('goes to a number that was chosen during the lock as soon as the lock ends', () => {
    const { slidePlayer, assertChange } = openFakeShow({ lockMs: 1_500 })
    slidePlayer.next()
    assert.equal(slidePlayer.goTo(4), true)
    assertChange(1_500, 'bench', 'bridge')
  })
})

describe('a show whose list changes', () => {
  it('removes a hidden picture from the screen at once', () => {
    const { setSlides, current } = openFakeShow({ load: 'by hand' })
    setSlides(['bench', 'boat'])
    assert.equal(current(), null)
  })

  it('continues with the next one, and with new ones', () => {
    const { setSlides, current, pass } = openFakeShow()
    setSlides(['bench', 'boat', 'new'])
    assert.equal(current(), 'bench')
    pass(10_000)
    assert.equal(current(), 'new')
  })

  it('goes on when its picture is hidden while the next one is late', () => {
    const show = openFakeShow({ ...withUpright('bench', 'boat'), load: 'by hand', duration: 20 })
    show.loadPicture('beach')
    show.pass(21_000)
    show.setSlides(['bench', 'boat'], 10)
    assert.equal(show.current(), null)
    for (const id of ['bench', 'boat']) show.loadPicture(id)
    assert.equal(show.current(), 'bench')
  })

  it('gives the picture on the screen its new time, also a shorter one', () => {
    const { setDuration, assertChange, pass } = openFakeShow({ duration: 20 })
    pass(1_000)
    setDuration(5)
    assertChange(5_000, 'beach', 'bench')
  })

  it('is empty without failing, and starts when there are slides', () => {
    const { slidePlayer, setSlides, current } = openFakeShow({ ids: [] })
    assert.deepEqual([current(), slidePlayer.get().failed], [null, false])
    setSlides(['beach'])
    assert.equal(current(), 'beach')
  })

  it('stays on its only slide', () => {
    const { slidePlayer, current, pass } = openFakeShow({ ids: ['beach'] })
    pass(60_000)
    slidePlayer.next()
    slidePlayer.previous()
    slidePlayer.goTo(1)
    pass(60_000)
    assert.deepEqual([current(), slidePlayer.get().currentFrame?.key], ['beach', 1])
  })
})

describe('random order', () => {
  it('has the numbers of the stored order', () => {
    const { slidePlayer, setRandom, current } = openFakeShow()
    setRandom(true)
    for (const [index, id] of five.entries()) {
      slidePlayer.goTo(index + 1)
      assert.equal(current(), id)
      assert.equal(getSlideNumber(slidePlayer.get()), index + 1)
    }
  })

  it('keeps the current slide and shows all others before it comes again', () => {
    const { setRandom, current, pass } = openFakeShow()
    setRandom(true)
    const seen = [current()]
    for (let change = 0; change < 4; change++) {
      pass(5_000)
      seen.push(current())
    }
    assert.equal(seen[0], 'beach')
    assert.deepEqual([...seen].sort(), five)
  })

  it('shows every slide in each round, also two that are side by side', () => {
    for (let tries = 0; tries < 50; tries++) {
      const { slidePlayer, setRandom, pass } = openFakeShow(withUpright('beach', 'bench', 'bridge', 'dog'))
      setRandom(true)
      for (let count = 0; count < 10; count++) {
        const { round } = slidePlayer.get().order
        const seen = new Set(slidePlayer.get().leavingFrame?.ids)
        for (; slidePlayer.get().order.round === round; pass(5_000))
          for (const id of slidePlayer.get().currentFrame?.ids ?? []) seen.add(id)
        assert.deepEqual([...seen].sort(), five)
      }
    }
  })
})
