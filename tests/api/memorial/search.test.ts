import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitorChanges } from '../../../contract/limits.ts'
import { change } from '../../../server/platform/database/change.ts'
import { readDocuments } from '../../../server/features/search/readDocuments.ts'
import { searchMemorial } from '../../../server/features/search/searchMemorial.ts'
import { anyVisitor } from '../../../server/http/callers/caller.ts'
import { readFamilyTexts } from '../../../server/memorial/currentSettings.ts'
import type { Tables } from '../../../server/platform/database/tables.ts'
import type { Person } from '../../../samples/person.ts'
import { closeMemorialOf } from '../../support/world/closedMemorial.ts'
import { memoryRow, photoRow } from '../../support/world/rows.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld()
const { context } = world
const helper = await world.helper()

type Row = Partial<Omit<Tables['media'], 'taken_at'>> & { taken_at?: string }
const put = (...rows: [id: string, row: Row][]) =>
  change(context, ['media'], async (tx) => {
    for (const [position, [id, row]] of rows.entries())
      await tx
        .insertInto('media')
        .values(photoRow(id, { position, public_key: `key-of-${id}`, ...(row as object) }))
        .execute()
  })
const putMemory = (id: string, row: Partial<Tables['memories']>, mediaIds: string[] = []) =>
  change(context, ['media', 'memories'], async (tx) => {
    await tx
      .insertInto('memories')
      .values({ ...memoryRow(id), ...row })
      .execute()
    for (const media_id of mediaIds)
      await tx.insertInto('memory_media').values({ memory_id: id, media_id, position: 0 }).execute()
  })
const putPerson = (id: string, name: string, hidden: 0 | 1, mediaId: string) =>
  change(context, ['media'], async (tx) => {
    await tx.insertInto('people').values({ id, name, name_key: name.toLowerCase(), hidden }).execute()
    const row = { media_id: mediaId, person_id: id, area: null, position: 0, waiting: 0 as const }
    await tx.insertInto('media_people').values(row).execute()
  })

const search = async (q: string, who: Person = visitor) => {
  const { status, body, text } = await who.call('GET /api/search', { query: { q } })
  assert.equal(status, 200, text)
  assert.deepEqual(body.counts, { media: body.media.length, memories: body.memories.length })
  return [...body.media, ...body.memories].map(({ id }) => id)
}

await put(
  ['boat', { title: 'Boat', taken_at: '1962-06-01' }],
  ['lake', { title: 'The lake', description: 'In the boathouse', taken_at: '196X' }],
  ['hidden', { title: 'Hidden boat', public_key: null, hidden: 1 }],
  ['portrait', { title: 'Portrait on the boat', listed: 0 }],
  ['future', { title: 'Later', taken_at: '2962' }],
)
await putPerson('lukasz', 'Łukasz', 0, 'boat')
await putPerson('ida', 'Ida', 1, 'boat')
await putMemory('m1', {
  name: 'Ruth',
  content: 'He built a boat.',
  answer: 'Thank you, Tilda',
  created_at: 1,
})
await putMemory('m2', { name: 'Arne', content: 'Another boat with oars', created_at: 2 }, ['lake'])
await putMemory('held', { name: 'Karin', content: 'Sails and a boat', approved: 0 }, ['lake'])

test('visitors find what they see, photographs as in the gallery, memories newest first', async () => {
  assert.deepEqual(await search('boat'), ['boat', 'lake', 'm2', 'm1'])
  assert.deepEqual(await search('lukasz 1962'), ['boat'])
  assert.deepEqual(await search('tilda'), ['m1'])
  assert.deepEqual(await search('oars'), ['lake', 'm2'])
})

