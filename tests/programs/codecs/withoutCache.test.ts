import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { fixture } from '../../support/files/fixtures.ts'
import { openWorld } from '../../support/world/world.ts'

test('a server without the cache decodes what is uploaded, and makes all its pictures', async () => {
  await using world = await openWorld({ codecs: 'real' })
  const admin = await world.administrator()
  const file = fixture('photos/small-bee.jpg')
  const { body } = await admin.call('POST /api/media', { form: { title: 'The bee', file } })
  await world.settle()
  assert.deepEqual([body.width, body.height], [96, 76])
  const { status, bytes } = await world.visitor.get(body.filePath ?? '')
  assert.equal(status, 200)
  assert.equal((await sharp(bytes).metadata()).format, 'jpeg')
})
