import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { closeMemorialOf, enterWithKey, enterWithPassword } from '../../support/world/closedMemorial.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { emptyTables } from '../../support/world/emptyTables.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld()
beforeEach(async () => {
  await emptyTables(world)
  for (const table of ['rehearsals', 'limits'] as const) await world.context.db.deleteFrom(table).execute()
})

const rehearsal = { device: 'The hall’s laptop', isReady: true, photographs: 84, seconds: 660, problems: [] }
const report = (more: object = {}, by: Person = visitor, headers: Record<string, string> = {}) =>
  by.call('POST /api/rehearsals', { body: { ...rehearsal, ...more }, headers })
const list = async () => (await admin.call('GET /api/rehearsals')).body
const whomToCall = 'Karin, 612-555-0134'

test('the family reads how a rehearsal in the hall has ended', async () => {
  const before = world.context.clock()
  const { status, body } = await report()
  assert.equal(status, 201)
  assert.deepEqual(await list(), [{ ...rehearsal, id: body.id, endedAt: body.endedAt }])
  const endedAt = Date.parse(body.endedAt)
  assert.ok(endedAt >= before && endedAt <= world.context.clock())
  world.pass(60_000)
  const problems = ['The screen will go dark.', 'Nobody heard the tone.']
  await report({ isReady: false, problems })
  const [newest, older] = await list()
  assert.deepEqual([newest?.isReady, newest?.problems, older?.isReady], [false, problems, true])
})

test('a rehearsal says when the slideshow has changed since, and no longer when it is as it was', async () => {
  const addPhoto = async (name: string) => {
    const form = { files: [fixture('photos/landscape-2mp-bee.jpg', { name })] }
    return (await admin.call('POST /api/media/batch', { form })).body.media[0]?.id ?? ''
  }
  const id = await addPhoto('IMG_1.jpg')
  await report()
  const isChanged = async () => (await list())[0]?.isChanged ?? false
  assert.equal(await isChanged(), false)
  const change = {
    photographs: () => addPhoto('IMG_2.jpg'),
    caption: () => admin.call('PUT /api/media/:id', { params: { id }, body: { title: 'The ferry' } }),
    choices: () => admin.call('PUT /api/settings', { body: { slideshowBeginning: 'on' } }),
    songs: () => admin.call('POST /api/music', { form: { file: fixture('audio/through-space-tags.ogg') } }),
  }
  for (const [what, make] of Object.entries(change)) {
    await make()
    assert.equal(await isChanged(), true, what)
    world.pass(1_000)
    await report()
    assert.equal(await isChanged(), false, what)
  }
  await admin.call('PUT /api/settings', { body: { whomToCall, showTaken: 'on', slideshowBeginning: 'off' } })
  assert.equal(await isChanged(), true)
  await admin.call('PUT /api/settings', { body: { slideshowBeginning: 'on' } })
  assert.equal(await isChanged(), false)
})

test('a device without a name is called by its browser', async () => {
  const userAgent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
  await report({ device: undefined }, visitor, { 'user-agent': userAgent })
  assert.equal((await list())[0]?.device, 'Chrome on Windows')
})

test('only the newest 20 rehearsals are stored, however many are reported', async () => {
  for (let n = 1; n <= 25; n += 1) {
    await report({ photographs: n })
    world.pass(60_000)
  }
  assert.deepEqual(
    (await list()).map(({ photographs }) => photographs),
    Array.from({ length: 20 }, (_, index) => 25 - index),
  )
  assert.equal((await world.context.db.selectFrom('rehearsals').selectAll().execute()).length, 20)
})

test('the newest rehearsal that ended in ‘Ready’ stays, however many others are reported after it', async () => {
  for (const photographs of [1, 2]) {
    await report({ photographs })
    world.pass(1_000)
  }
  for (let n = 1; n <= 25; n += 1) {
    await report({ isReady: false })
    world.pass(60_000)
  }
  const listed = (await list()).map(({ isReady, photographs }) => isReady && photographs)
  assert.deepEqual(listed, [...Array.from({ length: 20 }, () => false), 2])
  assert.equal((await world.context.db.selectFrom('rehearsals').selectAll().execute()).length, 21)
})

