import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import { listMemories } from '../../../server/features/memories/memories.ts'
import { visitorIn } from '../../../server/http/callers/caller.ts'
import { change } from '../../../server/platform/database/change.ts'
import { share } from '../../features/memories/visitors.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const english =
  'Walter died at home on February 9, with the window open, as he liked it, and his family around him.'
const polish =
  'Nigdy nie zapomnę niedziel z dziadkiem i opowieści, które snuł przy piecu, kiedy za oknem padał śnieg.'
const german =
  'Mein Opa hat mir das Schwimmen beigebracht, und danach gab es immer ein Eis am Bahnhof von Murnau.'
const finnish =
  'Hän kuoli kotona ikkuna auki, niin kuin hän halusi, ja koko perhe oli hänen ympärillään koko sen päivän.'

const { world, visitor, admin } = await openSharedWorld({ pages: true })

/** Reads the `lang` of each element with one of these texts on a page; undefined if it has none. */
async function readLangs(path: string, texts: string[]): Promise<(string | undefined)[]> {
  const html = (await visitor.get(path)).text
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('\u00a0', ' ')
  return texts.map((text) => {
    const start = html.indexOf(text)
    assert.ok(start >= 0, text)
    const tags = html.slice(0, start).match(/<p[^>]*>$|<div class="memory-text[^>]*><p[^>]*>$/)
    return /lang="([^"]*)"/.exec(tags?.[0] ?? assert.fail(text))?.[1]
  })
}

test('the obituary’s paragraphs are in the language that they are written in, or in none if it is unknown', async () => {
  await admin.call('PUT /api/obituary', {
    body: { content: `${english}\n\n${polish}\n\nShort.\n\n${finnish}` },
  })
  const { body } = await visitor.call('GET /api/obituary')
  assert.deepEqual(body.paragraphLangs, [null, 'pl', null, 'und'])
  assert.deepEqual(await readLangs('/obituary', [english, polish, 'Short.', finnish]), [
    undefined,
    'pl',
    undefined,
    'und',
  ])
})

test('a memory and its answer are each in their own language', async () => {
  const { id } = await share(visitor, { name: 'Karin', content: german })
  await admin.call('PUT /api/memories/:id/answer', { params: { id }, body: { answer: english } })
  const { id: other } = await share(visitor, { name: 'Ada', content: english })
  await admin.call('PUT /api/memories/:id/answer', { params: { id: other }, body: { answer: polish } })
  assert.deepEqual(await readLangs('/memories', [german, polish]), ['de', 'pl'])
  const memories = (await visitor.call('GET /api/memories')).body
  assert.deepEqual(
    memories
      .filter((memory) => [id, other].includes(memory.id))
      .map(({ contentLang, answerLang }) => [contentLang, answerLang]),
    [
      [undefined, 'pl'],
      ['de', undefined],
    ],
  )
})

test('after each change of a text, its language is the one of the new text', async () => {
  const read = async (memoryId: string) => {
    const { body } = await visitor.call('GET /api/memories')
    const found = body.find(({ id }) => id === memoryId)
    return [found?.contentLang, found?.answerLang]
  }
  const { id, writerKey = '' } = await share(visitor, { name: 'Jan', content: english })
  const params = { id }
  assert.deepEqual(await read(id), [undefined, undefined])
  await visitor.call('PUT /api/memories/mine', {
    headers: { 'writer-key': writerKey },
    body: { content: polish },
  })
  assert.deepEqual(await read(id), ['pl', undefined])
  await admin.call('PUT /api/memories/:id', { params, body: { content: finnish } })
  await admin.call('PUT /api/memories/:id/answer', { params, body: { answer: german } })
  assert.deepEqual(await read(id), ['und', 'de'])
  await admin.call('PUT /api/memories/:id/answer', { params, body: { answer: '' } })
  await admin.call('PUT /api/memories/:id', { params, body: { content: 'Short.' } })
  assert.deepEqual(await read(id), [undefined, undefined])
})

test('a reading takes the languages that are stored, and does not look at each letter again', async () => {
  const { id } = await share(visitor, { name: 'Ida', content: english })
  const { db } = world.context
  await admin.call('PUT /api/obituary', { body: { content: english } })
  const stored = { content_lang: 'nl', answer_lang: 'sv' } as const
  await change(world.context, ['memories', 'obituary'], async (tx) => {
    await tx.updateTable('memories').set(stored).where('id', '=', id).execute()
    await tx.updateTable('obituary').set({ paragraph_langs: '["da"]' }).execute()
  })
  const memories = await listMemories({ db }, visitorIn(inLanguage('en', anyPerson)))
  const found = memories.find((memory) => memory.id === id)
  assert.deepEqual([found?.contentLang, found?.answerLang], ['nl', 'sv'])
  assert.deepEqual((await visitor.call('GET /api/obituary')).body.paragraphLangs, ['da'])
})

test('nothing is said of a text in the language of the page', async () => {
  await admin.call('PUT /api/obituary', { body: { content: `${english}\n\nShort.` } })
  assert.ok(!('paragraphLangs' in (await visitor.call('GET /api/obituary')).body))
  assert.deepEqual(await readLangs('/obituary', [english]), [undefined])
})
