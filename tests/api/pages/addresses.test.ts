import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world } = await openSharedWorld()

const long = 'a'.repeat(4000)

describe('An unknown address', () => {
  for (const path of ['/%', '/100%', '/gallery/%E0%A4%A', '/%?q=%', `/gallery/${long}`])
    test(`is the page that says so, each time: ${path.slice(0, 20)}`, async () => {
      const { status, text, headers } = await world.visitor.get(path, { accept: 'text/html' })
      assert.equal(status, 404)
      assert.match(text, /404 Page Not Found/)
      assert.match(headers['content-security-policy'] ?? '', /default-src/)
      const again = await world.visitor.get(path, { 'if-none-match': headers.etag ?? '' })
      assert.deepEqual([again.status, again.headers.etag], [404, headers.etag])
    })

  for (const path of ['/api/%E0%A4%A', '/api/media/%', '/uploads/%/photo.jpg', `/uploads/${long}/photo.jpg`])
    test(`is a 404 in JSON beneath the API and the files: ${path.slice(0, 20)}`, async () => {
      const { status, text } = await world.visitor.get(path)
      assert.equal(status, 404)
      assert.deepEqual(JSON.parse(text), {
        message: 'This is not here, or no longer here.',
        code: 'not_found',
      })
    })

  test('is rejected with words when it is too long for an id and somebody would change it', async () => {
    const { status, refusal } = await world.visitor.call('PUT /api/media/:id', {
      params: { id: long },
      body: { title: 'x' },
    })
    assert.equal(status, 400)
    assert.equal(refusal.code, 'invalid')
  })
})
