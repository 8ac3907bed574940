import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { closeMemorialOf, enterWithPassword, enterWithKey } from '../../support/world/closedMemorial.ts'
import { emptyTables } from '../../support/world/emptyTables.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world } = await openSharedWorld()
let admin: Person
beforeEach(async () => {
  // another test may have let a year pass, which ends the session
  admin = await world.administrator()
  await emptyTables(world)
  await admin.call('PUT /api/obituary', { body: { content: 'He built bridges.' } })
  await admin.call('PUT /api/settings', {
    body: { name: 'Walter <Arne>', tribute: 'He built bridges.', donationText: '' },
  })
})

const addKey = async (name: string) => (await admin.call('POST /api/access/keys', { body: { name } })).body
const sees = async (person: Person) => (await person.get('/api/settings')).status === 200

describe('An access key', () => {
  beforeEach(() => closeMemorialOf(world, admin))

  test('opens the page whose address carries it, and leaves the address', async () => {
    const { key } = await addKey('Funeral home')
    const { status, headers } = await world.visitor.get(`/slideshow?fullscreen=1&key=${key}&duration=8`)
    assert.equal(status, 303)
    assert.equal(headers.location, '/slideshow?fullscreen=1&duration=8')
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.match(headers['set-cookie'] ?? '', /^access-key=[\w-]{22}\.\d+;.*HttpOnly/)
    const screen = await enterWithKey(world, key)
    assert.ok(await sees(screen))
    const page = await screen.get('/slideshow')
    assert.deepEqual([page.status, page.headers['cache-control']], [200, 'private, no-cache'])
  })

  test('opens a single address for what stores no cookies', async () => {
    const { key } = await addKey('Reader')
    assert.equal((await world.visitor.get(`/api/services?key=${key}`)).status, 200)
    assert.equal((await world.visitor.get('/api/services')).status, 401)
  })

  test('opens nothing when it is unknown, broken or given twice', async () => {
    const { key } = await addKey('Twice')
    for (const query of [
      'key=',
      'key=%00',
      `key=${'a'.repeat(22)}`,
      `key=${key}x`,
      `key=${key}&key=${key}`,
    ]) {
      const { status, headers, text } = await world.visitor.get(`/?${query}`)
      assert.equal(status, 200)
      assert.match(text, /<form method="post">/)
      assert.doesNotMatch(headers['set-cookie'] ?? '', /access-/)
    }
  })

  test('tells its device that it may see the memorial for a year; a password does, too', async () => {
    const { key, id } = await addKey('Hall')
    const device = await enterWithKey(world, key)
    const inDays = async (person: Person) => {
      const { endsAt } = (await person.call('GET /api/access/mine')).body
      return endsAt && Math.round((Date.parse(endsAt) - world.context.clock()) / 86_400_000)
    }
    assert.equal(await inDays(device), 365)
    assert.equal(await inDays(await enterWithPassword(world)), 365)
    assert.equal(await inDays(admin), null)
    await admin.call('DELETE /api/access/keys/:id', { params: { id } })
    assert.equal((await device.call('GET /api/access/mine')).status, 401)
  })

  test('that an earlier version has given to a device still opens, and ends at an unknown time', async () => {
    const { key } = await addKey('Earlier')
    const cookie = `access-key=${key}`
    assert.equal((await world.visitor.get('/api/media', { cookie })).status, 200)
    const { text } = await world.visitor.get('/api/access/mine', { cookie })
    assert.deepEqual(JSON.parse(text), { endsAt: null })
  })

  test('lets its device in until the later of two ends if it has the password, too', async () => {
    const { key } = await addKey('Hall')
    const { cookie: early } = await enterWithPassword(world)
    world.pass(360 * 86_400_000)
    const { cookie: late } = await enterWithKey(world, key)
    const latePass = (await enterWithPassword(world)).cookie
    const earlyKey = `access-key=${key}.${world.context.clock() + 5 * 86_400_000}`
    for (const cookie of [`${early}; ${late}`, `${latePass}; ${earlyKey}`]) {
      const { text } = await world.visitor.get('/api/access/mine', { cookie })
      const { endsAt } = JSON.parse(text) as { endsAt: string }
      assert.equal(Math.round((Date.parse(endsAt) - world.context.clock()) / 86_400_000), 365)
    }
  })

  test('that is revoked leaves its device the password, which ends earlier', async () => {
    const { key, id } = await addKey('Hall')
    const { cookie: pass } = await enterWithPassword(world)
    world.pass(86_400_000)
    const { cookie: later } = await enterWithKey(world, key)
    await admin.call('DELETE /api/access/keys/:id', { params: { id } })
    const { text } = await world.visitor.get('/api/access/mine', { cookie: `${pass}; ${later}` })
    const { endsAt } = JSON.parse(text) as { endsAt: string }
    assert.equal(Math.round((Date.parse(endsAt) - world.context.clock()) / 86_400_000), 364)
  })

  test('ends at an unknown time if its cookie names an impossible one', async () => {
    const { key } = await addKey('Hall')
    for (const end of ['abc', '', '-1', '9e99', '-9e99', 'NaN']) {
      const { status, text } = await world.visitor.get('/api/access/mine', {
        cookie: `access-key=${key}.${end}`,
      })
      assert.deepEqual([status, text], [200, '{"endsAt":null}'], end)
    }
  })

  test('that is revoked is no longer listed', async () => {
    const { id } = await addKey('Lost phone')
    const revoke = async () => (await admin.call('DELETE /api/access/keys/:id', { params: { id } })).status
    assert.deepEqual([await revoke(), await revoke()], [204, 404])
    assert.ok(!(await admin.call('GET /api/access')).body.keys.some((key) => key.id === id))
  })

  test('that is revoked says so, on the password page and to programs, with and without a cookie', async () => {
    const sentence = 'This code is no longer valid. Please ask the family.'
    const { id, key } = await addKey('Printed codes')
    const guest = await enterWithKey(world, key)
    await admin.call('DELETE /api/access/keys/:id', { params: { id } })
    for (const page of [await guest.get('/memories'), await world.visitor.get(`/memories?key=${key}`)]) {
      assert.equal(page.status, 200)
      assert.ok(page.text.includes(`<p role="alert">${sentence}</p>`))
      assert.match(page.text, /<form method="post">/)
    }
    for (const response of [
      await guest.get('/api/services'),
      await world.visitor.get(`/api/services?key=${key}`),
    ]) {
      assert.equal(response.status, 401)
      const { code, message } = JSON.parse(response.text)
      assert.deepEqual([code, message], ['password_needed', sentence])
    }
    assert.ok(!(await world.visitor.get('/memories')).text.includes(sentence))
  })

  test('is not ended by a new password, and made once when the call is repeated', async () => {
    const { key } = await addKey('Card')
    const person = await enterWithKey(world, key)
    await closeMemorialOf(world, admin)
    assert.ok(await sees(person))
    const headers = { 'idempotency-key': 'the-very-same-call' }
    const make = () => admin.call('POST /api/access/keys', { body: { name: 'Once' }, headers })
    assert.equal((await make()).body.id, (await make()).body.id)
    assert.equal((await admin.call('POST /api/access/keys', { body: { name: ' ' } })).status, 400)
  })
})
