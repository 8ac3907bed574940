import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { findAddress, uploadPhotos, listMemories, share } from './visitors.ts'

const { world, visitor, admin: administrator } = await openSharedWorld()

const asWriter = (writerKey: string) => {
  const headers = { 'writer-key': writerKey }
  return {
    read: () => visitor.call('GET /api/memories/mine', { headers }),
    change: (body: object) => visitor.call('PUT /api/memories/mine', { headers, body }),
    withdraw: () => visitor.call('DELETE /api/memories/mine', { headers }),
  }
}
const moderate = (moderation: string) => administrator.call('PUT /api/settings', { body: { moderation } })

test('the response to sharing has a secret key, which no list ever shows', async () => {
  const { writerKey = '' } = await share(visitor)
  assert.match(writerKey, /^[\w-]{43}$/)
  for (const person of [visitor, administrator])
    assert.ok(!(await person.get('/api/memories')).text.includes(writerKey))
  const rows = await world.context.db.selectFrom('memories').select('writer_key_hash').execute()
  assert.ok(rows.every((row) => row.writer_key_hash !== writerKey))
})

test('the writer reads the memory with its key; any other key is a 404', async () => {
  const { id, writerKey = '' } = await share(visitor, { email: 'ruth@example.org' })
  const own = await asWriter(writerKey).read()
  assert.deepEqual([own.status, own.body.id, own.body.email], [200, id, null])
  for (const wrong of ['nothing', id, `${writerKey}x`, writerKey.slice(1)]) {
    const writer = asWriter(wrong)
    const answers = [await writer.read(), await writer.change({ content: 'x' }), await writer.withdraw()]
    const statuses = answers.map(({ status }) => status)
    assert.deepEqual(statuses, [404, 404, 404])
  }
})

test('without a key there is nothing to read, and a key in the path does not count', async () => {
  const { writerKey = '' } = await share(visitor)
  assert.equal((await visitor.call('GET /api/memories/mine')).status, 400)
  assert.equal((await visitor.get(`/api/memories/mine/${writerKey}`)).status, 404)
})

test('the writer changes text and photos, and everyone sees the change', async () => {
  const [stays = '', goes = ''] = await uploadPhotos(visitor, 2)
  const { id, writerKey = '' } = await share(visitor, { mediaIds: [stays, goes] })
  const [comes = ''] = await uploadPhotos(visitor, 1)
  const fields = { name: 'Ruth L.', content: 'A better text', mediaIds: [comes, stays] }
  const changed = await asWriter(writerKey).change(fields)
  assert.equal(changed.status, 200)
  const ids = changed.body.media.map((item) => item.id)
  assert.deepEqual(ids, [comes, stays])
  const listed = (await listMemories(visitor)).find((memory) => memory.id === id)
  assert.deepEqual(
    [listed?.name, listed?.content, listed?.mediaIds],
    ['Ruth L.', 'A better text', [comes, stays]],
  )
  assert.equal(await findAddress(administrator, goes), null)
  const { body } = await visitor.call('GET /api/media')
  assert.equal(body.find((item) => item.id === stays)?.memoryAuthor, 'Ruth L.')
})

test('words that were stored since the form was opened are not replaced unseen', async () => {
  const { id, writerKey = '' } = await share(visitor, { name: 'Ruth', content: 'As it was' })
  const { change } = asWriter(writerKey)
  const base = { name: 'Ruth', content: 'As it was' }
  const family = { params: { id }, body: { content: 'Corrected by the family' } }
  await administrator.call('PUT /api/memories/:id', family)
  const refused = await change({ content: 'In this window', base })
  assert.deepEqual([refused.status, refused.refusal.code], [409, 'conflict'])
  assert.deepEqual(refused.refusal.current, { content: 'Corrected by the family' })
  const renamed = await change({ name: 'Ruth L.', content: 'As it was', base })
  assert.deepEqual([renamed.body.name, renamed.body.content], ['Ruth L.', 'Corrected by the family'])
  const saved = await change({ content: 'In this window', base: { content: 'Corrected by the family' } })
  assert.deepEqual([saved.status, saved.body.content], [200, 'In this window'])
})

test('the writer cannot attach a photo of someone else', async () => {
  const [theirs = ''] = await uploadPhotos(visitor, 1)
  await share(visitor, { mediaIds: [theirs] })
  const { writerKey = '' } = await share(visitor)
  assert.equal((await asWriter(writerKey).change({ mediaIds: [theirs] })).status, 400)
})

