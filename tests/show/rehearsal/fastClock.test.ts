import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../support/random/fastCheck.ts'
import { openFastClock } from '../../../web/show/rehearsal/fastClock.ts'
import { openFakeClock } from '../fakeShow.ts'

test('ten times as fast, a timer of five seconds ends after half a second', () => {
  const { clock, pass } = openFakeClock()
  const fast = openFastClock(clock, 1_000)
  fast.setRate(10)
  const ended: number[] = []
  fast.after(5_000, () => ended.push(fast.now()))
  pass(499)
  assert.deepEqual(ended, [])
  pass(1)
  assert.deepEqual(ended, [6_000])
})

test('a clock that stands still goes on where it stood', () => {
  const { clock, pass } = openFakeClock()
  const fast = openFastClock(clock, 0)
  let isOver = false
  fast.after(1_000, () => (isOver = true))
  pass(60_000)
  assert.deepEqual([fast.now(), isOver], [0, false])
  fast.setRate(10)
  pass(50)
  fast.setRate(0)
  pass(60_000)
  assert.deepEqual([fast.now(), isOver], [500, false])
  fast.setRate(1)
  pass(500)
  assert.deepEqual([fast.now(), isOver], [1_000, true])
})

test('a canceled timer never ends, whatever the rate becomes', () => {
  const { clock, pass } = openFakeClock()
  const fast = openFastClock(clock, 0)
  const cancel = fast.after(1_000, () => assert.fail('it was canceled'))
  fast.setRate(10)
  cancel()
  fast.setRate(1)
  pass(60_000)
})

test('it never goes backward, and each timer ends at its time', () => {
  const rates = fc.array(fc.tuple(fc.constantFrom(0, 1, 10, 56), fc.integer({ min: 0, max: 500 })))
  fc.assert(
    fc.property(rates, fc.integer({ min: 1, max: 5_000 }), (changes, ms) => {
      const { clock, pass } = openFakeClock()
      const fast = openFastClock(clock, 0)
      let endedAt: number | null = null
      fast.after(ms, () => (endedAt = fast.now()))
      let before = 0
      for (const [rate, passed] of changes) {
        fast.setRate(rate)
        pass(passed)
        assert.ok(fast.now() >= before)
        before = fast.now()
        if (endedAt === null) assert.ok(before <= ms + 1e-6)
      }
      if (endedAt !== null) assert.ok(Math.abs(endedAt - ms) < 1e-6)
    }),
  )
})
