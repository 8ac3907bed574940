import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits, visitorChanges } from '../../../contract/limits.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { closeMemorialOf } from '../../support/world/closedMemorial.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { addSender, type Guest, openLink, sendPhotos, tryToSend } from '../../support/guests/sendByLink.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const { world, visitor, admin } = await openSharedWorld()
const { db, storage } = world.context

const readOwn = async (guest: Guest) => (await visitor.call('GET /api/senders/mine', guest)).body.sent
const takeBack = async (guest: Guest, id: string) =>
  (await visitor.call('DELETE /api/senders/mine/media/:id', { ...guest, params: { id } })).status
const take = (id: string) => admin.call('POST /api/sent/take', { body: { ids: [id], taken: true } })

test('the link shows its key again and again, of which the database has only the hash', async () => {
  await openLink(admin)
  const { 'send-key': key } = await openLink(admin)
  for (const keeper of [admin, await world.helper('Karin')])
    assert.equal((await keeper.call('GET /api/send-link')).body.key, key)
  const rows = await db.selectFrom('send_link').selectAll().execute()
  assert.equal(rows.length, 1)
  assert.ok(!JSON.stringify(rows).includes(key))
})

test('a link that was renewed or ended says so to all who came by it, who still see and take back their own', async () => {
  const headers = await openLink(admin)
  const anna = await addSender(visitor, headers)
  const ids = await sendPhotos(visitor, anna, 'Lake.jpg', 'Pier.jpg')
  for (const end of [openLink, () => admin.call('DELETE /api/send-link')]) {
    await end(admin)
    for (const answer of [
      await visitor.call('GET /api/send', { headers }),
      await visitor.call('POST /api/senders', { headers, body: { name: 'Ben' } }),
      await tryToSend(visitor, anna),
    ])
      assert.deepEqual([answer.status, answer.refusal.code], [410, 'send_link_ended'])
  }
  assert.equal((await admin.call('GET /api/send-link')).body.key, null)
  assert.deepEqual(
    (await readOwn(anna)).map(({ id }) => id),
    ids,
  )
  assert.equal(await takeBack(anna, ids[0] ?? ''), 204)
})

test('the page behind the link shows the name and the portrait, also in a closed memorial, and nothing to anyone else', async () => {
  await using own = await openWorld()
  const keeper = await own.administrator()
  const portrait = await addPhoto(keeper, { listed: 'false' })
  await keeper.call('PUT /api/settings', { body: { name: 'Arne', portraitPath: portrait.filePath } })
  const headers = await openLink(keeper)
  await closeMemorialOf(own, keeper)
  const read = async () => (await own.visitor.call('GET /api/send', { headers })).body
  const { portrait: picture, ...page } = await read()
  assert.deepEqual(page, { name: 'Arne', mailsSenders: false })
  assert.match(picture ?? '', /^data:image\/webp;base64,UklGR/)
  assert.equal((await own.visitor.call('GET /api/send')).status, 400)
  const wrongKey = { headers: { 'send-key': 'a'.repeat(43) } }
  assert.ok(!(await own.visitor.call('GET /api/send', wrongKey)).text.includes('Arne'))
  await keeper.call('PUT /api/media/:id/adjustment', { params: { id: portrait.id }, body: { rotate: 90 } })
  assert.notEqual((await read()).portrait, picture, 'the portrait as the family has turned it')
  await own.context.db.updateTable('media').set({ hidden: 1, public_key: null }).execute()
  assert.equal((await read()).portrait, null)
})

test('a sender whose response was lost gets the same key again, and each file is stored once', async () => {
  const retried = { ...(await openLink(admin)), 'idempotency-key': 'a-sender-of-a-weak-line' }
  const guest = await addSender(visitor, retried)
  assert.deepEqual(await addSender(visitor, retried), guest)
  const once = { 'idempotency-key': 'a-photograph-of-a-weak-line' }
  const answers = await Promise.all([1, 2, 3].map(() => tryToSend(visitor, guest, 'Lake.jpg', once)))
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
  assert.equal((await readOwn(guest)).length, 1)
})

test('a sender corrects the name of what waits; what the family has taken keeps its name, link or no link', async () => {
  const anna = await addSender(visitor, await openLink(admin))
  const [taken = ''] = await sendPhotos(visitor, anna, 'Lake.jpg', 'Pier.jpg')
  await take(taken)
  const edit = (name: string) => visitor.call('PUT /api/senders/mine', { ...anna, body: { name } })
  const { revisions } = world.context
  const media = (await revisions.read()).toKey(['media'])
  assert.equal((await edit('Anna Berg')).status, 204)
  const sender = (await admin.call('GET /api/sent')).body.senders.find(({ id }) => id === anna.id)
  const gallery = (await visitor.call('GET /api/media')).body.filter(({ id }) => id === taken)
  const names = [...(sender?.media ?? []), ...gallery].map(({ memoryAuthor }) => memoryAuthor)
  assert.deepEqual([sender?.name, ...names], ['Anna Berg', 'Anna Berg', 'Anna'])
  assert.equal((await revisions.read()).toKey(['media']), media, 'nothing that visitors see')
  assert.equal((await edit(' ')).refusal.message, 'A name is needed')
  assert.match((await edit('a'.repeat(1_000))).refusal.message, new RegExp(String(limits.name)))
})

