import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../../contract/limits.ts'
import { DAY, HOUR } from '../../../domain/timeUnits.ts'
import type { Person } from '../../../samples/person.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { addSender, openLink, tryToSend } from '../../support/guests/sendByLink.ts'
import { openWorld, type World } from '../../support/world/world.ts'
import { share } from '../memories/visitors.ts'

const GB = 1024 ** 3
const photo = fixture('photos/small-bee.jpg')

/** Opens a world behind a proxy, on a disk on which one network may use 400 MB. */
async function openSharedWorld() {
  const world = await openWorld({ config: { trustProxy: 1 } })
  measureAs(world, 5 * GB)
  return world
}

function measureAs({ context }: World, freeBytes: number) {
  context.freeSpace.measure = async () => ({ freeBytes, floorBytes: GB })
}

const upload = (person: Person, address: string) =>
  person.call('POST /api/media/upload', {
    form: { memoryAuthor: 'Ruth', files: [photo] },
    headers: { 'x-forwarded-for': address },
  })

/** Uploads a photo, and lets it count as one of this size. */
async function uploadOfSize({ visitor, context }: World, address: string, bytes: number) {
  const { status, body } = await upload(visitor, address)
  assert.equal(status, 201)
  await context.db
    .updateTable('media')
    .set({ file_size: Math.floor(bytes) })
    .where('id', 'in', body.mediaIds)
    .execute()
  return body.mediaIds
}

test('photos without a memory use at most the share of their network, however many addresses it has', async () => {
  await using world = await openSharedWorld()
  await uploadOfSize(world, '2001:db8:0:1::7', 0.4 * GB - 1)
  for (const address of [
    '2001:db8:0:1::8',
    '[2001:db8:0:1::7]:40001',
    '2001:db8:0:2::1',
    '2001:db8:0:ff00::1',
  ]) {
    const { status, headers, refusal } = await upload(world.visitor, address)
    assert.equal(status, 429, address)
    assert.equal(refusal.code, 'too_much_waiting')
    assert.match(refusal.message, /Nothing you wrote is lost/)
    assert.ok(Number(headers['retry-after']) > 0)
  }
  for (const address of ['2001:db8:1:1::7', '203.0.113.9'])
    assert.equal((await upload(world.visitor, address)).status, 201, address)
  assert.equal((await upload(await world.administrator(), '2001:db8:0:1::7')).status, 201)
})

test('what guests send by the link uses half of the space from one network, and as much as stays free from all', async () => {
  await using world = await openSharedWorld()
  const { visitor, context } = world
  const admin = await world.administrator()
  const guest = await addSender(visitor, await openLink(admin))
  const send = (address: string) => tryToSend(visitor, guest, 'Lake.jpg', { 'x-forwarded-for': address })
  /** Sends a photograph, and lets it count as one of this size. */
  const sendOfSize = async (address: string, bytes: number) => {
    const { id } = (await send(address)).body
    const file_size = Math.floor(bytes)
    await context.db.updateTable('media').set({ file_size }).where('id', '=', id).execute()
    return id
  }
  const id = await sendOfSize('203.0.113.9', 2 * GB)
  const { status, refusal } = await send('203.0.113.9')
  assert.deepEqual([status, refusal.code], [507, 'disk_full'])
  assert.equal((await upload(visitor, '203.0.113.9')).status, 201, 'a memory’s photos have their own share')
  await sendOfSize('203.0.113.10', 1.9 * GB)
  await sendOfSize('203.0.113.11', 0.1 * GB)
  assert.equal((await send('203.0.113.12')).status, 507)
  await admin.call('POST /api/sent/take', { body: { ids: [id], taken: true } })
  assert.equal((await send('203.0.113.9')).status, 201, 'what is taken no longer waits')
})

test('the share is free again when a memory takes the photos, or when they are swept', async () => {
  await using world = await openSharedWorld()
  const address = '203.0.113.9'
  const mediaIds = await uploadOfSize(world, address, 0.4 * GB)
  assert.equal((await upload(world.visitor, address)).status, 429)
  await share(world.visitor, { mediaIds })
  await uploadOfSize(world, address, 0.4 * GB)
  assert.equal((await upload(world.visitor, address)).status, 429)
  world.pass(DAY + HOUR)
  await world.settle()
  assert.equal((await upload(world.visitor, address)).status, 201)
  const { db } = world.context
  const taken = await db.selectFrom('media').select('sender').where('id', 'in', mediaIds).execute()
  assert.deepEqual(
    taken.map(({ sender }) => sender),
    [null],
    'nothing tells where the photos of a memory came from',
  )
})

test('of many uploads at once, only those that fit are stored, and nothing of the others stays', async () => {
  await using world = await openSharedWorld()
  const address = '203.0.113.9'
  await uploadOfSize(world, address, 0.4 * GB - 2 * photo.bytes.length)
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(world.visitor, address)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 429, 429, 429, 429, 429, 429])
  world.pass(2 * HOUR)
  await world.settle()
  const stored = await world.context.storage.list('private/')
  assert.equal(new Set(stored.map((key) => key.split('/')[1])).size, 3)
})

test('the photos of one memory fit on a disk that is almost full', async () => {
  await using world = await openSharedWorld()
  measureAs(world, GB)
  const address = '203.0.113.9'
  await uploadOfSize(world, address, 29 * limits.visitorFileBytes)
  await uploadOfSize(world, address, limits.visitorFileBytes)
  assert.equal((await upload(world.visitor, address)).status, 429)
})
