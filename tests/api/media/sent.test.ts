import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { visitor, admin } = await openSharedWorld()

/** Makes the link, and returns its header. */
async function openLink(by: Person = admin) {
  const { status, body } = await by.call('POST /api/send-link')
  assert.equal(status, 201)
  return { 'send-key': body.key ?? '' }
}

interface Guest {
  id: string
  headers: { 'sender-key': string }
}

async function addSender(link: Record<string, string>, more: object = {}, by = visitor): Promise<Guest> {
  const body = { name: 'Anna', ...more }
  const answer = await by.call('POST /api/senders', { headers: link, body })
  assert.equal(answer.status, 201, answer.text)
  return { id: answer.body.id, headers: { 'sender-key': answer.body.key } }
}

async function send({ headers }: Guest, name = 'Lake.jpg', by = visitor, key?: string) {
  const form = { file: fixture('photos/small-bee.jpg', { name }) }
  return by.call('POST /api/senders/mine/media', {
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    form,
  })
}

const readTray = async (by: Person = admin) => (await by.call('GET /api/sent')).body
const count = async (by: Person = admin) => (await by.call('GET /api/sent/count')).body.count
const own = async ({ headers }: Guest) => (await visitor.call('GET /api/senders/mine', { headers })).body
const gallery = async (by: Person = admin) => (await by.call('GET /api/media')).body
const take = (ids: string[], taken = true, by = admin) =>
  by.call('POST /api/sent/take', { body: { ids, taken } })

test('a photograph that a guest sends waits in the tray under its own title, and is the sender’s own', async () => {
  const link = await openLink()
  const anna = await addSender(link, { email: 'anna@example.org', message: 'From the lake' })
  const { status, body } = await send(anna, 'Pier at noon.jpg')
  assert.equal(status, 201)
  const { senders } = await readTray()
  const [sender] = senders
  assert.deepEqual(
    [sender?.name, sender?.email, sender?.message, sender?.taken],
    ['Anna', 'anna@example.org', 'From the lake', 0],
  )
  const [item] = sender?.media ?? []
  assert.deepEqual([item?.id, item?.title, item?.memoryAuthor], [body.id, 'Pier at noon', 'Anna'])
  assert.match(item?.filePath ?? '', /^\/uploads\/private\//)
  assert.equal((await admin.get(item?.filePath ?? '')).status, 200)
  assert.equal(await count(), 1)
  assert.deepEqual(
    (await own(anna)).sent.map(({ name, canTakeBack }) => [name, canTakeBack]),
    [['Pier at noon.jpg', true]],
  )
  await take([body.id])
  assert.equal(await count(), 0)
  assert.deepEqual(
    (await own(anna)).sent.map(({ canTakeBack }) => canTakeBack),
    [false],
  )
  const [taken] = (await gallery(visitor)).filter(({ id }) => id === body.id)
  assert.deepEqual([taken?.title, taken?.memoryAuthor, taken?.isMemory], ['Pier at noon', 'Anna', true])
  assert.equal((await visitor.get(taken?.filePath ?? '')).status, 200)
})
