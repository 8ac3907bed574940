import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY } from '../../../domain/timeUnits.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { listRoutes } from '../../support/project/listRoutes.ts'
import { addPhoto, mediaIds } from '../../support/world/addMedia.ts'
import { photoRow } from '../../support/world/rows.ts'
import { addSender, openLink, sendPhotos } from '../../support/guests/sendByLink.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'
import { leastCallers } from '../people/whoMayCall.ts'

const { world, visitor, admin } = await openSharedWorld({ pages: true })
const link = await openLink(admin)
const helper = await world.helper()

const take = (ids: string[], taken = true, by = helper) =>
  by.call('POST /api/sent/take', { body: { ids, taken } })
const putAside = (ids: string[], by = helper) => by.call('POST /api/sent/put-aside', { body: { ids } })
const putBack = (ids: string[], by = helper) => by.call('POST /api/deleted/put-back', { body: { ids } })
const readSenders = async () => (await helper.call('GET /api/sent')).body.senders
const readTray = async () => (await readSenders()).flatMap(({ media }) => media)
const listIds = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const send = async (...names: string[]) => sendPhotos(visitor, await addSender(visitor, link), ...names)

test('the tray lists senders, the newest first, each with what was sent in its order, as keepers see it', async () => {
  const email = 'anna@example.org'
  const anna = await addSender(visitor, link, { email, message: 'From the lake' })
  const ids = await sendPhotos(visitor, anna, 'Pier at noon 1958.jpg', 'IMG_1234.jpg')
  const ben = await addSender(visitor, link, { name: 'Ben' })
  const [bens = ''] = await sendPhotos(visitor, ben, 'Lake.jpg')
  const [first, second] = await readSenders()
  assert.deepEqual([first?.name, listIds(first?.media ?? [])], ['Ben', [bens]])
  assert.deepEqual([second?.email, second?.message, second?.taken], [email, 'From the lake', 0])
  const [pier, untitled] = second?.media ?? []
  assert.deepEqual(listIds(second?.media ?? []), ids)
  assert.deepEqual([pier?.title, pier?.takenAt, pier?.writtenDate], ['Pier at noon 1958', '1958', '1958'])
  assert.equal(untitled?.title, 'Photo from Anna')
  assert.equal((await helper.call('GET /api/sent/count')).body.count, 3)
  await putAside([...ids, bens])
  assert.deepEqual([await readSenders(), (await helper.call('GET /api/sent/count')).body.count], [[], 0])
})

test('what is taken is shared by its sender, with title, date and turn as keepers have set them in the tray', async () => {
  const [id = ''] = await send('Lake.jpg')
  await helper.call('PUT /api/media/:id', { params: { id }, body: { title: 'The lake', takenAt: '1960' } })
  await helper.call('POST /api/media/dates', { body: { dates: [{ id, takenAt: '1961' }] } })
  await helper.call('PUT /api/media/:id/adjustment', { params: { id }, body: { rotate: 90 } })
  const shown = { ids: [id], visible: true }
  assert.equal((await helper.call('POST /api/media/visibility', { body: shown })).status, 404)
  assert.deepEqual(listIds((await take([id])).body.media), [id])
  const item = (await visitor.call('GET /api/media')).body.find((each) => each.id === id)
  assert.partialDeepStrictEqual(item, {
    title: 'The lake',
    takenAt: '1961',
    isMemory: true,
    memoryAuthor: 'Anna',
    inSlideshow: true,
  })
  assert.equal((await visitor.get(item?.filePath ?? '')).status, 200)
  const entries = (await admin.call('GET /api/journal')).body.entries
  const entry = entries.find(({ endpoint }) => endpoint === 'takeSent')
  assert.deepEqual([entry?.title, entry?.after], ['The lake', { takenFromSent: 1 }])
})

test('what waits says which picture of the gallery it equals, whichever came first, until a keeper keeps both', async () => {
  await using own = await openWorld()
  const keeper = await own.administrator()
  const guest = await addSender(own.visitor, await openLink(keeper))
  const file = fixture('photos/small-bee.jpg')
  const [id = ''] = await sendPhotos(own.visitor, guest, 'Lake.jpg')
  own.pass(1_000)
  const { body: bee } = await keeper.call('POST /api/media', { form: { title: 'The bee', file } })
  const readItem = async () => (await keeper.call('GET /api/sent')).body.senders[0]?.media[0]
  const readSame = async () => (await readItem())?.sameAsId
  assert.equal(await readSame(), bee.id)
  assert.equal((await readItem())?.sameBytes, true)
  await keeper.call('POST /api/media/keep-copies', { body: { ids: [id] } })
  assert.equal(await readSame(), undefined)
})

test('what is taken goes to the end as named, or to its date, and comes later than the family’s choice of slides', async () => {
  await using own = await openWorld()
  const keeper = await own.administrator()
  const guest = await addSender(own.visitor, await openLink(keeper))
  const [old, late] = [(await addPhoto(keeper, {})).id, (await addPhoto(keeper, {})).id]
  const takeHere = async (ids: string[]) =>
    (await keeper.call('POST /api/sent/take', { body: { ids, taken: true } })).body.media
  const names = ['Oma 1965.jpg', 'Oma 1955.jpg', 'Oma.jpg', 'Oma 1975.jpg']
  const [a = '', b = '', c = '', d = ''] = await sendPhotos(own.visitor, guest, ...names)
  await takeHere([d, c])
  assert.deepEqual(await mediaIds(own.visitor), [old, late, d, c])
  const dates = Object.entries({ [old]: '1950', [late]: '1970' }).map(([id, takenAt]) => ({ id, takenAt }))
  await keeper.call('POST /api/media/dates', { body: { dates } })
  const marks = [{ id: old, inSlideshow: false }]
  await keeper.call('POST /api/media/in-slideshow', { body: { marks } })
  const [first] = await takeHere([a, b])
  assert.deepEqual([first?.inSlideshow, first?.cameLater], [false, true])
  assert.deepEqual(await mediaIds(own.visitor), [old, b, a, late, d, c])
  const positions = (await keeper.call('GET /api/media')).body.map(({ order }) => order)
  assert.equal(new Set(positions).size, positions.length)
})

