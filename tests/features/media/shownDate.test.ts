import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixture } from '../../support/files/fixtures.ts'
import { builtPages } from '../../support/pages/builtPages.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { share, uploadPhotos } from '../memories/visitors.ts'

const { visitor, admin } = await openSharedWorld({ dist: builtPages() })

const add = async (fileName: string, takenAt: string | null, title?: string) => {
  const form = {
    files: [fixture('photos/landscape-2mp-bee.jpg', { name: fileName })],
    ...(title && { metadata: JSON.stringify([{ filename: fileName, title }]) }),
  }
  const id = (await admin.call('POST /api/media/batch', { form })).body.media[0]?.id ?? ''
  await admin.call('PUT /api/media/:id', { params: { id }, body: { takenAt } })
  return id
}
await add('IMG_1.jpg', '1965~')
await add('IMG_2.jpg', null)
await add('ferry.jpg', '1958-06-01', 'The ferry')
await add('IMG_4.jpg', '2004-07-18T16:42:10')

const listed = async () =>
  (await visitor.call('GET /api/media')).body.map(({ alt, shownDate }) => [alt, shownDate])
/** The four above, which come before what other tests add. */
const listedFirst = async () => (await listed()).slice(0, 4)
const set = (body: object) => admin.call('PUT /api/settings', { body })

test('visitors are shown no dates until the family shows them, and only unnamed photographs have numbers', async () => {
  await set({ showTaken: null })
  assert.deepEqual(await listedFirst(), [
    ['Photo 1', undefined],
    ['Photo 2', undefined],
    [undefined, undefined],
    ['Photo 4', undefined],
  ])
})

test('dates are shown as the family writes them, without the time of day', async () => {
  await set({ showTaken: 'on' })
  assert.deepEqual(await listedFirst(), [
    ['Photo 1, about 1965', 'about 1965'],
    ['Photo 2', undefined],
    [undefined, 'June 1, 1958'],
    ['Photo 4, July 18, 2004', 'July 18, 2004'],
  ])
  await set({ dateStyle: 'dayFirst24' })
  assert.deepEqual((await listed())[2], [undefined, '1 June 1958'])
  await set({ dateStyle: null, showTaken: null })
})

test('the wall and the book have the dates whether the family shows them or not', async () => {
  const written = async () =>
    (await visitor.call('GET /api/media')).body.map(({ writtenDate }) => writtenDate)
  assert.deepEqual((await written()).slice(0, 4), ['about 1965', undefined, 'June 1, 1958', 'July 18, 2004'])
  await set({ dateStyle: 'dayFirst24' })
  assert.equal((await written())[2], '1 June 1958')
  await set({ dateStyle: null })
})

test('his age follows the date once the family has saved when he was born, also on the wall', async () => {
  await set({ showTaken: 'on', birthDate: 'September 3, 1941' })
  assert.deepEqual((await listedFirst())[0], ['Photo 1, about 1965', 'about 1965 · he was 24'])
  await set({ showTaken: null })
  const [item] = (await visitor.call('GET /api/media')).body
  assert.deepEqual([item?.shownDate, item?.writtenDate], [undefined, 'about 1965 · he was 24'])
  await set({ birthDate: null })
})

test('the stored list is fetched again as soon as the dates are shown or hidden', async () => {
  await set({ showTaken: 'off' })
  for (const path of ['/api/media', '/gallery']) {
    const { headers } = await visitor.get(path)
    const etag = { 'if-none-match': headers.etag ?? '' }
    assert.equal((await visitor.get(path, etag)).status, 304)
    await set({ showTaken: 'on' })
    const shown = await visitor.get(path, etag)
    assert.equal(shown.status, 200, path)
    assert.match(shown.text, /Photo 1, about 1965/)
    await set({ showTaken: 'off' })
    assert.doesNotMatch((await visitor.get(path)).text, /Photo 1, about 1965/)
  }
})

test('a new tribute leaves the stored list as it is, a new date style does not', async () => {
  await set({ showTaken: 'on' })
  const { headers } = await visitor.get('/api/media')
  const readAgain = () => visitor.get('/api/media', { 'if-none-match': headers.etag ?? '' })
  await set({ tribute: 'She kept bees.' })
  assert.equal((await readAgain()).status, 304)
  await set({ dateStyle: 'dayFirst24' })
  assert.match((await readAgain()).text, /1 June 1958/)
  await set({ dateStyle: null, showTaken: null, tribute: null })
})

test('a hidden photograph takes no number, and the lists of a page count like the whole list', async () => {
  const count = (await listed()).length
  const hidden = await add('IMG_5.jpg', null)
  await add('IMG_6.jpg', null)
  await admin.call('POST /api/media/visibility', { body: { ids: [hidden], visible: false } })
  assert.deepEqual((await listed()).at(-1), [`Photo ${count + 1}`, undefined])
  const keepers = (await admin.call('GET /api/media')).body.slice(-2).map(({ alt }) => alt)
  assert.deepEqual(keepers, [undefined, `Photo ${count + 1}`])
  const last = (await visitor.call('GET /api/media')).body.at(-1)
  const opened = await visitor.get(`/gallery?photo=${last?.id}`)
  assert.match(opened.text, new RegExp(`<dialog[^>]*aria-label="Photo ${count + 1}"`))
})

test('the photographs of a memory have their number in the gallery and the name of who sent them', async () => {
  const [id = ''] = await uploadPhotos(visitor, 1, 'Ruth')
  await share(visitor, { name: 'Ruth', mediaIds: [id] })
  const item = (await visitor.call('GET /api/media')).body.find((each) => each.id === id)
  assert.match(item?.alt ?? '', /^Photo from Ruth \d+$/)
  assert.match((await visitor.get('/memories')).text, /alt="Photo from Ruth \d+"/)
})
