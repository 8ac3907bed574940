import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import {
  createPlayOrder,
  getCurrentId,
  moveTo,
  type PlayOrder,
  step,
  withIds,
  withRandom,
} from '../../web/show/slides/playOrder.ts'
import { random } from '../support/random/random.ts'

const stored = ['beach', 'bench', 'boat', 'bridge', 'dog']
const fromNumbers = (numbers: readonly number[]) => {
  let used = 0
  return () => numbers[used++ % numbers.length] ?? 0
}
/** Takes `count` steps, backward if it is negative. */
const move = (order: PlayOrder, count: number, randomNumber = random) => {
  let moved = order
  for (let taken = 0; taken < Math.abs(count); taken++) moved = step(moved, count < 0 ? -1 : 1, randomNumber)
  return moved
}

const lists = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 30 })
const randomNumbers = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 40 })
  .map(fromNumbers)

describe('a play order that is not shuffled', () => {
  it('starts with the first and continues in stored order', () => {
    assert.deepEqual(createPlayOrder(stored, false, random).round, stored)
  })

  it('continues from the last to the first, and back from the first to the last', () => {
    const order = createPlayOrder(stored, false, random)
    assert.equal(getCurrentId(move(order, 5)), 'beach')
    assert.equal(getCurrentId(move(order, -1)), 'dog')
    assert.equal(getCurrentId(move(order, -12)), 'bridge')
  })

  it('has no current one while it is empty', () => {
    const order = move(createPlayOrder([], true, random), 7)
    assert.equal(getCurrentId(order), undefined)
    assert.equal(getCurrentId(withRandom(order, false, random)), undefined)
  })
})

describe('a shuffled play order', () => {
  it('has each exactly once before any comes again', () => {
    fc.assert(
      fc.property(lists, randomNumbers, (ids, randomNumber) => {
        const order = createPlayOrder(ids, true, randomNumber)
        assert.deepEqual([...order.round].sort(), [...ids].sort())
      }),
    )
  })

  it('can have any of them at any index', () => {
    const seen = new Set<string>()
    for (let tries = 0; tries < 400; tries++) {
      for (const [index, id] of createPlayOrder(stored, true, random).round.entries())
        seen.add(`${index} ${id}`)
    }
    assert.equal(seen.size, stored.length ** 2)
  })

  it('differs from round to round, and has each exactly once in every round', () => {
    let order = createPlayOrder(stored, true, random)
    const rounds = new Set<string>()
    for (let round = 0; round < 50; round++) {
      const taken: (string | undefined)[] = []
      for (const _ of stored) {
        taken.push(getCurrentId(order))
        order = step(order, 1, random)
      }
      assert.deepEqual([...taken].sort(), stored)
      rounds.add(taken.join())
    }
    assert.ok(rounds.size > 10, `${rounds.size} different rounds of 50`)
  })

  for (const [way, by] of [
    ['to the next', 1],
    ['back to the one before', -1],
  ] as const)
    it(`never has the same one twice in a row, even from one round ${way}`, () => {
      fc.assert(
        fc.property(lists, randomNumbers, (ids, randomNumber) => {
          let order = createPlayOrder(ids, true, randomNumber)
          for (let count = 0; count < 3 * ids.length && ids.length > 1; count++) {
            const before = getCurrentId(order)
            order = step(order, by, randomNumber)
            assert.notEqual(getCurrentId(order), before)
          }
        }),
      )
    })

  it('goes back to those that came before, even past the beginning of the round', () => {
    const last = move(createPlayOrder(stored, true, random), 4)
    const first = move(last, 1)
    assert.equal(first.round, last.nextRound)
    assert.equal(getCurrentId(move(first, -1)), getCurrentId(last))
    assert.deepEqual(move(first, -1).round, last.round)
  })

  it('moves to any of them in this round, the next and the one before, and to no other', () => {
    fc.assert(
      fc.property(lists, randomNumbers, fc.nat(), (ids, randomNumber, at) => {
        const order = createPlayOrder(ids, true, randomNumber)
        const id = ids[at % ids.length] ?? 'none'
        const rounds = { [-1]: order.previousRound, 0: order.round, 1: order.nextRound }
        for (const offset of [-1, 0, 1] as const) {
          const moved = moveTo(order, offset, id, randomNumber)
          assert.equal(getCurrentId(moved), ids.length > 0 ? id : undefined)
          if (ids.length > 0) assert.equal(moved.round, rounds[offset])
          assert.equal(moveTo(order, offset, 'not listed', randomNumber), order)
        }
      }),
    )
  })
})

describe('changing to random order and back', () => {
  it('keeps the current one, and all others come before it comes again', () => {
    fc.assert(
      fc.property(lists, fc.nat(60), randomNumbers, (ids, at, randomNumber) => {
        const order = move(createPlayOrder(ids, false, randomNumber), at)
        const mixed = withRandom(order, true, randomNumber)
        assert.equal(getCurrentId(mixed), getCurrentId(order))
        assert.equal(mixed.index, 0)
        assert.deepEqual([...mixed.round].sort(), [...ids].sort())
        const back = withRandom(move(mixed, 3), false, randomNumber)
        assert.deepEqual(back.round, [...ids])
        assert.equal(getCurrentId(back), getCurrentId(move(mixed, 3)))
      }),
    )
  })

  it('does not shuffle again when it is shuffled already', () => {
    const order = createPlayOrder(stored, true, random)
    assert.equal(withRandom(order, true, random), order)
  })
})

describe('a play order whose list changes', () => {
  it('keeps the current one', () => {
    const order = move(createPlayOrder(stored, false, random), 2)
    const changed = withIds(order, ['new', 'beach', 'boat', 'dog'], random)
    assert.equal(getCurrentId(changed), 'boat')
    assert.equal(getCurrentId(move(changed, 1)), 'dog')
  })

  it('continues with the next one when the current one is removed', () => {
    const order = move(createPlayOrder(stored, false, random), 2)
    assert.equal(getCurrentId(withIds(order, ['beach', 'bench', 'bridge', 'dog'], random)), 'bridge')
    assert.equal(getCurrentId(withIds(move(order, 2), ['beach', 'bench'], random)), 'beach')
  })

  it('mixes new ones in after the current one, and neither loses, duplicates nor reorders the others', () => {
    fc.assert(
      fc.property(lists, lists, fc.nat(60), randomNumbers, (before, after, at, randomNumber) => {
        const order = move(createPlayOrder(before, true, randomNumber), at)
        const changed = withIds(order, after, randomNumber)
        assert.deepEqual([...changed.round].sort(), [...after].sort())
        const remaining = before.filter((id) => after.includes(id))
        const keptOrder = (of: PlayOrder) => of.round.filter((id) => remaining.includes(id))
        assert.deepEqual(
          remaining.length === 0 ? [] : keptOrder(changed),
          remaining.length === 0 ? [] : keptOrder(order),
        )
        const on = getCurrentId(order)
        if (on !== undefined && after.includes(on)) assert.equal(getCurrentId(changed), on)
        const fresh = changed.round.slice(0, changed.index).filter((id) => !before.includes(id))
        if (remaining.length > 0) assert.deepEqual(fresh, [])
      }),
    )
  })

  it('starts over when none of the old list is left', () => {
    const order = move(createPlayOrder(stored, false, random), 4)
    assert.equal(getCurrentId(withIds(order, ['one', 'two'], random)), 'one')
    assert.equal(getCurrentId(withIds(createPlayOrder([], true, random), ['one'], random)), 'one')
    assert.equal(getCurrentId(withIds(order, [], random)), undefined)
  })
})
