import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { loginAttempts, visitorChanges } from '../../../contract/limits.ts'
import { hashNetwork } from '../../../server/http/callers/hashVisitor.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world } = await openSharedWorld({ config: { trustProxy: 1 } })
const { context, visitor } = world
const { db } = context
beforeEach(() => db.deleteFrom('limits').execute())

const most = visitorChanges.maxCounts.edits

/** Edits a photograph that does not exist, and returns the status: 404 unless the edits of this address are used up. */
const edit = async (address: string) => {
  const headers = { 'x-forwarded-for': address }
  const input = { params: { id: 'none' }, body: { title: 'x' }, headers }
  return (await visitor.call('PUT /api/media/:id', input)).status
}

const keyOf = (network: string) => `edits ${hashNetwork(context, network)}`
const useUp = (network: string, count: number) =>
  db
    .insertInto('limits')
    .values({ key: keyOf(network), count, resets_at: context.clock() + 60_000 })
    .execute()
const countOf = async (network: string) =>
  (await db.selectFrom('limits').select('count').where('key', '=', keyOf(network)).executeTakeFirst())?.count

test('changes count for an address, for four times as many of its home, and sixteen times as many of its customer', async () => {
  await useUp('2001:db8:0:101::/64', most)
  assert.deepEqual([await edit('2001:db8:0:101::1'), await edit('2001:db8:0:102::1')], [429, 404])
  await useUp('2001:db8:0:200::/56', 4 * most)
  assert.deepEqual([await edit('2001:db8:0:2ff::1'), await edit('2001:db8:0:300::1')], [429, 404])
  await useUp('2001:db8:9::/48', 16 * most)
  assert.deepEqual([await edit('2001:db8:9:ffff::1'), await edit('2001:db8:a:ffff::1')], [429, 404])
})

test('what an address sends beyond its own limit uses up nothing of its neighbors', async () => {
  await useUp('2001:db8:0:101::/64', most - 1)
  for (const status of [404, 429, 429]) assert.equal(await edit('2001:db8:0:101::1'), status)
  assert.equal(await countOf('2001:db8:0:100::/56'), 1)
  assert.equal(await countOf('2001:db8:0::/48'), 1)
})

test('a change that is refused starts no counter', async () => {
  await useUp('2001:db8:9::/48', 16 * most)
  for (const address of ['2001:db8:9:1::1', '2001:db8:9:ff00::1']) assert.equal(await edit(address), 429)
  const rows = await db.selectFrom('limits').selectAll().execute()
  assert.deepEqual(
    rows.map(({ key, count }) => [key, count]),
    [[keyOf('2001:db8:9::/48'), 16 * most]],
  )
})

test('an address with a port, brackets or a zone is that address', async () => {
  await useUp('198.51.100.8', most)
  await useUp('2001:db8:0:0::/64', most)
  for (const address of [
    '198.51.100.8:40001',
    '198.51.100.8:40002',
    '::ffff:198.51.100.8',
    '[::ffff:198.51.100.8]:443',
    '[2001:db8::1]:443',
    '[2001:db8::2]',
    '2001:db8::3%eth0',
  ])
    assert.equal(await edit(address), 429, address)
})

test('what is no address counts as the connection’s own', async () => {
  await useUp('127.0.0.1', most)
  for (const text of [
    'unknown',
    '_hidden',
    'a word',
    '198.51.100.8:port',
    '198.51.100.999',
    '::1::2',
    '"',
    ',',
  ])
    assert.equal(await edit(text), 429, text)
  assert.equal((await db.selectFrom('limits').select('key').execute()).length, 1, 'no counter was begun')
})

test('of the wrong passwords for one name from one home, forty are checked', async () => {
  const guess = async (n: number) => {
    const headers = { 'x-forwarded-for': `2001:db8:0:1${n.toString(16).padStart(2, '0')}::1` }
    const body = { username: 'admin', password: `guess ${n}` }
    return (await visitor.call('POST /api/login', { headers, body })).status
  }
  const statuses = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(n)))
  assert.equal(statuses.filter((status) => status === 401).length, 4 * loginAttempts.maxPerName)
  assert.equal(statuses.filter((status) => status === 429).length, 60 - 4 * loginAttempts.maxPerName)
})

test('a right password begins the count of all its networks again', async () => {
  const headers = { 'x-forwarded-for': '2001:db8:0:101::1' }
  const body = { username: context.config.adminUsername, password: context.config.adminPassword }
  assert.equal((await visitor.call('POST /api/login', { headers, body })).status, 200)
  assert.deepEqual(await db.selectFrom('limits').select('key').execute(), [])
})
