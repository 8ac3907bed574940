import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toChangeError } from '../../../../web/api/CallError.ts'
import { findRefusedPhotos } from '../../../../web/admin/media/batch/findRefusedPhotos.ts'
import { newUpload } from '../../../../web/uploads/upload.ts'

const photo = (name: string, bytes = 1) => newUpload(new File(['x'.repeat(bytes)], name))
const first = photo('image.jpg')
const second = photo('image.jpg')
const large = photo('large.jpg', 9)

test('photographs are set aside by their place in the request, also among those of one name', () => {
  const issues = [{ path: 'files.1', message: '“image.jpg” is damaged' }]
  const error = toChangeError(400, '', { code: 'broken_file', message: 'No', issues })
  assert.deepEqual(
    [...findRefusedPhotos(error, [first, second, large], [])],
    [[second.id, '“image.jpg” is damaged']],
  )
})

test('an error that is about no photograph sets none aside', () => {
  const issues = [{ path: 'title', message: 'This is too long' }]
  const errors = [
    toChangeError(400, '', { code: 'invalid', message: 'No', issues }),
    toChangeError(400, '', {
      code: 'broken_file',
      message: 'No',
      issues: [{ path: 'files.7', message: 'No' }],
    }),
    toChangeError(503, '', { code: 'busy', message: 'No' }),
    toChangeError(502, ''),
    toChangeError(403, ''),
    toChangeError(0, ''),
    new Error('no response'),
  ]
  for (const error of errors) assert.equal(findRefusedPhotos(error, [first], [first]).size, 0, String(error))
})

test('a photograph that is too large for the web server in front takes those with it that are as large', () => {
  const refused = findRefusedPhotos(toChangeError(413, ''), [large], [first, large, photo('larger.jpg', 10)])
  assert.deepEqual(
    [...refused.values()].map((message) => message.split(':')[0]),
    ['“large.jpg”', '“larger.jpg”'],
  )
  assert.equal(
    findRefusedPhotos(toChangeError(413, ''), [first, large], [first, large]).size,
    0,
    'of several',
  )
})
