import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { visitorChanges } from '../../contract/limits.ts'
import { UNATTACHED_MS } from '../../server/features/media/upload/sweepUnattached.ts'
import { fixture } from '../support/files/fixtures.ts'
import { newServers } from '../support/world/backends.ts'
import { createInProcessSend, createPerson } from '../../samples/person.ts'
import { startProcess } from '../support/servers/process.ts'
import { administrator } from '../support/world/template.ts'
import type { World } from '../support/world/world.ts'
import { environmentOf } from '../support/world/environment.ts'
import { threeInstances } from './instances.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const worlds = await threeInstances()
const [a, b] = worlds
let admin = await a.administrator()

/** Makes a client for another instance that is logged in as the same person. */
const at = (world: World, cookie = admin.cookie ?? '') =>
  createPerson(createInProcessSend(world.app), { cookie })
const square = () => fixture('photos/person-small-square.jpg')
const addPhoto = async (title = 'On the quay') =>
  (await admin.call('POST /api/media', { form: { title, file: square() } })).body
const beside = (filePath: string | null, name: string) => String(filePath).replace(/[^/]+$/, name)

describe('Sessions', () => {
  test('are valid on every instance, and end on every instance', async () => {
    const own = await b.administrator()
    assert.equal((await at(a, own.cookie).call('GET /api/check-auth')).status, 200)
    await at(a, own.cookie).call('POST /api/logout')
    assert.equal((await own.call('GET /api/check-auth')).status, 401)
  })

  test('all others end when the password is changed on one', async () => {
    const [own, other] = [await a.administrator(), await b.administrator()]
    const password = 'another place by the river'
    const body = { current: administrator.password, password }
    assert.equal((await own.call('PUT /api/password', { body })).status, 200)
    assert.equal((await other.call('GET /api/check-auth')).status, 401)
    const back = { current: password, password: administrator.password }
    assert.equal((await at(b, own.cookie).call('PUT /api/password', { body: back })).status, 200)
    admin = own
  })
})

describe('Limits', () => {
  test('count the changes of an address on all instances together', async () => {
    const { id } = await addPhoto()
    const edit = (world: World, n: number) =>
      world.visitor.call('PUT /api/media/:id', { params: { id }, body: { title: `Title ${n}` } })
    await edit(a, 0)
    const almost = visitorChanges.maxCounts.edits - 4
    await a.context.db.updateTable('limits').set({ count: almost }).where('key', 'like', 'edits %').execute()
    const answers = await Promise.all(worlds.flatMap((world) => [1, 2].map((n) => edit(world, n))))
    const refused = answers.filter(({ status }) => status === 429)
    assert.equal(refused.length, 2)
    await a.context.db.deleteFrom('limits').execute()
  })

  test('apply to logins too', async () => {
    const body = { username: 'admin', password: 'wrong' }
    const tries = await Promise.all(
      worlds.flatMap(({ visitor }) => [1, 2, 3, 4].map(() => visitor.call('POST /api/login', { body }))),
    )
    assert.equal(tries.filter(({ status }) => status === 401).length, 10)
    assert.equal(tries.filter(({ status }) => status === 429).length, 2)
    await a.context.db.deleteFrom('limits').execute()
  })
})

describe('What one instance changes', () => {
  test('the others show at once, even where they had cached their response', async () => {
    const list = async (world: World) => (await world.visitor.call('GET /api/media')).body
    const before = await list(b)
    const photo = await addPhoto('Seen everywhere')
    assert.equal((await list(b)).length, before.length + 1)
    await admin.call('DELETE /api/media/:id', { params: { id: photo.id } })
    assert.equal((await list(b)).length, before.length)
  })
})

