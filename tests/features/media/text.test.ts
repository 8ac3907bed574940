import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mediaText } from '../../../contract/media/media.ts'
import { uploadPhotos, share } from '../memories/visitors.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { visitor, admin: administrator } = await openSharedWorld()

const findItem = async (id: string) =>
  (await visitor.call('GET /api/media')).body.find((item) => item.id === id)
const edit = (id: string, body: object) => visitor.call('PUT /api/media/:id', { params: { id }, body })
/** Adds an untitled photo with Ruth's memory, and returns its id. */
const untitledPhoto = async () => {
  const [id = ''] = await uploadPhotos(visitor, 1, 'Ruth')
  await share(visitor, { name: 'Ruth', mediaIds: [id] })
  return id
}

test('an untitled photo shows its author’s name, and says that it has no title', async () => {
  const id = await untitledPhoto()
  const item = await findItem(id)
  assert.deepEqual([item?.title, item?.untitled], ['Photo from Ruth', true])
  await edit(id, { title: 'The ferry' })
  const titled = await findItem(id)
  assert.deepEqual([titled?.title, titled?.untitled], ['The ferry', false])
})

test('a photo stays untitled when a form sends its default title back', async () => {
  const id = await untitledPhoto()
  await edit(id, { title: 'Photo from Ruth', description: 'At the lake' })
  const item = await findItem(id)
  assert.deepEqual([item?.untitled, item?.description], [true, 'At the lake'])
})

test('the history names an untitled photo as the gallery did, and can make it untitled again', async () => {
  const id = await untitledPhoto()
  await edit(id, { title: 'The ferry' })
  const { body } = await administrator.call('GET /api/media/:id/history', { params: { id } })
  assert.deepEqual([body[0]?.titleBefore, body[0]?.titleAfter], ['Photo from Ruth', 'The ferry'])
  const back = { params: { id }, body: { edit: body[0]?.id } }
  assert.equal((await administrator.call('POST /api/media/:id/put-back', back)).body.untitled, true)
})

test('a duplicate of an untitled photo is announced by the name it has in the gallery', async () => {
  const file = fixture('formats/alpha.png', { name: 'IMG_0001.png' })
  const add = async () => (await administrator.call('POST /api/media', { form: { file } })).body
  const first = await add()
  assert.deepEqual([first.title, first.untitled], ['Photo', true])
  assert.equal((await add()).sameAs, 'Photo')
})

test('every field of the text of a photo is uploaded, edited, recorded and undone', async () => {
  const names = Object.keys(mediaText.shape)
  const pickText = (value: string) => Object.fromEntries(names.map((name) => [name, `${name} ${value}`]))
  const suffixed = (value: string, suffix: string) =>
    Object.fromEntries(names.map((name) => [`${name}${suffix}`, `${name} ${value}`]))
  const pick = (from: object, keys: object) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => name in keys))

  const file = fixture('photos/small-bee.jpg')
  const { body } = await administrator.call('POST /api/media', { form: { ...pickText('first'), file } })
  const params = { id: body.id }
  assert.deepEqual(pick(body, pickText('first')), pickText('first'))
  const batch = { metadata: JSON.stringify([{ filename: file.name, ...pickText('batch') }]), files: [file] }
  const { media } = (await administrator.call('POST /api/media/batch', { form: batch })).body
  assert.deepEqual(pick(media[0] ?? {}, pickText('batch')), pickText('batch'))
  await edit(body.id, pickText('second'))
  const [recorded] = (await administrator.call('GET /api/media/:id/history', { params })).body
  for (const expected of [suffixed('first', 'Before'), suffixed('second', 'After')])
    assert.deepEqual(pick(recorded ?? {}, expected), expected)
  const editId = { id: recorded?.id ?? '' }
  const undoings = await administrator.call('GET /api/media-edits/:id/by-same-visitor', { params: editId })
  const undoing = undoings.body.find(({ mediaId }) => mediaId === body.id)
  for (const expected of [suffixed('second', 'Now'), suffixed('first', 'Then')])
    assert.deepEqual(pick(undoing ?? {}, expected), expected)
  const undo = { params: editId, body: { mediaIds: [body.id] } }
  const undone = (await administrator.call('POST /api/media-edits/:id/undo-visitor', undo)).body.media[0]
  assert.deepEqual(pick(undone ?? {}, pickText('first')), pickText('first'))
})
