import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toChangeError } from '../../../web/api/CallError.ts'
import { leaveOutMissing } from '../../../web/api/leaveOutMissing.ts'

const refuse = (code: 'not_found' | 'not_in_gallery', ...paths: string[]) =>
  toChangeError(404, '', { message: 'No.', code, issues: paths.map((path) => ({ path, message: 'No.' })) })
const ids = ['ada', 'bea', 'carl']

test('a call is repeated without the items that are gone', () => {
  const marks = ids.map((id) => ({ id, inSlideshow: true }))
  assert.deepEqual(leaveOutMissing({ body: { marks } }, refuse('not_found', 'marks.0', 'marks.2')), {
    body: { marks: [{ id: 'bea', inSlideshow: true }] },
  })
  assert.deepEqual(leaveOutMissing({ body: { ids, visible: true } }, refuse('not_found', 'ids.1')), {
    body: { ids: ['ada', 'carl'], visible: true },
  })
})

test('it is not repeated if nothing is left, if nothing is named, or if it failed for another reason', () => {
  const gone = refuse('not_found', 'ids.0', 'ids.1', 'ids.2')
  for (const error of [gone, refuse('not_found'), refuse('not_in_gallery', 'ids.1'), new Error('no network')])
    assert.equal(leaveOutMissing({ body: { ids } }, error), undefined)
  assert.equal(leaveOutMissing({ body: { ids } }, refuse('not_found', 'others.1')), undefined)
  assert.equal(leaveOutMissing({}, refuse('not_found', 'ids.1')), undefined)
})
