import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inParallel } from '../../domain/inParallel.ts'

test('two are under way at a time, and the results stand in the order of what was given', async () => {
  let underWay = 0
  let most = 0
  const pauses = [5, 1, 3, 0]
  const done = await inParallel(pauses.keys(), 2, async (index) => {
    most = Math.max(most, ++underWay)
    for (let pause = pauses[index] ?? 0; pause > 0; pause--) await Promise.resolve()
    underWay -= 1
    return `${index}`
  })
  assert.deepEqual([done, most], [['0', '1', '2', '3'], 2])
})

test('after a failure nothing new begins, and what is under way ends before the failure is thrown', async () => {
  const seen: string[] = []
  const work = async (name: string) => {
    seen.push(`${name} begins`)
    if (name === 'bad') throw new Error('bad')
    for (let pause = 100; pause > 0; pause--) await Promise.resolve()
    seen.push(`${name} ends`)
  }
  await assert.rejects(inParallel(['slow', 'bad', 'third'], 2, work), { message: 'bad' })
  assert.deepEqual(seen, ['slow begins', 'bad begins', 'slow ends'])
})
