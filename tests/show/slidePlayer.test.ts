import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { five, openFakeShow, withUpright } from './fakeShow.ts'

describe('a running show', () => {
  it('starts with the first slide, without an effect', () => {
    const { slidePlayer } = openFakeShow()
    const expected = { key: 1, id: 'beach', pairId: null, effect: null, card: null }
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
      [leavingFrame?.id, currentFrame?.id, currentFrame?.effect, asked],
      ['bench', 'boat', 'effect 2', 2],
    )
  })

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
    assert.equal(slidePlayer.goTo(6), false)
    assert.equal(current(), 'bridge')
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
})

describe('cards', () => {
  const memories = [{ sentence: 'He taught me to whistle.', name: 'Anna' }]
  const beginning = { name: 'Walter', dates: '1948 – 2025' }
  const cards = { beginning, end: 'Thank you for coming.', memories }
  const openShow = () => openFakeShow({ program: cards })
  const seen = ({ slidePlayer }: ReturnType<typeof openFakeShow>) => {
    const current = slidePlayer.get().currentFrame
    return current?.card?.kind ?? current?.id
  }

  it('come when the timeline says, while nobody touches the show, and then the show starts over', () => {
    const upright = withUpright('beach', 'bench')
    const show = openFakeShow({ ...upright, program: { ...cards, ...upright.program } })
    const { scenes } = show
    for (const scene of [...scenes, ...scenes]) {
      const { currentFrame: current } = show.slidePlayer.get()
      const ids = [current?.id, current?.pairId].filter(Boolean)
      assert.deepEqual(current?.card ?? ids, scene.kind === 'pictures' ? scene.ids : scene)
      show.pass(1_000 * (scene.until - scene.at))
    }
    const kinds = scenes.map(({ kind }) => kind)
    assert.deepEqual(kinds, ['title', ...Array(4).fill('pictures'), 'memory', 'end'])
  })

  it('are left by a step: forward to the next slide, back to the one before', () => {
    const show = openShow()
    show.slidePlayer.next()
    assert.equal(seen(show), 'beach')
    show.slidePlayer.goTo(5)
    assert.equal(seen(show), 'dog')
    show.slidePlayer.next()
    assert.equal(seen(show), 'memory')
    show.slidePlayer.previous()
    assert.equal(seen(show), 'dog')
  })

  it('the next slide comes when a video has ended', () => {
    const show = openFakeShow({
      slideOf: (id) => (id === 'beach' ? { fileType: 'video', duration: 90 } : {}),
    })
    show.pass(12_000)
    const key = show.slidePlayer.get().currentFrame?.key ?? 0
    assert.equal(seen(show), 'beach')
    show.slidePlayer.endFrame(key - 1)
    assert.equal(seen(show), 'beach')
    show.slidePlayer.endFrame(key)
    assert.equal(seen(show), 'bench')
  })
})

describe('side by side', () => {
  const pairs = withUpright('beach', 'bench', 'bridge', 'dog')
  const seen = ({ slidePlayer }: ReturnType<typeof openFakeShow>) => {
    const { id, pairId } = slidePlayer.get().currentFrame ?? {}
    return pairId ? `${id}+${pairId}` : id
  }

  it('two are shown together, and a step in either direction passes both', () => {
    const show = openFakeShow(pairs)
    const order = [seen(show)]
    for (let step = 0; step < 3; step++) {
      show.pass(5_000)
      order.push(seen(show))
    }
    assert.deepEqual(order, ['beach+bench', 'boat', 'bridge+dog', 'beach+bench'])
    show.slidePlayer.previous()
    assert.equal(seen(show), 'bridge+dog')
    show.slidePlayer.previous()
    assert.equal(seen(show), 'boat')
  })

  it('a picture is shown alone if the other cannot be loaded', () => {
    const show = openFakeShow({ ...pairs, load: 'by hand' })
    show.loadPicture('beach')
    assert.equal(seen(show), undefined)
    show.breakPicture('bench')
    assert.equal(seen(show), 'beach')
  })

  it('a picture is shown alone after the other is removed', () => {
    const show = openFakeShow(pairs)
    show.setSlides(five.filter((id) => id !== 'bench'))
    assert.equal(seen(show), 'beach')
  })
})
