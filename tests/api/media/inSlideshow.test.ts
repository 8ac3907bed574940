import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld()
const file = fixture('photos/small-bee.jpg')

const addPhotos = async (...titles: string[]) => {
  const ids = []
  for (const title of titles) ids.push((await addPhoto(admin, { title })).id)
  return ids as [string, string, string]
}
const mark = (marks: Record<string, boolean>, who: Person = admin) =>
  who.call('POST /api/media/in-slideshow', {
    body: { marks: Object.entries(marks).map(([id, inSlideshow]) => ({ id, inSlideshow })) },
  })
const list = async (who: Person = visitor) => (await who.call('GET /api/media')).body
const readMarks = async (ids: readonly string[]) => {
  const media = await list()
  return ids.map((id) => media.find((item) => item.id === id)?.inSlideshow)
}
const readJournal = async () =>
  (await admin.call('GET /api/journal')).body.entries.filter(({ endpoint }) => endpoint === 'setInSlideshow')

test('whatever a keeper adds is in the slideshow', async () => {
  const batch = (await admin.call('POST /api/media/batch', { form: { files: [file] } })).body.media
  const added = [await addPhoto(admin, { title: 'Lake' }), ...batch]
  assert.deepEqual(
    added.map(({ inSlideshow }) => inSlideshow),
    [true, true],
  )
})

test('one request sets the mark of each of several, and the journal has one entry; nobody misses them elsewhere', async () => {
  const [one, two, three] = await addPhotos('Lake', 'Car', 'Boat')
  const earlier = await readJournal()
  await mark({ [one]: false })
  const { status, body } = await mark({ [one]: true, [two]: false, [three]: false })
  assert.deepEqual([status, body.media.map(({ inSlideshow }) => inSlideshow)], [200, [true, false, false]])
  assert.deepEqual(await readMarks([one, two, three]), [true, false, false])
  const entries = (await readJournal()).filter(({ id }) => earlier.every((entry) => entry.id !== id))
  // entries of the same millisecond have no order
  const [several, single] = entries.toSorted((a, b) => (a.title ?? '').localeCompare(b.title ?? ''))
  assert.equal(entries.length, 2)
  assert.deepEqual(
    [several?.title, several?.before, several?.after],
    [null, null, { putIntoSlideshow: 1, leftOutOfSlideshow: 2 }],
  )
  assert.deepEqual(
    [single?.title, single?.before, single?.after],
    ['Lake', { inSlideshow: true }, { inSlideshow: false }],
  )
})

test('a mark that is set already is no change in the journal', async () => {
  const [one, two] = await addPhotos('Lake', 'Car', 'Boat')
  const earlier = await readJournal()
  assert.deepEqual((await mark({ [one]: true, [two]: true })).body.media, [])
  assert.deepEqual(await readJournal(), earlier)
})

test('the response has only those whose mark has changed, so an Undo leaves what another keeper has chosen', async () => {
  const other = await world.administrator()
  const [one, two, three] = await addPhotos('Lake', 'Car', 'Boat')
  await mark({ [two]: false }, other)
  const { media } = (await mark({ [one]: false, [two]: false, [three]: true })).body
  assert.deepEqual(
    media.map(({ id, inSlideshow }) => [id, inSlideshow]),
    [[one, false]],
  )
  await mark(Object.fromEntries(media.map(({ id, inSlideshow }) => [id, !inSlideshow])))
  assert.deepEqual(await readMarks([one, two, three]), [true, false, true])
})

test('two keepers choose at once: the last press on each photograph holds, and no other mark changes', async () => {
  const other = await world.administrator()
  const [one, two, three] = await addPhotos('Lake', 'Car', 'Boat')
  await Promise.all([mark({ [one]: false }), mark({ [two]: false }, other)])
  assert.deepEqual(await readMarks([one, two, three]), [false, false, true])
  await mark({ [one]: true, [two]: true })
  await mark({ [two]: false, [three]: false }, other)
  assert.deepEqual(await readMarks([one, two, three]), [true, false, false])
})

test('when one of them is gone or not in the gallery, no mark changes, and the response names it', async () => {
  const [one, two] = await addPhotos('Lake', 'Car', 'Boat')
  const gone = await mark({ [one]: false, gone: false, [two]: false })
  assert.deepEqual([gone.status, gone.refusal.issues?.map(({ path }) => path)], [404, ['marks.1']])
  const { id } = await addPhoto(admin, { listed: 'false' })
  const unlisted = await mark({ [one]: false, [id]: false })
  assert.deepEqual([unlisted.status, unlisted.refusal.issues?.map(({ path }) => path)], [409, ['marks.1']])
  assert.deepEqual(await readMarks([one, two]), [true, true])
})

test('a photograph keeps its mark while it is hidden, and when it was deleted and is put back', async () => {
  const [one, two] = await addPhotos('Lake', 'Car', 'Boat')
  await mark({ [one]: false })
  const show = (visible: boolean) =>
    admin.call('POST /api/media/visibility', { body: { ids: [one, two], visible } })
  await show(false)
  await show(true)
  assert.deepEqual(await readMarks([one, two]), [false, true])
  await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  await admin.call('POST /api/media/delete', { body: { ids: [one, two] } })
  await admin.call('POST /api/deleted/put-back', { body: { ids: [one, two] } })
  assert.deepEqual(await readMarks([one, two]), [false, true])
})

test('the words of what is left out are not stored on the device of a hall', async () => {
  const [one, two] = await addPhotos('The secret car', 'The boat', 'The lake')
  await mark({ [one]: false })
  const { responses } = (await visitor.call('GET /api/offline-show')).body
  const ids = responses['/api/media'].map(({ id }) => id)
  assert.deepEqual([ids.includes(one), ids.includes(two)], [false, true])
  assert.doesNotMatch(JSON.stringify(responses), /secret/)
})
