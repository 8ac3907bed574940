import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { visitor, admin } = await openSharedWorld({ pages: true })

const speakOf = (pronoun: 'he' | 'she' | 'name', name = 'Robin Berg') =>
  admin.call('PUT /api/settings', { body: { name, pronoun } })
const linkToLife = async () =>
  /href="\/obituary"[^>]*>([^<]* life)</.exec((await visitor.get('/gallery')).text)?.[1]

test('pages speak of him, of her, or with the name, once the family has said so', async () => {
  await admin.call('PUT /api/settings', { body: { name: 'Robin Berg' } })
  assert.equal((await visitor.call('GET /api/settings')).body.pronoun, 'he')
  assert.equal(await linkToLife(), 'Read about his life')
  assert.doesNotMatch((await visitor.get('/')).text, /data-person/)
  await speakOf('she')
  assert.equal(await linkToLife(), 'Read about her life')
  assert.match((await visitor.get('/')).text, /<html [^>]*data-person="[^"]*she/)
  await speakOf('name')
  assert.equal(await linkToLife(), 'Read about Robin Berg’s life')
  await speakOf('name', 'Kim "Kit" O’Hara')
  assert.equal(await linkToLife(), 'Read about Kim “Kit” O’Hara’s life')
})

test('an answer that is none is refused, and null restores ‘he’', async () => {
  assert.equal((await speakOf('it' as 'he')).status, 400)
  await admin.call('PUT /api/settings', { body: { pronoun: null } })
  assert.equal((await visitor.call('GET /api/settings')).body.pronoun, 'he')
})

test('a closed memorial does not give away the name that its sentences repeat', async () => {
  await speakOf('name', 'Robin Berg')
  await admin.call('PUT /api/access', {
    body: { audience: 'password', password: 'linden tree', nameInPreviews: false },
  })
  for (const path of ['/', '/admin', '/admin/login', '/api/media'])
    assert.doesNotMatch((await visitor.get(path)).text.replace(/<h1>[\s\S]*?<\/h1>/g, ''), /Robin/, path)
  await speakOf('she', 'Ada Berg')
  assert.match((await visitor.get('/admin/login')).text, /data-person="[^"]*she/)
})