describe('While visitors ask all instances without a pause', () => {
  test('no later request gets from any instance what one has closed or deleted', async () => {
    const { id, filePath } = await addPhoto('Asked for')
    const files = ['384.avif', 'photo.jpg'].map((name) => beside(filePath, name))
    const range = { range: 'bytes=0-9' }
    let isOver = false
    const asking = worlds.map(async ({ visitor }) => {
      while (!isOver) for (const file of files) await visitor.get(file, range)
    })
    const statuses = async () => {
      const answers = worlds.flatMap(({ visitor }) => files.map((file) => visitor.get(file, range)))
      return [...new Set((await Promise.all(answers)).map(({ status }) => status))]
    }
    const open = (audience: 'everyone' | 'password') =>
      admin.call('PUT /api/access', { body: { audience, nameInPreviews: false, password: 'by the river' } })
    for (let n = 0; n < 5; n += 1) {
      await open('password')
      assert.deepEqual(await statuses(), [401])
      await open('everyone')
      assert.ok((await statuses()).includes(206))
    }
    await admin.call('DELETE /api/media/:id', { params: { id } })
    assert.deepEqual(await statuses(), [404])
    isOver = true
    await Promise.all(asking)
  })
})

describe('One request sent to three instances', () => {
  test('makes exactly one photograph, with all of its files', async () => {
    const headers = { 'idempotency-key': 'the-same-photograph-everywhere' }
    const form = { title: 'Once', file: square() }
    const answers = await Promise.all(
      worlds.map((world) => at(world).call('POST /api/media', { form, headers })),
    )
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    const ids = [...new Set(answers.map((answer) => answer.body.id))]
    assert.equal(ids.length, 1)
    for (const world of worlds) world.pass(2 * 3_600_000)
    await Promise.all(worlds.map((world) => world.settle()))
    const known = await a.context.db.selectFrom('media').select('id').execute()
    const owners = (await a.context.storage.list('private/')).map((key) => key.split('/')[1])
    assert.deepEqual(new Set(owners), new Set(known.map(({ id }) => id)))
    assert.equal((await b.visitor.get(beside(answers[0]?.body.filePath ?? '', '800.webp'))).status, 200)
  })
})

describe('Work that follows', () => {
  test('derivatives requested from three instances at once are complete and identical', async () => {
    const photo = await addPhoto('Derived')
    await a.settle()
    await a.context.storage.remove(await a.context.storage.list(`private/${photo.id}/1`))
    const large = beside(photo.filePath, '1600.webp')
    const answers = await Promise.all([...worlds, ...worlds].map(({ visitor }) => visitor.get(large)))
    for (const { status, bytes } of answers) {
      assert.equal(status, 200)
      assert.ok(bytes.length > 0 && bytes.equals(answers[0]?.bytes ?? Buffer.alloc(0)))
    }
  })

  test('visitors’ photos that no memory attached are removed once, and those attached meanwhile stay', async () => {
    const uploadPhoto = async () =>
      (await a.visitor.call('POST /api/media/upload', { form: { files: square() } })).body.mediaIds[0] ?? ''
    const [swept, taken] = [await uploadPhoto(), await uploadPhoto()]
    for (const world of worlds) world.pass(UNATTACHED_MS + 60_000)
    const body = { name: 'Bo', email: null, content: null, mediaIds: [taken] }
    await Promise.all([
      b.visitor.call('POST /api/memories', { body }),
      ...worlds.map((world) => world.settle()),
    ])
    await Promise.all(worlds.map((world) => world.settle()))
    const rows = await a.context.db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', [swept, taken])
      .execute()
    const [bo] = (await a.visitor.call('GET /api/memories')).body.filter(({ name }) => name === 'Bo')
    assert.deepEqual(
      rows.map(({ id }) => id),
      bo ? [taken] : [],
    )
    assert.deepEqual(await a.context.storage.list(`private/${swept}/`), [])
    if (bo) assert.ok((await a.context.storage.list(`private/${taken}/`)).length > 0)
  })
})

test('three first starts at once make one memorial with one administrator, migrated once', async (t) => {
  const servers = await newServers()
  const envs = [1, 2, 3].map(() => {
    const { ADMIN_PASSWORD: _, ...env } = environmentOf({ dataDir: temporaryFolder(), ...servers })
    return env
  })
  const started = await Promise.all(envs.map((env) => startProcess(env)))
  t.after(() => started.forEach(({ kill }) => kill('SIGKILL')))
  for (const { url, output } of started) assert.ok(url, output())
  const announced = started.filter(({ output }) => /shown only this once/.test(output()))
  assert.equal(announced.length, 1)
  assert.deepEqual(await Promise.all(started.map(({ stop }) => stop())), [0, 0, 0])
})
