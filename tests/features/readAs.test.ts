import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAs } from '../../server/features/readAs.ts'
import { english } from '../../languages/inLanguage.ts'
import { anyVisitor, owner } from '../../server/http/callers/caller.ts'
import { jsonReads } from '../../server/outputs/memorialJson.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'

const { world, visitor, admin: administrator } = await openSharedWorld({ content: 'sampleLife' })
const [photo] = (await administrator.call('GET /api/media')).body
await administrator.call('POST /api/media/visibility', { body: { ids: [photo?.id], visible: false } })
const texts = english
const waiting = { name: 'Ann', email: 'ann@example.org', content: 'He lent me his ladder.', mediaIds: null }
await visitor.call('POST /api/memories', { body: waiting })

test('without a request, a visitor reads what visitors are sent', async () => {
  const responses = await readAs(anyVisitor, texts, world.context, jsonReads)
  for (const route of jsonReads)
    assert.equal(JSON.stringify(responses[route]), (await visitor.call(route)).text)
  assert.doesNotMatch(JSON.stringify(responses), /ann@example\.org/)
})

test('the owner of the machine reads what an administrator is sent, hidden photographs and addresses too', async () => {
  const responses = await readAs(owner, texts, world.context, jsonReads)
  for (const route of jsonReads)
    assert.equal(JSON.stringify(responses[route]), (await administrator.call(route)).text)
  assert.match(JSON.stringify(responses['GET /api/memories']), /ann@example\.org/)
})

test('reading needs a database and no server: neither the cache, nor jobs, nor files', async () => {
  const { db, config, clock } = world.context
  const responses = await readAs(owner, texts, { db, config, clock }, jsonReads)
  assert.deepEqual(responses, await readAs(owner, texts, world.context, jsonReads))
})
