import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBackgroundSync } from '../../server/platform/storage/openBackgroundSync.ts'

const MB = 1024 * 1024

test('written bytes are synced in the background, one sync at a time, and the end waits for the last', async () => {
  const running: (() => void)[] = []
  const behind = openBackgroundSync(() => new Promise<void>((resolve) => running.push(resolve)))
  behind.add(100 * MB)
  assert.equal(running.length, 0)
  behind.add(100 * MB)
  behind.add(500 * MB)
  assert.equal(running.length, 1)
  let hasEnded = false
  const end = behind.end().then(() => (hasEnded = true))
  await Promise.resolve()
  assert.equal(hasEnded, false)
  running[0]?.()
  await end
  behind.add(1)
  assert.equal(running.length, 2)
})

test('a failed sync is thrown at the end, even when a later one succeeds', async () => {
  const outcomes = [Promise.reject(new Error('the disk is broken')), Promise.resolve()]
  const behind = openBackgroundSync(async () => outcomes.shift())
  behind.add(200 * MB)
  await assert.rejects(behind.end(), /the disk is broken/)
  behind.add(200 * MB)
  await assert.rejects(behind.end(), /the disk is broken/)
})
