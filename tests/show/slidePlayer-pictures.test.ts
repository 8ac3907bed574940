import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { five, openShow } from './slideshowSetup.ts'

describe('pictures that do not come', () => {
  it('has the next two decoded ahead, and no more', () => {
    const { wanted, pass } = openShow()
    assert.deepEqual(wanted(), ['bench', 'boat'])
    pass(5_000)
    assert.deepEqual(wanted(), ['boat', 'bridge'])
  })

  it('shows nothing until the first is there, then begins its time', () => {
    const { on, pass, comes } = openShow({ arrive: 'when told' })
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
    const { on, comes, breaks } = openShow({ arrive: 'when told' })
    comes('bench')
    assert.equal(on(), null)
    breaks('beach')
    assert.equal(on(), 'bench')
  })

  it('passes over a broken one in time, and has the two after it ahead', () => {
    const { on, pass, breaks, wanted } = openShow()
    breaks('bench')
    assert.deepEqual(wanted(), ['boat', 'bridge'])
    pass(5_000)
    assert.equal(on(), 'boat')
  })

  it('keeps the slide for a slow one, and takes the one after it when patience is over', () => {
    const { on, pass, comes } = openShow({ arrive: 'when told' })
    comes('beach')
    comes('boat')
    pass(6_499)
    assert.equal(on(), 'beach')
    pass(1)
    assert.equal(on(), 'boat')
  })

  it('does not show a late one after the show was paused', () => {
    const { slidePlayer, on, pass, comes } = openShow({ arrive: 'when told' })
    comes('beach')
    pass(5_500)
    slidePlayer.setPlaying(false)
    comes('bench')
    assert.equal(on(), 'beach')
  })

  it('shows a late one when it comes and gives it its whole time', () => {
    const { on, pass, comes } = openShow({ arrive: 'when told' })
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
    const { slidePlayer, on, breaks, mends, comes } = openShow({ arrive: 'when told' })
    for (const id of five) breaks(id)
    assert.equal(slidePlayer.get().failed, true)
    mends('boat')
    comes('boat')
    assert.equal(slidePlayer.get().failed, false)
    assert.equal(on(), 'boat')
  })

  it('keeps the last picture when the line goes away, and goes on when it is back', () => {
    const { slidePlayer, on, pass, breaks, mends } = openShow()
    for (const id of five.slice(1)) breaks(id)
    pass(3_600_000)
    assert.equal(on(), 'beach')
    assert.equal(slidePlayer.get().failed, false)
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
        const hall = openShow({ arrive: 'when told' })
        let key = 0
        hall.slidePlayer.subscribe(() => {
          const { on } = hall.slidePlayer.get()
          if (!on || on.key === key) return
          key = on.key
          assert.equal(hall.pictures.readiness(on.id), 'ready')
        })
        for (const what of events) {
          if ('comes' in what) hall.comes(what.comes)
          else if ('breaks' in what) hall.breaks(what.breaks)
          else if ('mends' in what) hall.mends(what.mends)
          else if ('passes' in what) hall.pass(what.passes)
          else if ('goes' in what) hall.slidePlayer.goTo(what.goes)
          else if ('random' in what) hall.slidePlayer.setRandom(what.random)
          else hall.slidePlayer[what.asks === 'next' ? 'next' : 'previous']()
          assert.ok(hall.timers() <= 1)
        }
      }),
    )
  })
})
