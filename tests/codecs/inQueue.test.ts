import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { inQueue } from '../../server/codecs/inQueue.ts'

/** Work that goes on until it is told to end. */
function job() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { done: promise, end: resolve }
}

const seats = availableParallelism()

test('no more photos are worked on than there are cores, and each that ends lets one in', async () => {
  const begun: number[] = []
  const jobs = Array.from({ length: seats + 2 }, job)
  const all = jobs.map(({ done }, index) =>
    inQueue('awaited', false, () => {
      begun.push(index)
      return done
    }),
  )
  await setImmediate()
  assert.equal(begun.length, seats)
  jobs[0]?.end()
  await all[0]
  await setImmediate()
  assert.equal(begun.length, seats + 1)
  for (const { end } of jobs) end()
  await Promise.all(all)
  assert.deepEqual(begun, [...jobs.keys()])
})

test('what somebody waits for goes before what can wait, and a large photo is alone', async () => {
  const order: string[] = []
  const first = Array.from({ length: seats }, job)
  const note = (name: string) => async () => void order.push(name)
  const holding = first.map(({ done }) => inQueue('later', false, () => done))
  let beside = 0
  const others = [
    inQueue('later', false, note('a derivative')),
    inQueue('awaited', false, note('an upload')),
    inQueue('awaited', true, async () => {
      order.push('a large upload')
      beside = order.length
      await setImmediate()
      assert.equal(order.length, beside)
    }),
  ]
  for (const { end } of first) end()
  await Promise.all([...holding, ...others])
  assert.deepEqual(order, ['an upload', 'a large upload', 'a derivative'])
})

test('work that fails gives its place back', async () => {
  for (let round = 0; round <= seats; round++)
    await assert.rejects(inQueue('awaited', false, () => Promise.reject(new Error('broken'))))
  assert.equal(await inQueue('awaited', false, async () => 'in'), 'in')
})
