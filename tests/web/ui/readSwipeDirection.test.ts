import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSwipeDirection } from '../../../web/ui/gestures/readSwipeDirection.ts'

test('a swipe to the left goes to the next, a swipe to the right to the previous, and a scroll nowhere', () => {
  assert.equal(readSwipeDirection(-80, 10), 'next')
  assert.equal(readSwipeDirection(80, -10), 'previous')
  assert.equal(readSwipeDirection(-40, 0), null)
  assert.equal(readSwipeDirection(-80, 120), null)
})