test('what only the gallery shows is given back, all of it or nothing, and nothing of the family’s own', async () => {
  const [lake = '', pier = ''] = await send('Lake.jpg', 'Pier.jpg')
  await take([lake, pier])
  assert.match((await take([lake], false)).body.media[0]?.filePath ?? '', /private/)
  assert.deepEqual(listIds(await readTray()), [lake])
  assert.ok(!(await mediaIds(visitor)).includes(lake))
  await take([lake])
  const memory = { name: 'Ruth', mediaIds: [pier] }
  await admin.call('POST /api/memories', { body: memory })
  assert.equal((await take([lake, pier], false)).refusal.code, 'conflict')
  assert.deepEqual(await readTray(), [])
  const { id } = await addPhoto(admin, {})
  assert.equal((await take([id], false)).status, 404)
  assert.equal((await putAside([id])).refusal.code, 'conflict')
  assert.ok((await mediaIds(visitor)).includes(id))
})

test('two keepers take the same at once, and each item is in the gallery once and stays there', async () => {
  const ids = await send('Lake.jpg', 'Pier.jpg')
  for (const { status } of await Promise.all([take(ids), take(ids.toReversed(), true, admin)]))
    assert.equal(status, 200)
  await addPhoto(admin, {})
  const before = await mediaIds(visitor)
  assert.equal(before.filter((id) => ids.includes(id)).length, 2)
  assert.equal((await take(ids)).status, 200)
  assert.deepEqual(await mediaIds(visitor), before)
})

test('one keeper takes and one puts aside at once: one of them decides about all', async () => {
  const ids = await send('Lake.jpg', 'Pier.jpg')
  const answers = await Promise.all([take(ids), putAside([...ids], admin)])
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.deepEqual(await readTray(), [])
})

test('a hundred are put aside, or none of them if one has been taken', async () => {
  const { id: sender_id } = await addSender(visitor, link)
  const rows = Array.from({ length: 101 }, (_, index) =>
    photoRow(`sent-photograph-${index}`, {
      listed: 0,
      visitor_photo: index < 100 ? 'sent' : null,
      sender_id,
      position: 1_000 + index,
    }),
  )
  const ids = rows.map(({ id }) => id)
  await world.context.db.insertInto('media').values(rows).execute()
  assert.equal((await putAside(ids)).refusal.code, 'conflict')
  assert.equal((await readTray()).length, 100)
  assert.deepEqual((await putAside(ids.slice(0, 100))).body.deleted, ids.slice(0, 100))
  assert.deepEqual(await readTray(), [])
})

test('the helper who put something aside puts it back into the tray, until it is deleted for good with its files', async () => {
  const ids = await send('Lake.jpg', 'Pier.jpg')
  await world.settle()
  assert.deepEqual((await putAside(ids)).body.deleted, ids)
  assert.deepEqual((await putAside(ids)).body.deleted, [], 'again')
  assert.equal((await putBack(ids)).status, 200)
  assert.deepEqual(listIds(await readTray()), ids)
  await putAside(ids, admin)
  assert.equal((await putBack(ids)).refusal.code, 'not_allowed')
  const [item] = (await admin.call('GET /api/deleted')).body
  await admin.call('DELETE /api/deleted/:id', { params: { id: item?.id ?? '' } })
  await world.settle()
  assert.deepEqual(await world.context.storage.list(`private/${item?.picture?.id}/`), [])
})

test('nothing sweeps what waits, however long it waits, or who shows it', async () => {
  const [id = ''] = await send('Lake.jpg')
  const imagePath = (await readTray())[0]?.filePath ?? ''
  const body = { title: 'Supper', date: 'TBD', time: 'TBD', location: 'Oak Hall', imagePath }
  const service = (await admin.call('POST /api/services', { body })).body
  await admin.call('DELETE /api/services/:id', { params: { id: service.id } })
  world.pass(3 * DAY)
  await world.settle()
  assert.deepEqual(listIds(await readTray()), [id])
  await putAside([id])
})

test('no address that visitors may read has the title, the name or the id of what waits', async () => {
  await admin.call('PUT /api/settings', { body: { name: 'Arne', searchEngines: true, wall: 'on' } })
  const guest = await addSender(visitor, link, { name: 'Kolibri', message: 'Kolibri' })
  const [id = ''] = await sendPhotos(visitor, guest, 'Kolibri.jpg')
  const memory = { name: 'Ruth', content: 'He sang.', mediaIds: [id] }
  await admin.call('POST /api/memories', { body: memory })
  await admin.call('PUT /api/settings', { body: { portraitPath: (await readTray())[0]?.filePath } })
  const edit = { params: { id }, body: { title: 'Wasps' } }
  assert.equal((await visitor.call('PUT /api/media/:id', edit)).status, 404)
  for (const route of listRoutes(world.app)) {
    const [method, path = ''] = route.split(' ')
    if (method !== 'GET' || !['anyone', 'visitor'].includes(leastCallers[route] ?? '')) continue
    const url = path.replaceAll(/:id|:key/g, id).replace(':name', 'photo.jpg')
    const { status, text, headers } = await visitor.get(url, { ...link })
    if (path !== url) assert.ok(status >= 400, url)
    assert.ok(!text.includes('Kolibri'), url)
    if (path === url) assert.ok(!(text + JSON.stringify(headers)).includes(id), url)
  }
})
