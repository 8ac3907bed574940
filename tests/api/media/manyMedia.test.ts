import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld()
const helper = await world.helper()

const file = fixture('photos/small-bee.jpg')
const addLake = async (who: Person = admin) => (await addPhoto(who, { title: 'Lake' })).id
const addPhotos = async () => [await addLake(), await addLake(), await addLake()]
const list = async (who: Person = admin) => (await who.call('GET /api/media')).body
const find = async (id: string, who: Person = admin) => (await list(who)).find((item) => item.id === id)
const dates = async (ids: string[]) => Promise.all(ids.map(async (id) => (await find(id))?.takenAt))
const hide = (who: Person, ids: string[], visible = false) =>
  who.call('POST /api/media/visibility', { body: { ids, visible } })
const date = (who: Person, ids: string[], takenAt: unknown) =>
  who.call('POST /api/media/dates', { body: { dates: ids.map((id) => ({ id, takenAt })) } })
const deleteMany = (who: Person, ids: string[]) => who.call('POST /api/media/delete', { body: { ids } })
const deleteOne = (who: Person, id: string) => who.call('DELETE /api/media/:id', { params: { id } })
const setDate = (who: Person, id: string, body: object) =>
  who.call('PUT /api/media/:id', { params: { id }, body })

test('when one of them is gone, nothing is hidden or dated, and the response names it', async () => {
  const [one = '', two = ''] = await addPhotos()
  const hidden = await hide(admin, [one, 'gone', two])
  assert.deepEqual([hidden.status, hidden.refusal.issues?.map(({ path }) => path)], [404, ['ids.1']])
  assert.equal((await find(one))?.hidden, false)
  const dated = await date(admin, [one, two, 'gone'], '1958')
  assert.deepEqual([dated.status, dated.refusal.issues?.map(({ path }) => path)], [404, ['dates.2']])
  assert.deepEqual(await dates([one, two]), [null, null])
})

test('a portrait is not in the gallery: it is neither hidden nor dated there, and the response says what to do', async () => {
  const [one = ''] = await addPhotos()
  const { id, filePath } = await addPhoto(admin, { listed: 'false' })
  await admin.call('PUT /api/settings', { body: { portraitPath: filePath } })
  for (const { status, refusal } of [await hide(admin, [one, id]), await date(admin, [one, id], '1958')]) {
    assert.equal(status, 409)
    assert.match(refusal.message, /not in the gallery.*choose another picture/)
    assert.match(refusal.issues?.[0]?.path ?? '', /^(ids|dates)\.1$/)
  }
  assert.deepEqual([(await find(one))?.hidden, (await find(one))?.takenAt], [false, null])
  assert.equal((await visitor.call('GET /api/settings')).body.portraitPath, filePath)
  assert.equal((await visitor.get(filePath ?? '')).status, 200)
})

test('several get partial dates, and each gets its own date back when that is undone', async () => {
  const [one = '', two = ''] = await addPhotos()
  assert.equal((await date(helper, [one], '1958-06')).status, 200)
  assert.equal((await date(helper, [one, two], '195X')).status, 200)
  assert.deepEqual(await dates([one, two]), ['195X', '195X'])
  const body = {
    dates: [
      { id: one, takenAt: '1958-06' },
      { id: two, takenAt: null },
    ],
  }
  await helper.call('POST /api/media/dates', { body })
  assert.deepEqual(await dates([one, two]), ['1958-06', null])
})

test('an impossible date is refused with a sentence for people', async () => {
  const [id = ''] = await addPhotos()
  for (const takenAt of ['1958-00-00', '1958-13', '1958-02-30', 'June 1958', '', 1958]) {
    for (const { status, refusal } of [
      await date(admin, [id], takenAt),
      await setDate(admin, id, { takenAt }),
    ]) {
      assert.equal(status, 400, String(takenAt))
      assert.equal(refusal.message, 'A date is written like 1958, 1958-06 or 1958-06-01')
    }
  }
  assert.deepEqual(await dates([id]), [null])
})

