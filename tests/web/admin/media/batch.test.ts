import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchForm, type BatchPhoto, withMore } from '../../../../web/admin/media/batch/batch.ts'

const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.jpg`))
const photo = (id: number, name: string, title = '', description = ''): BatchPhoto => ({
  id,
  file: new File(['x'], name),
  title,
  description,
})

test('a batch takes fifty photos and tells how many it left out', () => {
  const first = withMore([], files(48), 0)
  assert.deepEqual([first.photos.length, first.leftOut], [48, 0])
  const second = withMore(first.photos, files(5), 48)
  assert.deepEqual([second.photos.length, second.leftOut], [50, 3])
  assert.equal(new Set(second.photos.map(({ id }) => id)).size, 50)
})

test('the words stand before the files, with one entry for each file, in order', () => {
  const photos = [
    photo(0, 'IMG.jpg'),
    photo(1, 'IMG.jpg', 'Second', ' '),
    photo(2, 'b.jpg', '', 'By the lake'),
  ]
  const form = batchForm(photos, { prefix: 'Summer', description: '' })
  assert.deepEqual([...form.keys()], ['title', 'metadata', 'files', 'files', 'files'])
  assert.equal(form.get('title'), 'Summer')
  assert.deepEqual(JSON.parse(String(form.get('metadata'))), [
    { filename: 'IMG.jpg', title: null, description: null },
    { filename: 'IMG.jpg', title: 'Second', description: null },
    { filename: 'b.jpg', title: null, description: 'By the lake' },
  ])
})