test('visitors never find what is hidden, held or a portrait, nor by words of it; keepers find more', async () => {
  for (const q of ['hidden', 'portrait', 'karin', 'sails', 'ida']) assert.deepEqual(await search(q), [], q)
  for (const who of [admin, helper]) {
    assert.deepEqual(await search('hidden', who), ['hidden'])
    assert.deepEqual(await search('portrait', who), [])
    assert.deepEqual(await search('sails', who), ['lake', 'held'])
    assert.deepEqual(await search('ida', who), ['boat'])
  }
})

test('each word may be in a photograph or in one of its memories, of which visitors only find by those they see', async () => {
  await putMemory('dive', { name: 'Olaf', content: 'We dived from the pier.' }, ['lake', 'boat'])
  assert.deepEqual(await search('boathouse dived'), ['lake'])
  assert.deepEqual(await search('dived oars'), ['lake'], 'two memories about one photograph')
  assert.deepEqual(await search('dived pier'), ['boat', 'lake', 'dive'])
  assert.deepEqual(await search('dived sails'), [])
  assert.deepEqual(await search('dived sails', admin), ['lake'])
  const approve = (approved: boolean) =>
    admin.call('PUT /api/memories/:id', { params: { id: 'dive' }, body: { approved } })
  await approve(false)
  assert.deepEqual([await search('boathouse dived'), await search('dived ida', helper)], [[], ['boat']])
  await admin.call('DELETE /api/memories/:id', { params: { id: 'dive' } })
  assert.deepEqual(await search('dived', admin), [])
})

test('the index has the text of a memory once, however many photographs it is about', async () => {
  const texts = (await readDocuments(context)).map(({ visible, hidden }) => `${visible}\n${hidden}`)
  for (const word of ['oars', 'Sails'])
    assert.equal(texts.filter((text) => text.includes(word)).length, 1, word)
})

test('a year and a month are found as people of each language read them, and a doubtful date is not', async () => {
  for (const q of ['1962', 'June', 'Juni 1962', 'juin', 'czerwca', 'יוני'])
    assert.deepEqual(await search(q), ['boat'], q)
  assert.deepEqual(await search('196'), ['boat', 'lake'])
  assert.deepEqual(await search('1960s'), ['lake'])
  for (const q of ['2962', '1961']) assert.deepEqual(await search(q, admin), [], q)
})

test('a search finds each change at once: of a title, of who sees it, of a name, and what is deleted', async () => {
  await put(['door', { title: 'Red door' }])
  const params = { id: 'door' }
  await admin.call('PUT /api/media/:id', { params, body: { title: 'Green door' } })
  assert.deepEqual([await search('red door'), await search('green')], [[], ['door']])
  await change(context, ['media'], (tx) =>
    tx.updateTable('media').set({ public_key: null, hidden: 1 }).where('id', '=', 'door').execute(),
  )
  assert.deepEqual([await search('green'), await search('green', admin)], [[], ['door']])
  await change(context, ['media'], (tx) =>
    tx.updateTable('people').set({ hidden: 0 }).where('id', '=', 'ida').execute(),
  )
  assert.deepEqual(await search('ida'), ['boat'])
  const answer = { params: { id: 'm1' }, body: { answer: 'Yours, Gesa' } }
  await admin.call('PUT /api/memories/:id/answer', answer)
  assert.deepEqual([await search('tilda'), await search('gesa')], [[], ['m1']])
  await admin.call('DELETE /api/memories/:id', { params: { id: 'm1' } })
  assert.deepEqual(await search('gesa', admin), [])
})

test('a query without words, or a long one, finds nothing and is no error', async () => {
  for (const q of ['', '   ', '"', '*:*', '\0', 'x'.repeat(10_000), 'boat '.repeat(2_000) + 'oarsman'])
    assert.deepEqual(await search(q), [], q.slice(0, 20))
  const { status, body } = await visitor.call('GET /api/search')
  assert.deepEqual([status, body], [200, { media: [], memories: [], counts: { media: 0, memories: 0 } }])
  assert.deepEqual(await search('boat AND "lake'), [])
  assert.deepEqual(await search('"lake" boathouse*'), ['lake'])
})

