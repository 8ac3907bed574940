import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isCard } from '../../domain/timeline.ts'
import { listSlideIds } from '../../web/show/slides/reel.ts'
import { five, openFakeShow, withUpright } from './fakeShow.ts'

describe('cards', () => {
  const memories = [{ sentence: 'He taught me to whistle.', name: 'Anna' }]
  const beginning = { name: 'Walter', dates: '1948 – 2025' }
  const cards = { beginning, end: 'Thank you for coming.', memories }
  const openShow = () => openFakeShow({ program: cards })
  const seen = ({ slidePlayer }: ReturnType<typeof openFakeShow>) => {
    const { scene, ids } = slidePlayer.get().currentFrame ?? {}
    return scene && isCard(scene) ? scene.kind : ids?.[0]
  }

  it('come when the timeline says, while nobody touches the show, and then the show starts over', () => {
    const upright = withUpright('beach', 'bench')
    const show = openFakeShow({ ...upright, program: { ...cards, ...upright.program } })
    const { scenes } = show
    for (const scene of [...scenes, ...scenes]) {
      const { currentFrame } = show.slidePlayer.get()
      assert.deepEqual([currentFrame?.scene, currentFrame?.ids], [scene, listSlideIds(scene)])
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

  it('a step back from the opening title leads to the last slide, as from the first slide', () => {
    const show = openShow()
    show.slidePlayer.previous()
    assert.equal(seen(show), 'dog')
  })

  it('come once, also if several quick steps pass them', () => {
    const show = openFakeShow({ program: cards, load: 'by hand' })
    show.slidePlayer.goTo(2)
    show.loadPicture('bench')
    for (let count = 0; count < 4; count++) show.slidePlayer.next()
    show.loadPicture('beach')
    assert.equal(seen(show), 'memory')
    show.slidePlayer.next()
    assert.equal(seen(show), 'end')
  })

  it('come also if the time of each slide is changed while the next picture loads', () => {
    const show = openFakeShow({ program: cards, load: 'by hand' })
    show.pass(6_000)
    show.slidePlayer.goTo(5)
    show.loadPicture('dog')
    show.slidePlayer.next()
    show.setDuration(9)
    show.loadPicture('beach')
    assert.equal(seen(show), 'memory')
  })

  it('the slide behind a card comes also if the slide before the card is hidden', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `slide ${index + 1}`)
    const show = openFakeShow({ ids, program: cards })
    show.slidePlayer.goTo(10)
    show.slidePlayer.next()
    assert.equal(seen(show), 'memory')
    show.setSlides(ids.filter((id) => id !== 'slide 10'))
    show.slidePlayer.next()
    assert.equal(seen(show), 'slide 11')
  })

  it('the first picture stays decoded during the opening title', () => {
    const { held } = openShow()
    assert.deepEqual(held(), ['beach', 'bench'])
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
  const seen = ({ slidePlayer }: ReturnType<typeof openFakeShow>) =>
    slidePlayer.get().currentFrame?.ids.join('+')

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

  it('the show goes on after a pair of which one picture cannot be loaded', () => {
    for (const broken of ['beach', 'bench']) {
      const show = openFakeShow({ ...pairs, load: 'by hand' })
      show.breakPicture(broken)
      const whole = five.filter((id) => id !== broken)
      const load = () => whole.forEach(show.loadPicture)
      load()
      show.pass(5_000)
      assert.equal(seen(show), 'boat')
      for (const before of [whole[0], 'bridge+dog']) {
        show.slidePlayer.previous()
        load()
        assert.equal(seen(show), before)
      }
    }
  })

  it('a picture stays when it is the only one that can be loaded', () => {
    const show = openFakeShow({ ...pairs, load: 'by hand' })
    show.loadPicture('bench')
    for (const id of five.filter((id) => id !== 'bench')) show.breakPicture(id)
    show.pass(60_000)
    assert.deepEqual([seen(show), show.slidePlayer.get().currentFrame?.key], ['bench', 1])
  })

  it('going to either picture shows both, when both have loaded', () => {
    for (const number of [4, 5]) {
      const show = openFakeShow({ ...pairs, load: 'by hand' })
      for (const id of ['beach', 'bench']) show.loadPicture(id)
      show.slidePlayer.goTo(number)
      for (const id of show.wanted()) show.loadPicture(id)
      assert.equal(seen(show), 'bridge+dog')
    }
  })

  it('several quick steps pass a pair that is still loading', () => {
    const show = openFakeShow({ ...pairs, load: 'by hand' })
    for (const id of ['beach', 'bench']) show.loadPicture(id)
    for (const step of ['next', 'next', 'next', 'previous', 'previous'] as const) show.slidePlayer[step]()
    show.loadPicture('boat')
    assert.equal(seen(show), 'boat')
  })

  it('two stay together when the order is shuffled, and the next two are others', () => {
    const show = openFakeShow({ ...pairs, randomNumber: () => 0 })
    show.setRandom(true)
    assert.equal(seen(show), 'beach+bench')
    show.slidePlayer.next()
    assert.equal(seen(show), 'bridge+dog')
  })

  it('a step passes both also when the screen has been turned meanwhile', () => {
    const show = openFakeShow(pairs)
    show.setWide(false)
    show.setSlides(five)
    show.slidePlayer.next()
    assert.equal(seen(show), 'boat')
    show.slidePlayer.previous()
    assert.equal(seen(show), 'bench')
  })

  it('a picture is shown alone after the other is removed', () => {
    const show = openFakeShow(pairs)
    show.setSlides(five.filter((id) => id !== 'bench'))
    assert.equal(seen(show), 'beach')
  })
})
