import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld({ pages: true })

test('a keeper’s device stores what visitors get, but no names of people, and only marked sentences and writers of memories', async () => {
  const file = fixture('audio/nebula-no-tags.mp3')
  const form = { file: fixture('colours/grey-gama-of-an-old-mac.png') }
  const { id } = (await admin.call('POST /api/media', { form })).body
  await admin.call('POST /api/media/people', { body: { ids: [id], add: [{ name: 'Ida' }] } })
  await admin.call('POST /api/music', { form: { title: 'Hymn', file } })
  await admin.call('PUT /api/settings', { body: { notifyEmail: 'daughter@example.org', askVisitors: 'on' } })
  const share = async (content: string, slideshowSentence: string | null) => {
    const body = { name: 'Ruth', email: 'ruth@example.org', content }
    const { id } = (await world.visitor.call('POST /api/memories', { body })).body
    await admin.call('PUT /api/memories/:id', { params: { id }, body: { slideshowSentence } })
  }
  await share('Unmarked.', null)
  await share('He kept bees. And more.', 'He kept bees.')

  const { responses } = (await admin.call('GET /api/offline-show')).body
  const [item] = (await world.visitor.call('GET /api/media')).body
  const { people, asks, canTell, ...stored } = item ?? {}
  assert.deepEqual([people?.length, asks, canTell], [1, ['who', 'when'], true])
  assert.deepEqual(responses['/api/media'], [stored])
  for (const read of ['music', 'settings'] as const)
    assert.deepEqual(responses[`/api/${read}`], (await world.visitor.call(`GET /api/${read}`)).body)
  const memories = responses['/api/memories']
  const said = memories.map(({ name, slideshowSentence }) => ({ name, slideshowSentence }))
  assert.deepEqual(said, [{ name: 'Ruth', slideshowSentence: 'He kept bees.' }])
  assert.doesNotMatch(JSON.stringify(memories), /more|Unmarked|example\.org/)
})

test('the list has each file that a slideshow’s scripts and styles name, and none of other pages', async () => {
  const { files } = (await world.visitor.call('GET /api/offline-show')).body
  const named = new Set<string>()
  for (const path of files.filter((each) => /(?<!\/entry-[\w-]+)\.(js|css)$/.test(each))) {
    const { status, text } = await world.visitor.get(path)
    assert.equal(status, 200, path)
    for (const [, name] of text.matchAll(/(?:["'`]\.\/|assets\/)([\w-]+\.(?:js|css|woff2))/g))
      named.add(`/assets/${name}`)
  }
  assert.ok(named.size > 10)
  assert.deepEqual(
    [...named].filter((path) => !files.includes(path)),
    [],
  )
  for (const path of ['/slideshow', '/slideshow-old']) {
    const { text } = await world.visitor.get(path)
    for (const [name] of text.matchAll(/\/assets\/[\w-]+\.\w+/g)) assert.ok(files.includes(name), name)
  }
  assert.deepEqual(
    files.filter((path) => /Gallery|Memories|Obituary|admin/.test(path)),
    [],
  )
})
