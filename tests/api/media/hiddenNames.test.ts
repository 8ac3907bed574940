import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPhoto } from '../../support/world/addMedia.ts'
import { readAddresses, readCopyTexts } from '../../support/project/publicTexts.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld({ pages: true })
await admin.call('PUT /api/settings', {
  body: { name: 'Arne', askVisitors: 'on', searchEngines: true, wall: 'on' },
})
const { id } = await addPhoto(admin, { title: 'Pier' })
const names = [{ name: 'Wanda' }, { name: 'Kolibri', area: { x: 0.5, y: 0.5, width: 0.2, height: 0.2 } }]
await admin.call('POST /api/media/people', { body: { ids: [id], add: names } })
const kolibri = (await admin.call('GET /api/people')).body.find(({ name }) => name === 'Kolibri')
await admin.call('PUT /api/people/:id', { params: { id: kolibri?.id ?? '' }, body: { hidden: true } })
const answers = { who: ['Kormoran'], when: '1731', where: 'Kormoran', from: 'Kormoran' }
const said = await visitor.call('POST /api/media/:id/answers', { params: { id }, body: answers })
await admin.call('PUT /api/settings', { body: { moderation: 'all' } })
const memory = { name: 'Kormoran', content: 'Kormoran', mediaIds: [id] }
await visitor.call('POST /api/memories', { body: memory })
const secrets = ['Kolibri', kolibri?.id ?? '?', 'Kormoran', '1731']
const expectNoSecret = (text: string, place: string) => {
  for (const secret of secrets) assert.ok(!text.includes(secret), `${secret} at ${place}`)
}

test('no address that visitors may read has a hidden name, a waiting answer, or who told what waits', async () => {
  assert.equal(said.status, 204)
  for (const [url, text] of await readAddresses(world, visitor, id)) expectNoSecret(text, url)
  assert.match((await visitor.get('/api/media')).text, /Wanda/)
  assert.match((await admin.get('/api/media')).text, /Kolibri/)
})

test('a search for a hidden name finds nothing for visitors', async () => {
  for (const q of ['Kolibri', 'Kormoran']) {
    const { body } = await visitor.call('GET /api/search', { query: { q } })
    assert.deepEqual([body.media, body.memories], [[], []], q)
  }
})

test('the static copy has the names that visitors see, and none of the others', async () => {
  const texts = await readCopyTexts(world)
  for (const [name, text] of texts) expectNoSecret(text, name)
  assert.ok(texts.some(([, text]) => text.includes('Wanda')))
  assert.ok(texts.every(([, text]) => !/"(asks|canTell)":true/.test(text)))
})
