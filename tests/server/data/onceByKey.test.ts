import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onceByKey } from '../../../server/platform/database/onceByKey.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world } = await openSharedWorld()
const { db } = world.context

const find = async (key: string) =>
  (await db.selectFrom('limits').select('count').where('key', '=', key).executeTakeFirst())?.count
const insert = async (key: string, count: number) => {
  await db.insertInto('limits').values({ key, count, resets_at: 0 }).execute()
  return count
}

test('a retry returns what the first request created', async () => {
  assert.equal(await onceByKey('retried', find, () => insert('retried', 1)), 1)
  assert.equal(await onceByKey('retried', find, () => insert('retried', 2)), 1)
})

test('a request overtaken by another with the same key returns the other’s result', async () => {
  const overtaken = async () => {
    await insert('overtaken', 1)
    return insert('overtaken', 2)
  }
  assert.equal(await onceByKey('overtaken', find, overtaken), 1)
})

test('a duplicate of anything but the key is still an error', async () => {
  await insert('taken', 1)
  await assert.rejects(onceByKey('new', find, () => insert('taken', 2)))
})

test('without a key every request creates', async () => {
  await onceByKey(null, find, () => insert('first', 1))
  assert.equal(await onceByKey(null, find, () => insert('second', 2)), 2)
})