test('a sender takes back only what is the sender’s own and not taken, at once and with its files', async () => {
  const link = await openLink(admin)
  const [anna, ben] = [await addSender(visitor, link), await addSender(visitor, link, { name: 'Ben' })]
  const [kept = '', lake = ''] = await sendPhotos(visitor, anna, 'Pier.jpg', 'Lake.jpg')
  await take(kept)
  await world.settle()
  assert.deepEqual([await takeBack(ben, lake), await takeBack(anna, kept)], [404, 404])
  assert.equal(await takeBack(anna, lake), 204)
  await world.settle()
  assert.deepEqual(await storage.list(`private/${lake}/`), [])
  assert.deepEqual(
    (await readOwn(anna)).map(({ id, canTakeBack }) => [id, canTakeBack]),
    [[kept, false]],
  )
})

test('a sender reads which kinds are taken, and when a link has had its day, of which refused files use up nothing', async () => {
  const link = await openLink(admin)
  const [anna, ben] = [await addSender(visitor, link), await addSender(visitor, link)]
  const once = { 'idempotency-key': 'the-last-but-two-of-the-day' }
  const sendFirst = async () => (await tryToSend(visitor, anna, 'Lake.jpg', once)).status
  const counters = db.selectFrom('limits').select(['key', 'count']).where('key', 'like', 'sentFiles %')
  const { link: most, sender: mostOfOne } = visitorChanges.maxDailySentFiles
  const setCount = (key: string, count: number) =>
    db.updateTable('limits').set({ count }).where('key', 'like', key).execute()
  const readCount = async (id: string) =>
    (await counters.execute()).find(({ key }) => key === `sentFiles of ${id}`)?.count
  await db.deleteFrom('limits').execute()
  const form = { file: fixture('audio/nebula-no-tags.mp3') }
  const song = await visitor.call('POST /api/senders/mine/media', { ...anna, form })
  assert.deepEqual([song.status, song.refusal.code, await readCount(anna.id)], [415, 'wrong_kind', undefined])
  assert.deepEqual([await sendFirst(), await sendFirst(), await readCount(anna.id)], [201, 201, 1])
  await setCount('sentFiles by %', most - 2)
  const answers = await Promise.all(
    ['Pier.jpg', 'Tent.jpg', 'Boat.jpg'].map((name) => tryToSend(visitor, anna, name)),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 429])
  assert.equal(answers.find(({ status }) => status === 429)?.refusal.code, 'sent_today')
  assert.deepEqual([(await readOwn(anna)).length, await readCount(anna.id), await sendFirst()], [3, 3, 201])
  await setCount('sentFiles by %', 3)
  await setCount(`sentFiles of ${anna.id}`, mostOfOne)
  assert.deepEqual(
    [(await tryToSend(visitor, anna)).status, (await tryToSend(visitor, ben)).status],
    [429, 201],
  )
})

test('whether somebody may send is decided before the file is received', async () => {
  const anna = await addSender(visitor, await openLink(admin))
  const send = async (headers: Guest['headers']) =>
    (await visitor.call('POST /api/senders/mine/media', { headers, form: {} })).refusal.code
  assert.equal(await send(anna.headers), 'no_file', 'the form is read')
  assert.equal(await send({ 'sender-key': 'made up' }), 'not_found')
  await admin.call('DELETE /api/send-link')
  assert.equal(await send(anna.headers), 'send_link_ended')
})

test('a sender of whom nothing is left is forgotten after a month, but not while something can be put back', async () => {
  await using own = await openWorld()
  const keeper = await own.administrator()
  const link = await openLink(keeper)
  const [, waiting, aside] = [
    await addSender(own.visitor, link, { name: 'Of nothing' }),
    await addSender(own.visitor, link, { name: 'Waiting' }),
    await addSender(own.visitor, link, { name: 'Put aside' }),
  ]
  await sendPhotos(own.visitor, waiting, 'Lake.jpg')
  const ids = await sendPhotos(own.visitor, aside, 'Pier.jpg')
  const { db, jobs } = own.context
  const listNamesAfter = async (days: number) => {
    own.pass(days * DAY)
    await jobs.beginRepeating()
    await own.settle()
    return (await db.selectFrom('senders').select('name').execute()).map(({ name }) => name).sort()
  }
  assert.equal((await listNamesAfter(29)).length, 3)
  await keeper.call('POST /api/sent/put-aside', { body: { ids } })
  assert.deepEqual(await listNamesAfter(2), ['Put aside', 'Waiting'])
  await listNamesAfter(30)
  assert.deepEqual(await listNamesAfter(2), ['Waiting'])
})
