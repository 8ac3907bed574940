import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { type Requester, type SlotShare, WorkQueue } from '../../../server/codecs/process/workQueue.ts'

/** Makes a queue for two cores. `begun` lists the tasks that have begun; `end` ends a task by its name. */
function twoCores() {
  const queue = new WorkQueue(2)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (name: string, sender: Requester = 'keeper', share: SlotShare = 'slot') =>
    void queue.enter(sender, share, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await setImmediate()
  }
  return { begun, enter, end }
}

test('a keeper’s tasks use all cores, and each task that ends lets another begin', async () => {
  const { begun, enter, end } = twoCores()
  for (const name of ['a', 'b', 'c', 'd']) enter(name)
  await setImmediate()
  assert.deepEqual(begun, ['a', 'b'])
  await end('b')
  assert.deepEqual(begun, ['a', 'b', 'c'])
})

test('a visitor gets half of the cores, and another visitor’s task begins at once', async () => {
  const { begun, enter, end } = twoCores()
  for (const name of ['flood 1', 'flood 2', 'flood 3']) enter(name, 'visitor flood')
  enter('later', null)
  await setImmediate()
  assert.deepEqual(begun, ['flood 1', 'later'])
  enter('honest', 'visitor honest')
  await setImmediate()
  assert.deepEqual(begun, ['flood 1', 'later', 'honest'])
  await end('flood 1')
  assert.deepEqual(begun, ['flood 1', 'later', 'honest', 'flood 2'])
})

test('visitors take turns, however much each of them has sent', async () => {
  const { begun, enter, end } = twoCores()
  const floods = ['a', 'b', 'c'] as const
  for (const number of [1, 2, 3]) for (const name of floods) enter(`${name}${number}`, `visitor ${name}`)
  enter('honest', 'visitor honest')
  await setImmediate()
  assert.deepEqual(begun, ['a1', 'b1', 'c1'])
  await end('b1')
  assert.deepEqual(begun.slice(3), ['honest'])
  await end('a1')
  assert.deepEqual(begun.slice(3), ['honest', 'a2'])
  await end('honest')
  assert.deepEqual(begun.slice(3), ['honest', 'a2', 'b2'])
})

test('tasks that somebody waits for come before background tasks', async () => {
  const { begun, enter, end } = twoCores()
  for (const name of ['a', 'b']) enter(name)
  enter('c', 'visitor c')
  enter('later', null)
  enter('awaited', 'visitor d')
  await setImmediate()
  await end('a')
  assert.deepEqual(begun, ['a', 'b', 'c', 'awaited'])
  await end('b')
  assert.deepEqual(begun, ['a', 'b', 'c', 'awaited', 'later'])
})

test('background tasks use all cores while nobody waits, and otherwise half of them', async () => {
  const { begun, enter, end } = twoCores()
  for (const name of ['later 1', 'later 2', 'later 3', 'later 4']) enter(name, null)
  await setImmediate()
  assert.deepEqual(begun, ['later 1', 'later 2'])
  enter('awaited', 'visitor a')
  await end('later 1')
  assert.deepEqual(begun, ['later 1', 'later 2', 'awaited'])
  await end('awaited')
  assert.deepEqual(begun, ['later 1', 'later 2', 'awaited', 'later 3'])
})

test('one heavy task runs at a time, and other tasks may pass it', async () => {
  const { begun, enter, end } = twoCores()
  enter('heavy a', 'keeper', 'heavy')
  enter('heavy b', 'keeper', 'heavy')
  enter('light')
  await setImmediate()
  assert.deepEqual(begun, ['heavy a', 'light'])
  await end('heavy a')
  assert.deepEqual(begun, ['heavy a', 'light', 'heavy b'])
})

test('a task that needs all slots waits until no other task runs, and no background task passes it', async () => {
  const { begun, enter, end } = twoCores()
  enter('a', null)
  enter('all', null, 'everything')
  enter('b', null)
  await setImmediate()
  assert.deepEqual(begun, ['a'])
  await end('a')
  assert.deepEqual(begun, ['a', 'all'])
  await end('all')
  assert.deepEqual(begun, ['a', 'all', 'b'])
})

test('a task that fails frees its slots', async () => {
  const queue = new WorkQueue(2)
  await assert.rejects(
    queue.enter(null, 'everything', () => Promise.reject(new Error('broken'))),
    /broken/,
  )
  assert.equal(await queue.enter('visitor a', 'slot', async () => 'next'), 'next')
})
