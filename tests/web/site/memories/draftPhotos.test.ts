import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { openDraft } from '../../../../web/site/memories/form/draft.ts'
import {
  addPhotos,
  editPhoto,
  selectPhotos,
  whenPrepared,
} from '../../../../web/site/memories/form/draftPhotos.ts'
import { isAnimated } from '../../../../web/site/memories/form/shrinkPhoto.ts'
import { fixturePath } from '../../../support/files/fixtures.ts'

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })

test('a memory takes thirty photos; further ones are left out and reported', () => {
  const many = Array.from({ length: 8 }, (_, each) => photo(`${each}.jpg`))
  const select = (count: number) => {
    const { selectedPhotos, hasTooMany } = selectPhotos(many, count)
    return [selectedPhotos.length, hasTooMany]
  }
  assert.deepEqual(select(22), [8, false])
  assert.deepEqual(select(25), [5, true])
  assert.deepEqual(select(30), [0, true])
})

test('files that are not photos are left out and reported', () => {
  const { selectedPhotos: selected, hasOtherFiles } = selectPhotos(
    [photo('a.jpg'), photo('b.mp4', 'video/mp4')],
    0,
  )
  const names = selected.map(({ name }) => name)
  assert.deepEqual(names, ['a.jpg'])
  assert.equal(hasOtherFiles, true)
})

test('a stored photo whose text changes becomes a new upload with a new request key', () => {
  const draft = openDraft()
  addPhotos(draft, [photo('a.jpg'), photo('b.jpg')], 0)
  const stored = draft
    .getUploads()
    .map((each, index) => ({ ...each, state: 'stored', stored: `m${index}` }) as const)
  draft.setUploads(stored)
  const [first, second] = stored
  assert.ok(first)
  editPhoto(draft, first, { title: 'His boat' })
  const [edited, other] = draft.getUploads()
  assert.deepEqual([edited?.id, edited?.state, edited?.stored], [first.id, 'chosen', null])
  assert.notEqual(edited?.requestKey, first.requestKey)
  assert.equal(other, second)
})

test('sending waits for a photo that is too large, which is rejected if it cannot be shrunk', async () => {
  const draft = openDraft()
  const large = photo('dance.gif', 'image/gif')
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  addPhotos(draft, [large], 0)
  assert.equal(draft.getUploads()[0]?.state, 'preparing')
  await whenPrepared(draft)
  const [rejected] = draft.getUploads()
  assert.equal(rejected?.state, 'rejected')
  assert.match(rejected?.message ?? '', /“dance\.gif” is larger than 10 MB/)
})

test('the first bytes of a file show whether it is animated', () => {
  const begins = (file: string) =>
    isAnimated(new Uint8Array(readFileSync(fixturePath(file)).subarray(0, 4_096)))
  assert.equal(begins('formats/animated.gif'), true)
  assert.equal(begins('formats/animated.webp'), true)
  assert.equal(begins('formats/still.webp'), false)
  assert.equal(begins('formats/alpha.png'), false)
  assert.equal(begins('photos/landscape-2mp-bee.jpg'), false)
})