test('a keeper changes the date of one along with its text, and the journal has both', async () => {
  const id = await addLake(helper)
  const { status, body } = await setDate(helper, id, { title: 'His lake', takenAt: '1958~' })
  assert.deepEqual([status, body.title, body.takenAt], [200, 'His lake', '1958~'])
  const { entries } = (await admin.call('GET /api/journal')).body
  const after = entries.filter(({ endpoint }) => endpoint === 'editMedia').map((entry) => entry.after)
  assert.deepEqual(after, [{ takenAt: '1958~', title: 'His lake' }])
  assert.equal((await setDate(helper, id, { takenAt: null })).body.takenAt, null)
})

test('visitors change no dates', async () => {
  const id = await addLake()
  const { status } = await setDate(visitor, id, { title: 'Sea', takenAt: '1958' })
  assert.equal(status, 401)
  assert.deepEqual([(await find(id))?.title, (await find(id))?.takenAt], ['Lake', null])
})

test('several are deleted by one request; one that is gone already counts as deleted', async () => {
  const [one = '', two = '', three = ''] = await addPhotos()
  await deleteOne(admin, two)
  const { status, body } = await deleteMany(admin, [one, two, three])
  assert.deepEqual([status, body.deleted.toSorted()], [200, [one, three].sort()])
  assert.deepEqual((await deleteMany(admin, [one, two, three])).body, { deleted: [] })
})

test('helpers can delete what they added themselves within a day, and nothing else', async () => {
  const own = await addLake(helper)
  const batch = await helper.call('POST /api/media/batch', { form: { files: [file] } })
  const ofBatch = batch.body.media[0]?.id ?? ''
  const foreign = await addLake()
  const other = await addLake(await world.helper('Ada'))
  const deletable = (await list(helper)).filter((item) => item.deletable).map(({ id }) => id)
  assert.ok(deletable.includes(own) && deletable.includes(ofBatch))
  assert.ok(!deletable.includes(foreign) && !deletable.includes(other))
  assert.equal((await find(foreign))?.deletable, true)
  assert.equal('deletable' in ((await find(own, visitor)) ?? {}), false)
  for (const { status } of [await deleteOne(helper, other), await deleteMany(helper, [own, foreign])])
    assert.equal(status, 403)
  assert.ok(await find(own))
  assert.equal((await deleteOne(helper, ofBatch)).status, 204)
  assert.equal((await deleteMany(helper, [own])).status, 200)
  assert.equal(await find(own), undefined)

  const late = await addLake(helper)
  world.pass(25 * 3_600_000)
  assert.equal((await find(late, helper))?.deletable, false)
  assert.equal((await deleteOne(helper, late)).status, 403)
})

test('a hundred are hidden, dated, ordered and deleted by a request each, which has room for two thousand', async () => {
  const id = await addLake()
  const { db } = world.context
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ids = Array.from({ length: 100 }, (_, number) => `photo-${number}`)
  for (const [position, each] of ids.entries())
    await db
      .insertInto('media')
      .values({ ...row, id: each, public_key: each, position })
      .execute()
  assert.equal((await hide(helper, ids)).body.media.length, 100)
  assert.ok((await list(visitor)).every(({ id }) => !ids.includes(id)))
  assert.equal((await date(admin, ids, '1958')).body.media.at(-1)?.takenAt, '1958')
  const order = ids.map((each, index) => ({ id: each, order: 100 - index }))
  assert.equal((await admin.call('POST /api/media/reorder', { body: { order } })).status, 200)
  const gone = Array.from({ length: 1_900 }, (_, number) => `gone-${number}`)
  assert.equal((await deleteMany(admin, [...ids, ...gone])).body.deleted.length, 100)
  const named = await hide(admin, [...ids, ...gone])
  assert.deepEqual([named.status, named.refusal.issues?.length], [404, 2_000])
  assert.equal((await date(admin, [...ids, ...gone], '1958')).status, 404)
  const tooMany = Array.from({ length: 20_001 }, () => 'gone')
  assert.deepEqual(
    [(await hide(admin, tooMany)).status, (await date(admin, tooMany, '1958')).status],
    [400, 400],
  )
})
