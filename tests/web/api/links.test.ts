import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpointUrl, fileUrl } from '../../../web/api/links.ts'

test('an endpoint’s parameters stand in the address, whatever letters they have', () => {
  assert.equal(endpointUrl('PUT /api/media/:id', { id: 'a/b c' }), '/api/media/a%2Fb%20c')
})

test('what is asked for follows the path; what is not given does not', () => {
  const asked = { from: 'a&b', to: undefined }
  assert.equal(endpointUrl('GET /api/media', undefined, asked), '/api/media?from=a%26b')
  assert.equal(endpointUrl('GET /api/media', undefined, { to: undefined }), '/api/media')
})

test('a file’s path leads below /uploads/, whether it says so or not', () => {
  for (const path of ['/uploads/key/photo.jpg', 'uploads/key/photo.jpg', 'key/photo.jpg'])
    assert.equal(fileUrl(path), '/uploads/key/photo.jpg')
  assert.equal(fileUrl('/pictures/hall.jpg'), '/pictures/hall.jpg')
  assert.equal(fileUrl(null), null)
})
