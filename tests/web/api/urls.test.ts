import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildEndpointUrl, toFileUrl } from '../../../web/api/urls.ts'

test('an address contains the endpoint’s parameters, whatever characters they have', () => {
  assert.equal(buildEndpointUrl('PUT /api/media/:id', { id: 'a/b c' }), '/api/media/a%2Fb%20c')
})

test('the query follows the path, without the values that are not given', () => {
  const asked = { from: 'a&b', to: undefined }
  assert.equal(buildEndpointUrl('GET /api/media', undefined, asked), '/api/media?from=a%26b')
  assert.equal(buildEndpointUrl('GET /api/media', undefined, { to: undefined }), '/api/media')
})

test('a relative path becomes an address below /uploads/, with or without that prefix', () => {
  for (const path of ['/uploads/key/photo.jpg', 'uploads/key/photo.jpg', 'key/photo.jpg'])
    assert.equal(toFileUrl(path), '/uploads/key/photo.jpg')
  assert.equal(toFileUrl('/pictures/hall.jpg'), '/pictures/hall.jpg')
  assert.equal(toFileUrl(null), null)
})
