import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildBatchForm } from '../../../../web/admin/media/batch/buildBatchForm.ts'

const photo = (name: string, title = '', description = '') => ({
  file: new File(['x'], name),
  title,
  description,
})

test('the text stands before the files, with one entry for each file, in order', () => {
  const photos = [photo('IMG.jpg'), photo('IMG.jpg', 'Second', ' '), photo('b.jpg', '', 'By the lake')]
  const form = buildBatchForm(photos, { prefix: 'Summer', description: '' }, 51)
  assert.deepEqual([...form.keys()], ['title', 'firstNumber', 'metadata', 'files', 'files', 'files'])
  assert.equal(form.get('title'), 'Summer')
  assert.equal(form.get('firstNumber'), '51')
  assert.deepEqual(JSON.parse(String(form.get('metadata'))), [
    { filename: 'IMG.jpg', title: null, description: null },
    { filename: 'IMG.jpg', title: 'Second', description: null },
    { filename: 'b.jpg', title: null, description: 'By the lake' },
  ])
})
