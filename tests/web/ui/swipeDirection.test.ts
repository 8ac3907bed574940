import assert from 'node:assert/strict'
import { test } from 'node:test'
import { swipeDirection } from '../../../web/ui/gestures/swipeDirection.ts'

test('a swipe to the left goes to the next, a swipe to the right to the previous, and a scroll nowhere', () => {
  assert.equal(swipeDirection(-80, 10), 'next')
  assert.equal(swipeDirection(80, -10), 'previous')
  assert.equal(swipeDirection(-40, 0), null)
  assert.equal(swipeDirection(-80, 120), null)
})
