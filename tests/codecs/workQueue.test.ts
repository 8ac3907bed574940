import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { type Share, type Urgency, WorkQueue } from '../../server/codecs/workQueue.ts'

/** A queue of two seats, and what has begun in it; `end` ends a piece of work by its name. */
function twoSeats() {
  const queue = new WorkQueue(2)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (name: string, share: Share = 'seat', urgency: Urgency = 'awaited') =>
    void queue.enter(urgency, share, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await setImmediate()
  }
  return { begun, enter, end }
}

test('no more is worked on than there are seats, and each that ends lets one in', async () => {
  const { begun, enter, end } = twoSeats()
  for (const name of ['a', 'b', 'c', 'd']) enter(name)
  await setImmediate()
  assert.deepEqual(begun, ['a', 'b'])
  await end('b')
  assert.deepEqual(begun, ['a', 'b', 'c'])
})

test('what somebody waits for goes before what may be done later', async () => {
  const { begun, enter, end } = twoSeats()
  for (const name of ['a', 'b']) enter(name)
  enter('later', 'seat', 'later')
  enter('awaited')
  await setImmediate()
  await end('a')
  assert.deepEqual(begun, ['a', 'b', 'awaited'])
  await end('b')
  assert.deepEqual(begun, ['a', 'b', 'awaited', 'later'])
})

test('of heavy work one piece is done at a time, and others pass by it', async () => {
  const { begun, enter, end } = twoSeats()
  enter('heavy a', 'heavy')
  enter('heavy b', 'heavy')
  enter('light')
  await setImmediate()
  assert.deepEqual(begun, ['heavy a', 'light'])
  await end('heavy a')
  assert.deepEqual(begun, ['heavy a', 'light', 'heavy b'])
})

test('what needs everything waits until nothing else is done, and nobody overtakes it', async () => {
  const { begun, enter, end } = twoSeats()
  enter('a')
  enter('all', 'everything')
  enter('b')
  await setImmediate()
  assert.deepEqual(begun, ['a'])
  await end('a')
  assert.deepEqual(begun, ['a', 'all'])
  await end('all')
  assert.deepEqual(begun, ['a', 'all', 'b'])
})

test('work that fails gives its seat back', async () => {
  const queue = new WorkQueue(1)
  await assert.rejects(
    queue.enter('awaited', 'everything', () => Promise.reject(new Error('broken'))),
    /broken/,
  )
  assert.equal(await queue.enter('awaited', 'seat', async () => 'next'), 'next')
})