test('after a clock that was ahead, new rehearsals are read, and those of the future are not', async () => {
  for (let n = 1; n <= 20; n += 1) await report({ device: 'a clock ahead', isReady: n === 3 }, admin)
  const ahead = world.context.clock() + 400 * 86_400_000
  await world.context.db.updateTable('rehearsals').set({ ended_at: ahead }).execute()
  await report({ device: 'today', isReady: false })
  await report({ device: 'today, Ready' })
  const devices = async () => (await list()).map(({ device }) => device)
  assert.deepEqual(await devices(), ['today, Ready', 'today'])
  for (let n = 1; n <= 20; n += 1) await report({ device: 'later', isReady: false }, admin)
  assert.deepEqual(await devices(), [...Array.from({ length: 20 }, () => 'later'), 'today, Ready'])
})

test('after a clock that was behind, rehearsals are in the order in which they came', async () => {
  await report({ device: 'before' })
  const behind = world.context.clock() - 400 * 86_400_000
  await report({ device: 'meanwhile' })
  await world.context.db
    .updateTable('rehearsals')
    .set({ ended_at: behind })
    .where('device', '=', 'meanwhile')
    .execute()
  assert.deepEqual(
    (await list()).map(({ device }) => device),
    ['meanwhile', 'before'],
  )
})

test('longer texts, more problems and impossible numbers are rejected, and nothing is stored', async () => {
  const sentence = 'The song cannot be played.'
  for (const body of [
    { device: 'x'.repeat(61) },
    { problems: Array.from({ length: 21 }, () => sentence) },
    { problems: ['x'.repeat(301)] },
    { photographs: -1 },
    { seconds: 1.5 },
    { isReady: 'yes' },
  ])
    assert.equal((await report(body)).status, 400, JSON.stringify(body))
  assert.deepEqual(await list(), [])
})

test('an address that reports more rehearsals in ten minutes than are stored is told to wait', async () => {
  for (let n = 1; n <= 20; n += 1) assert.equal((await report()).status, 201)
  const { status, headers } = await report()
  assert.equal(status, 429)
  assert.ok(Number(headers['retry-after']) > 0)
  world.pass(10 * 60_000)
  assert.equal((await report()).status, 201)
})

test('strangers of a closed memorial report nothing, and those who may see the show do', async () => {
  await closeMemorialOf(world, admin)
  assert.equal((await report()).status, 401)
  assert.equal((await report({}, await enterWithPassword(world))).status, 201)
  const { key } = (await admin.call('POST /api/access/keys', { body: { name: 'The hall' } })).body
  assert.equal((await report({}, await enterWithKey(world, key))).status, 201)
  assert.equal((await list()).length, 2)
})

test('keepers alone read whom to call, and a device that came with an access key reads its own key', async () => {
  await admin.call('PUT /api/settings', { body: { whomToCall } })
  const read = async (by: Person) => (await by.call('GET /api/director-page')).body
  assert.deepEqual(await read(visitor), { whomToCall: null, accessKeys: [] })
  assert.equal((await visitor.get('/api/settings')).text.includes('Karin'), false)
  const helper = await world.helper()
  assert.deepEqual(await read(helper), { whomToCall, accessKeys: [] })

  await closeMemorialOf(world, admin)
  const { id, key } = (await admin.call('POST /api/access/keys', { body: { name: 'The hall' } })).body
  world.pass(1)
  const church = (await admin.call('POST /api/access/keys', { body: { name: 'Church' } })).body
  assert.deepEqual(await read(await enterWithPassword(world)), { whomToCall: null, accessKeys: [] })
  const hall = await enterWithKey(world, key)
  const { body, headers } = await hall.call('GET /api/director-page')
  assert.deepEqual(body, { whomToCall: null, accessKeys: [{ name: 'The hall', key }] })
  assert.match(headers['cache-control'] ?? '', /private, no-store/)
  assert.deepEqual(
    (await read(admin)).accessKeys.map(({ key: known }) => known),
    [key, church.key],
  )
  assert.deepEqual((await read(helper)).accessKeys, [])

  await admin.call('DELETE /api/access/keys/:id', { params: { id } })
  assert.equal((await hall.call('GET /api/director-page')).status, 401)
  await admin.call('PUT /api/access', { body: { audience: 'everyone', nameInPreviews: false } })
  assert.deepEqual(await read(hall), { whomToCall: null, accessKeys: [] })
})