test('the writer withdraws the memory with its photos, but what the family attached stays', async () => {
  const [own = '', attached = ''] = await uploadPhotos(visitor, 2)
  const { id, writerKey = '' } = await share(visitor, { mediaIds: [own] })
  await administrator.call('PUT /api/memories/:id', { params: { id }, body: { mediaIds: [own, attached] } })
  const writer = asWriter(writerKey)
  assert.equal((await writer.withdraw()).status, 204)
  assert.ok((await listMemories(administrator)).every((memory) => memory.id !== id))
  assert.equal(await findAddress(administrator, own), null)
  assert.notEqual(await findAddress(administrator, attached), null)
  assert.equal(await findAddress(visitor, attached), null)
  assert.equal((await writer.withdraw()).status, 404)
})

test('while memories are held, a changed one is held again; an unchanged one is not', async () => {
  const { id, writerKey = '' } = await share(visitor, { content: 'As it was' })
  await moderate('all')
  const same = await asWriter(writerKey).change({ content: 'As it was' })
  assert.equal(same.body.approved, true)
  const changed = await asWriter(writerKey).change({ content: 'Not as it was' })
  assert.equal(changed.body.approved, false)
  assert.equal((await asWriter(writerKey).read()).body.isHeld, true)
  assert.ok((await listMemories(visitor)).every((memory) => memory.id !== id))
  await moderate('off')
})

test('while memories are held, one with other photographs is held again, even if their number is the same', async () => {
  const [first = ''] = await uploadPhotos(visitor, 1)
  const { writerKey = '' } = await share(visitor, { mediaIds: [first] })
  const [second = ''] = await uploadPhotos(visitor, 1)
  await moderate('all')
  const changed = await asWriter(writerKey).change({ mediaIds: [second] })
  assert.equal(changed.body.approved, false)
  await moderate('off')
})

const long = 'He stood out there from Saturday noon until Sunday night with a plumb line.'
/** Changes of a visible memory while only doubtful memories are held. */
const doubtfulChanges: { change: string; body: object; approved: boolean }[] = [
  { change: 'the name', body: { name: 'Ruth L.' }, approved: true },
  { change: 'the text', body: { content: `${long} In the rain.` }, approved: true },
  { change: 'the photographs', body: { mediaIds: [] }, approved: true },
  { change: 'the mail about an answer', body: { mailOnAnswer: false }, approved: true },
  { change: 'the text, with a link', body: { content: 'See www.spam.example' }, approved: false },
  {
    change: 'the text, into that of another memory',
    body: { content: 'Somebody else has written these very words before, all of them.' },
    approved: false,
  },
]
for (const { change, body, approved } of doubtfulChanges)
  test(`while doubtful memories are held, a writer who changes ${change} ${approved ? 'is not doubted' : 'waits'}`, async () => {
    await moderate('doubtful')
    await share(visitor, { content: 'Somebody else has written these very words before, all of them.' })
    const mediaIds = await uploadPhotos(visitor, 1)
    const { id, writerKey = '', ...shared } = await share(visitor, { content: `${long} ${change}`, mediaIds })
    assert.equal(shared.approved, true)
    const changed = await asWriter(writerKey).change(body)
    assert.deepEqual([changed.status, changed.body.approved], [200, approved], changed.text)
    assert.equal(
      (await listMemories(visitor)).some((memory) => memory.id === id),
      approved,
    )
    await moderate('off')
  })

test('a memory that the family hid stays hidden when its writer changes it', async () => {
  const [photo = ''] = await uploadPhotos(visitor, 1)
  const { id, writerKey = '' } = await share(visitor, { mediaIds: [photo] })
  await administrator.call('PUT /api/memories/:id', { params: { id }, body: { approved: false } })
  for (const moderation of ['off', 'all']) {
    await moderate(moderation)
    const changed = await asWriter(writerKey).change({ content: `Let me in, ${moderation}` })
    assert.deepEqual([changed.body.approved, changed.body.media[0]?.filePath], [false, null])
    assert.equal((await asWriter(writerKey).read()).body.isHeld, false, 'the family is not asked again')
    assert.ok((await listMemories(visitor)).every((memory) => memory.id !== id))
  }
  await moderate('off')
})

test('a retry after a lost response gets a key that works', async () => {
  const send = () =>
    visitor.call('POST /api/memories', {
      body: { name: 'Theo' },
      headers: { 'idempotency-key': 'theo-once-and-again' },
    })
  await send()
  const { body } = await send()
  assert.equal((await asWriter(body.writerKey ?? '').read()).body.name, 'Theo')
  world.pass(25 * 3_600_000)
  assert.equal((await send()).body.writerKey, undefined)
})
