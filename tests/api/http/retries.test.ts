import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Input } from '../../../samples/person.ts'
import { uploadPhotos } from '../../features/memories/visitors.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()
const mediaIds = await uploadPhotos(world.visitor, 1)
const service = { title: 'Supper', date: 'TBD', time: 'TBD', location: 'Oak Hall' }

const requests = {
  'POST /api/media': { form: { file: fixture('photos/small-bee.jpg') } },
  'POST /api/music': { form: { file: fixture('audio/nebula-no-tags.mp3') } },
  'POST /api/services': { body: service },
  'POST /api/memories': { body: { name: 'Theo', mediaIds } },
} as const satisfies Record<string, Input>

for (const [route, request] of Object.entries(requests) as [keyof typeof requests, Input][])
  test(`${route}: several requests with one key, also at once, get the first response, and it is done once`, async () => {
    const send = () =>
      admin.call(route, { ...request, headers: { 'idempotency-key': 'one-and-the-same-request' } })
    const count = async () => [
      (JSON.parse((await admin.get(route.split(' ')[1] ?? '')).text) as object[]).length,
      (await admin.call('GET /api/journal')).body.entries.length,
    ]
    const [listed = 0, recorded = 0] = await count()
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    for (const { status, text } of answers) assert.equal(status, 201, text)
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
    assert.deepEqual(await count(), [listed + 1, recorded + 1])
  })
