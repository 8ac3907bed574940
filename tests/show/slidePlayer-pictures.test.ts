import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import { five, openFakeShow, withUpright } from './fakeShow.ts'

describe('pictures that are slow or fail', () => {
  it('only the current picture and the next two are held', () => {
    const { held, pass } = openFakeShow()
    assert.deepEqual(held(), ['beach', 'bench', 'boat'])
    pass(5_000)
    assert.deepEqual(held(), ['bench', 'boat', 'bridge'])
  })

  it('both pictures of a pair are held', () => {
    const { held } = openFakeShow(withUpright('beach', 'bench'))
    assert.deepEqual(held(), ['beach', 'bench', 'boat', 'bridge'])
  })

  it('nothing is shown until the first has loaded; its time starts then', () => {
    const { current, pass, loadPicture, assertChange } = openFakeShow({ load: 'by hand' })
    pass(4_000)
    assert.equal(current(), null)
    loadPicture('beach')
    loadPicture('bench')
    assertChange(5_000, 'beach', 'bench')
  })

  it('the show starts with the second when the first is broken', () => {
    const { current, loadPicture, breakPicture } = openFakeShow({ load: 'by hand' })
    loadPicture('bench')
    assert.equal(current(), null)
    breakPicture('beach')
    assert.equal(current(), 'bench')
  })

  it('a broken one is skipped on time, and the two after it are preloaded', () => {
    const { current, pass, breakPicture, wanted } = openFakeShow()
    breakPicture('bench')
    assert.deepEqual(wanted(), ['boat', 'bridge'])
    pass(5_000)
    assert.equal(current(), 'boat')
  })

  it('the slide stays while the next one is slow, and after a while the one after that is shown', () => {
    const { loadPicture, assertChange } = openFakeShow({ load: 'by hand' })
    loadPicture('beach')
    loadPicture('boat')
    assertChange(6_500, 'beach', 'boat')
  })

  it('a late one is not shown after the show was paused', () => {
    const { slidePlayer, current, pass, loadPicture } = openFakeShow({ load: 'by hand' })
    loadPicture('beach')
    pass(5_500)
    slidePlayer.setPlaying(false)
    loadPicture('bench')
    assert.equal(current(), 'beach')
  })

  it('a late one is shown when it has loaded, for its whole time', () => {
    const { current, pass, loadPicture, assertChange } = openFakeShow({ load: 'by hand' })
    loadPicture('beach')
    pass(60_000)
    loadPicture('bench')
    assert.equal(current(), 'bench')
    loadPicture('boat')
    assertChange(5_000, 'bench', 'boat')
  })

  it('the show fails when all are broken, and starts when one has loaded', () => {
    const { slidePlayer, current, breakPicture, mendPicture, loadPicture } = openFakeShow({ load: 'by hand' })
    for (const id of five) breakPicture(id)
    assert.equal(slidePlayer.get().failed, true)
    mendPicture('boat')
    loadPicture('boat')
    assert.equal(slidePlayer.get().failed, false)
    assert.equal(current(), 'boat')
  })

  it('the last picture stays when the network is gone, and the show continues when it is back', () => {
    const { slidePlayer, current, pass, breakPicture, mendPicture } = openFakeShow()
    for (const id of five.slice(1)) breakPicture(id)
    pass(3_600_000)
    assert.equal(current(), 'beach')
    assert.equal(slidePlayer.get().failed, false)
    for (const id of five.slice(1)) mendPicture(id)
    pass(5_000)
    assert.notEqual(current(), 'beach')
  })

  const askedAt = {
    moment: fc.double({ min: 0, max: 20_000, noNaN: true }),
    number: fc.integer({ min: 1, max: 5 }),
    lockMs: fc.constantFrom(0, 1_500),
    // from a microsecond to the ten milliseconds of a busy machine
    readingMs: fc.double({ min: 0.001, max: 10, noNaN: true }),
  }

  it('a decoded slide is shown by the end of the lock, whenever someone asks for it', () => {
    fc.assert(
      fc.property(fc.record(askedAt), ({ moment, number, lockMs, readingMs }) => {
        const { slidePlayer, current, pass } = openFakeShow({ lockMs, readingMs, duration: 2 })
        pass(moment)
        fc.pre(current() !== five[number - 1])
        slidePlayer.goTo(number)
        pass(lockMs + 10 * readingMs)
        assert.equal(current(), five[number - 1])
      }),
      { numRuns: 1_000 },
    )
  })

  it('a slide that someone asks for, or the one after it, is shown within eight seconds', () => {
    fc.assert(
      fc.property(fc.record(askedAt), ({ moment, number, lockMs, readingMs }) => {
        const show = openFakeShow({ lockMs, readingMs, duration: 2, load: 'by hand' })
        const loadWanted = () => show.wanted().forEach(show.loadPicture)
        show.loadPicture('beach')
        loadWanted()
        for (let passed = 0; passed < moment; passed += 500) {
          show.pass(Math.min(500, moment - passed))
          loadWanted()
        }
        const before = show.current()
        fc.pre(before !== five[number - 1])
        show.slidePlayer.goTo(number)
        const [asked, next] = show.wanted()
        show.breakPicture(asked ?? '')
        show.mendPicture(asked ?? '')
        show.loadPicture(next ?? '')
        show.pass(8_000 + 10 * readingMs)
        assert.equal(show.current(), next)
      }),
      { numRuns: 1_000 },
    )
  })
})