test('pages of any number of results can be read', async () => {
  const texts = await readFamilyTexts(context)
  const ids = [...Array.from({ length: 40_000 }, (_, n) => `none${n}`), 'boat', 'm2']
  for (const endpoint of ['GET /api/media', 'GET /api/memories'] as const) {
    const found = await context.responseCache.readPart(endpoint, texts, { ids, limit: 12 })
    assert.equal(found.length, 1, endpoint)
  }
})

test('if the index cannot be updated, a search says so in the log, and finds what was there before', async () => {
  const messages: string[] = []
  let isBroken = false
  const failing = {
    ...context,
    log: { error: (_: unknown, message: string) => messages.push(message) } as unknown as typeof context.log,
    clock: () => (isBroken ? assert.fail() : context.clock()),
  }
  const find = async (q: string) => (await searchMemorial(failing, anyVisitor, q)).mediaIds
  assert.deepEqual(await find('boathouse'), ['lake'])
  isBroken = true
  await put(['anchor', { title: 'Anchor' }])
  assert.deepEqual([await find('boathouse'), await find('anchor')], [['lake'], []])
  assert.equal(messages[0], 'the search index could not be updated')
  isBroken = false
  assert.deepEqual(await find('anchor'), ['anchor'])
})

test('of hundreds that are found, a response has sixty, and says how many there are', async () => {
  await put(...Array.from({ length: 121 }, (_, n): [string, Row] => [`crowd${n}`, { title: 'Crowd' }]))
  const ids = new Set<string>()
  for (const [from, count] of [
    [0, 60],
    [60, 60],
    [120, 1],
    [180, 0],
  ] as const) {
    const { body } = await visitor.call('GET /api/search', { query: { q: 'crowd', from: String(from) } })
    assert.deepEqual([body.media.length, body.counts], [count, { media: 121, memories: 0 }])
    for (const { id } of body.media) ids.add(id)
  }
  assert.equal(ids.size, 121)
  const { status } = await visitor.call('GET /api/search', { query: { q: 'crowd', from: '-1' } })
  assert.equal(status, 400)
})

test('what visitors find is kept until something changes, for the last fifty queries', async () => {
  const count = async (q: string, who: Person = visitor) =>
    (await who.call('GET /api/search', { query: { q } })).body.counts.media
  // past the revisions, so that only a search that reads again sees it
  const setKey = (public_key: string | null) =>
    context.db.updateTable('media').set({ public_key }).where('id', '=', 'boat').execute()
  assert.equal(await count('1962'), 1)
  await setKey(null)
  assert.deepEqual([await count('1962'), await count('Juni 1962')], [1, 0])
  for (let query = 0; query < 49; query++) await count(`query ${query}`)
  assert.equal(await count('1962'), 0)
  await setKey('key-of-boat')
  assert.equal(await count('1962'), 0)
  await change(context, ['services'], async () => undefined)
  assert.equal(await count('1962'), 1)
})

test('one address searches 600 times in ten minutes; keepers as often as they like', async () => {
  const { maxCounts, windowMs } = visitorChanges
  await context.db.deleteFrom('limits').execute()
  assert.equal((await visitor.call('GET /api/search')).status, 200)
  await context.db
    .updateTable('limits')
    .set({ count: maxCounts.searches })
    .where('key', 'like', 'searches %')
    .execute()
  const { status, refusal } = await visitor.call('GET /api/search')
  assert.deepEqual([status, refusal.code], [429, 'too_often'])
  assert.equal((await admin.call('GET /api/search')).status, 200)
  world.pass(windowMs)
  assert.equal((await visitor.call('GET /api/search')).status, 200)
})

test('nothing of a closed memorial is found without its password', async () => {
  await closeMemorialOf(world, admin)
  const { status, text } = await visitor.call('GET /api/search', { query: { q: 'boat' } })
  assert.equal(status, 401)
  assert.doesNotMatch(text, /boat/i)
})
