import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  atTurn,
  idAt,
  idOn,
  openPlayOrder,
  placeOn,
  type PlayOrder,
  turnOfPlace,
  withIds,
  withRandom,
} from '../../web/show/playOrder.ts'

const stored = ['beach', 'bench', 'boat', 'bridge', 'dog']
const randomNumber = (numbers: readonly number[]) => {
  let used = 0
  return () => numbers[used++ % numbers.length] ?? 0
}
const all = (round: PlayOrder) => round.turns.map((_, turn) => idAt(round, turn))

const lists = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 30 })
const chances = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 40 })
  .map(randomNumber)

describe('a round in stored order', () => {
  it('begins with the first and takes the others in their order', () => {
    assert.deepEqual(all(openPlayOrder(stored, false, Math.random)), stored)
  })

  it('goes on from the last to the first, and back from the first to the last', () => {
    const round = openPlayOrder(stored, false, Math.random)
    assert.equal(idOn(atTurn(round, 5)), 'beach')
    assert.equal(idOn(atTurn(round, -1)), 'dog')
    assert.equal(idOn(atTurn(round, -12)), 'bridge')
  })

  it('knows the turn of a place, and that there is no such place', () => {
    const round = openPlayOrder(stored, false, Math.random)
    assert.equal(turnOfPlace(round, 3), 3)
    for (const place of [-1, 5, 1.5, Number.NaN]) assert.equal(turnOfPlace(round, place), null)
  })

  it('has nothing on while it is empty', () => {
    const round = atTurn(openPlayOrder([], true, Math.random), 7)
    assert.equal(idOn(round), undefined)
    assert.equal(placeOn(round), -1)
  })
})

describe('a shuffled round', () => {
  it('takes each exactly once before any comes again', () => {
    fc.assert(
      fc.property(lists, chances, (ids, luck) => {
        const round = openPlayOrder(ids, true, luck)
        assert.deepEqual([...all(round)].sort(), [...ids].sort())
      }),
    )
  })

  it('can put any of them at any turn', () => {
    const seen = new Set<string>()
    for (let tries = 0; tries < 400; tries++) {
      for (const [turn, id] of all(openPlayOrder(stored, true, Math.random)).entries())
        seen.add(`${turn} ${id}`)
    }
    assert.equal(seen.size, stored.length ** 2)
  })

  it('is the same list again after its end, also backwards', () => {
    const round = openPlayOrder(stored, true, randomNumber([0.9, 0.1, 0.5]))
    assert.equal(idOn(atTurn(round, 5)), idOn(round))
    assert.equal(idOn(atTurn(round, -1)), idAt(round, 4))
  })
})

describe('changing to random order and back', () => {
  it('leaves what is on where it is, and all others come before it comes again', () => {
    fc.assert(
      fc.property(lists, fc.nat(), chances, (ids, at, luck) => {
        const round = atTurn(openPlayOrder(ids, false, luck), at)
        const mixed = withRandom(round, true, luck)
        assert.equal(idOn(mixed), idOn(round))
        assert.equal(mixed.at, 0)
        assert.deepEqual([...all(mixed)].sort(), [...ids].sort())
        const back = withRandom(atTurn(mixed, 3), false, luck)
        assert.deepEqual(all(back), [...ids])
        assert.equal(idOn(back), idAt(mixed, 3))
      }),
    )
  })

  it('does not shuffle again what is shuffled already', () => {
    const round = openPlayOrder(stored, true, Math.random)
    assert.equal(withRandom(round, true, Math.random), round)
  })
})

describe('a list that changes while it is shown', () => {
  it('keeps what is on', () => {
    const round = atTurn(openPlayOrder(stored, false, Math.random), 2)
    const changed = withIds(round, ['new', 'beach', 'boat', 'dog'], Math.random)
    assert.equal(idOn(changed), 'boat')
    assert.equal(idAt(changed, changed.at + 1), 'dog')
  })

  it('goes on with the one that would have come next when what is on was taken away', () => {
    const round = atTurn(openPlayOrder(stored, false, Math.random), 2)
    assert.equal(idOn(withIds(round, ['beach', 'bench', 'bridge', 'dog'], Math.random)), 'bridge')
    assert.equal(idOn(withIds(atTurn(round, 4), ['beach', 'bench'], Math.random)), 'beach')
  })

  it('mixes new ones in after what is on, and loses, doubles or reorders none of the others', () => {
    fc.assert(
      fc.property(lists, lists, fc.nat(), chances, (before, after, at, luck) => {
        const round = atTurn(openPlayOrder(before, true, luck), at)
        const changed = withIds(round, after, luck)
        assert.deepEqual([...all(changed)].sort(), [...after].sort())
        const kept = before.filter((id) => after.includes(id))
        const order = (of: PlayOrder) => all(of).filter((id) => id !== undefined && kept.includes(id))
        assert.deepEqual(kept.length === 0 ? [] : order(changed), kept.length === 0 ? [] : order(round))
        const on = idOn(round)
        if (on !== undefined && after.includes(on)) assert.equal(idOn(changed), on)
        const fresh = all(changed)
          .slice(0, changed.at)
          .filter((id) => id !== undefined && !before.includes(id))
        if (kept.length > 0) assert.deepEqual(fresh, [])
      }),
    )
  })

  it('starts over when nothing of the old list is left', () => {
    const round = atTurn(openPlayOrder(stored, false, Math.random), 4)
    assert.equal(idOn(withIds(round, ['one', 'two'], Math.random)), 'one')
    assert.equal(idOn(withIds(openPlayOrder([], true, Math.random), ['one'], Math.random)), 'one')
    assert.equal(idOn(withIds(round, [], Math.random)), undefined)
  })
})
