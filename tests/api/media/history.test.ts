import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { addPhoto } from '../../support/world/addMedia.ts'
import sharp, { type Sharp } from 'sharp'
import { noAdjustment } from '../../../contract/media/adjustment.ts'
import { photoRow } from '../../support/world/rows.ts'
import { fixture, fixturePath } from '../../support/files/fixtures.ts'
import { createInProcessSend, type Person, createPerson } from '../../../samples/person.ts'
import { openWorld, type World } from '../../support/world/world.ts'

const day = 86_400_000

let world: World
let admin: Person
let id: string
beforeEach(async () => {
  world = await openWorld({ config: { trustProxy: 1 } })
  admin = await world.administrator()
  id = (await addPhoto(admin, { title: 'Bees', description: 'In May' })).id
})
afterEach(() => world.close())

const edit = (who: Person, body: Record<string, string | null>, of = id) =>
  who.call('PUT /api/media/:id', { params: { id: of }, body })
const history = async () => (await admin.call('GET /api/media/:id/history', { params: { id } })).body
const readText = async (of = id) => {
  const { body } = await admin.call('GET /api/media')
  const { title, description } = body.find((item) => item.id === of) ?? {}
  return [title, description]
}

describe('History of a photograph', () => {
  test('lists what edits replaced, newest first, and counts them in the list of media', async () => {
    await edit(world.visitor, { title: 'Wasps', description: null })
    await edit(admin, { title: 'His bees' })
    const [second, first] = await history()
    assert.partialDeepStrictEqual(first, {
      titleBefore: 'Bees',
      descriptionBefore: 'In May',
      byVisitor: true,
    })
    assert.partialDeepStrictEqual(second, { titleBefore: 'Wasps', titleAfter: 'His bees', byVisitor: false })
    const { body } = await admin.call('GET /api/media')
    assert.equal(body.find((item) => item.id === id)?.edits, 2)
    const seen = await world.visitor.call('GET /api/media')
    assert.equal(seen.body.find((item) => item.id === id)?.edits, undefined)
  })

  test('has no edits of other photographs', async () => {
    const other = await admin.call('PUT /api/media/:id', { params: { id }, body: { title: 'Other' } })
    const [own] = await history()
    const { id: lake } = await addPhoto(admin, { title: 'Lake' })
    const back = { params: { id: lake }, body: { edit: own?.id } }
    assert.equal(other.status, 200)
    assert.equal((await admin.call('POST /api/media/:id/put-back', back)).status, 404)
  })
})

describe('Undoing a visitor’s edits', () => {
  const from = (address: string) =>
    createPerson(createInProcessSend(world.app), { 'x-forwarded-for': address })
  const stranger = () => from('203.0.113.7')
  const friend = () => from('203.0.113.8')
  const undoings = async (editId: string | undefined) =>
    admin.call('GET /api/media-edits/:id/by-same-visitor', { params: { id: editId ?? '' } })

  test('lists what is left of a visitor’s edits, and undoes just that', async () => {
    const first = id
    const { id: lake } = await addPhoto(admin, { title: 'Lake' })
    await edit(stranger(), { title: 'Wasps', description: 'Ugh' }, first)
    await edit(stranger(), { title: 'Puddle' }, lake)
    await edit(friend(), { title: 'The lake' }, lake)
    await edit(friend(), { description: 'Late in May' }, first)
    const editId = (await history()).at(-1)?.id

    const list = await undoings(editId)
    const shown = list.body.map((each) => [each.mediaId, each.titleNow, each.titleThen, each.descriptionThen])
    assert.deepEqual(shown, [[first, 'Wasps', 'Bees', 'Late in May']])
    const all = { params: { id: editId ?? '' }, body: { mediaIds: [first, lake] } }
    const undone = await admin.call('POST /api/media-edits/:id/undo-visitor', all)
    const titles = undone.body.media.map(({ title }) => title)
    assert.deepEqual(titles, ['Bees'])
    assert.deepEqual(await readText(first), ['Bees', 'Late in May'])
    assert.deepEqual(await readText(lake), ['The lake', null])
    assert.deepEqual((await undoings(editId)).body, [])
  })

  test('undoes nothing outside the list that the administrator saw', async () => {
    await edit(stranger(), { title: 'Wasps' })
    const [visitorEdit] = await history()
    const none = { params: { id: visitorEdit?.id ?? '' }, body: { mediaIds: [] } }
    assert.deepEqual((await admin.call('POST /api/media-edits/:id/undo-visitor', none)).body, { media: [] })
    assert.deepEqual(await readText(), ['Wasps', 'In May'])
  })

  test('is possible for thirty days; then nobody knows who made an edit', async () => {
    await edit(stranger(), { title: 'Wasps' })
    const [visitorEdit] = await history()
    const stored = await world.context.db.selectFrom('media_edits').select('visitor').execute()
    assert.ok(stored.every(({ visitor }) => !visitor?.includes('203.0')))
    world.pass(28 * day)
    await world.settle()
    admin = await world.administrator()
    assert.equal((await undoings(visitorEdit?.id)).body.length > 0, true)
    world.pass(2 * day)
    await world.settle()
    assert.equal((await undoings(visitorEdit?.id)).status, 404)
    assert.equal((await history())[0]?.byVisitor, false)
    const edits = await world.context.db.selectFrom('media_edits').select('visitor').execute()
    assert.ok(edits.every(({ visitor }) => visitor === null))
  })
})

describe('The same file again', () => {
  test('is stored, and the administrator learns the title of the earlier one', async () => {
    const file = fixture('formats/still.webp')
    const first = await admin.call('POST /api/media', { form: { title: 'The sunset', file } })
    assert.equal(first.body.sameAs, null)
    const second = await admin.call('POST /api/media', { form: { title: 'Again', file } })
    assert.equal(second.status, 201)
    assert.equal(second.body.sameAs, 'The sunset')
    assert.equal(second.body.sameAsId, first.body.id)
    assert.equal(second.body.sameBytes, true)
  })

  test('is found if the two arrive at the same moment', async () => {
    const picture = sharp(fixturePath('photos/person-blackwhite-small.jpg'))
    const add = async (width: number) => {
      const file = {
        name: `${width}.png`,
        type: '',
        bytes: await picture.clone().resize(width).png().toBuffer(),
      }
      return (await admin.call('POST /api/media', { form: { file } })).body.id
    }
    const ids = await Promise.all([90, 120, 150].map(add))
    const { body } = await admin.call('GET /api/media')
    const found = body.filter(({ id, sameAsId }) => ids.includes(id) && ids.includes(sameAsId ?? ''))
    assert.equal(found.length, 2)
  })

  test('stands in the list of the keepers until somebody keeps it, and then for the next copy', async () => {
    const add = async () =>
      (await admin.call('POST /api/media', { form: { file: fixture('formats/still.avif') } })).body
    const listCopies = async (who = admin) =>
      (await who.call('GET /api/media')).body
        .filter(({ sameAsId }) => sameAsId === first.id)
        .map(({ id }) => id)
    const first = await add()
    const copies = [await add(), await add()].map(({ id }) => id)
    assert.deepEqual(await listCopies(), copies)
    assert.deepEqual(await listCopies(world.visitor), [])
    await admin.call('POST /api/media/keep-copies', { body: { ids: copies.slice(0, 1) } })
    assert.deepEqual(await listCopies(), copies.slice(1))
    await admin.call('POST /api/media/keep-copies', { body: { ids: copies.slice(1) } })
    assert.deepEqual(await listCopies(), [])
    const another = await add()
    assert.deepEqual(await listCopies(), [another.id])
    await world.visitor.call('POST /api/media/upload', { form: { files: [fixture('formats/still.avif')] } })
    assert.deepEqual(await listCopies(), [another.id])
  })

  test('counts in another size, turn and format', async () => {
    const picture = sharp(fixturePath('photos/person-small-square.jpg'))
    const add = async (title: string, copy: Sharp) => {
      const file = { name: `${title}.jpg`, type: '', bytes: await copy.toBuffer() }
      return (await admin.call('POST /api/media', { form: { title, file } })).body
    }
    const first = await add('From the chat', picture.clone().resize(300).jpeg({ quality: 60 }))
    const larger = await add('Original', picture.clone())
    const smaller = await add('Turned', picture.clone().resize(200).rotate(90).webp())
    const other = await add('Another', sharp(fixturePath('photos/person-blackwhite-small.jpg')))
    assert.deepEqual(
      [first, larger, smaller, other].map(({ sameAs, sameAsId, sameBytes }) => [sameAs, sameAsId, sameBytes]),
      [
        [null, null, undefined],
        ['From the chat', first.id, false],
        ['From the chat', first.id, false],
        [null, null, undefined],
      ],
    )
    await admin.call('POST /api/media/keep-copies', { body: { ids: [larger.id] } })
    const { body } = await admin.call('GET /api/media')
    assert.deepEqual(
      body.flatMap(({ id, sameAs }) => (sameAs ? [id] : [])),
      [smaller.id],
    )
  })

  test('is found among photographs of an older version, once a job has looked at them', async () => {
    const file = fixture('formats/still.webp')
    const { id: first } = (await admin.call('POST /api/media', { form: { file } })).body
    const { id: copy } = (
      await admin.call('POST /api/media', { form: { file: fixture('formats/still.avif') } })
    ).body
    const { id: turned } = (
      await admin.call('POST /api/media', { form: { file: fixture('formats/progressive.jpg') } })
    ).body
    await admin.call('PUT /api/media/:id/adjustment', {
      params: { id: turned },
      body: { ...noAdjustment, crop: { left: 0, top: 0, width: 0.5, height: 0.5 } },
    })
    const { context } = world
    await context.db
      .insertInto('media')
      .values(photoRow('lost', { hidden: 1 }))
      .execute()
    await context.db.updateTable('media').set({ picture_hash: null, same_as: null }).execute()
    const listCopies = async () =>
      (await admin.call('GET /api/media')).body.flatMap(({ id, sameAsId }) =>
        sameAsId ? [[id, sameAsId]] : [],
      )
    world.pass(1)
    await context.jobs.beginRepeating()
    await world.settle()
    assert.deepEqual(await listCopies(), [
      [copy, first],
      [turned, first],
    ])
    const { picture_hash } = await context.db
      .selectFrom('media')
      .select('picture_hash')
      .where('id', '=', 'lost')
      .executeTakeFirstOrThrow()
    assert.equal(picture_hash, '', 'a lost photograph is not looked at again')
  })

  test('is found if the family has hidden the earlier one, but not if that one is a video that cannot be played', async () => {
    const form = { file: fixture('formats/still.webp') }
    const first = (await admin.call('POST /api/media', { form })).body
    await admin.call('POST /api/media/visibility', { body: { ids: [first.id], visible: false } })
    const second = (await admin.call('POST /api/media', { form })).body
    assert.equal(second.sameAsId, first.id)
    const { db } = world.context
    await db.updateTable('media').set({ problem: 'not_playable' }).where('id', '=', first.id).execute()
    assert.equal((await admin.call('POST /api/media', { form })).body.sameAsId, second.id)
  })

  test('within one batch is reported for the second', async () => {
    const files = [fixture('formats/alpha.png'), fixture('formats/alpha.png')]
    const { body } = await admin.call('POST /api/media/batch', { form: { title: 'Cup', files } })
    const same = body.media.map(({ sameAs }) => sameAs)
    assert.deepEqual(same, [null, 'Cup 1'])
  })

  test('is not reported if only a portrait or a visitor’s memory has it', async () => {
    const file = fixture('formats/still.webp')
    const form = { file, listed: 'false' }
    assert.equal((await admin.call('POST /api/media', { form })).status, 201)
    const { mediaIds } = (await world.visitor.call('POST /api/media/upload', { form: { files: [file] } }))
      .body
    await world.visitor.call('POST /api/memories', { body: { name: 'Ruth', mediaIds } })
    const { body } = await admin.call('POST /api/media', { form: { title: 'The sunset', file } })
    assert.deepEqual([body.sameAs, body.sameAsId], [null, null])
  })

  test('is not reported to visitors', async () => {
    const files = [fixture('formats/still.webp')]
    const { body } = await world.visitor.call('POST /api/media/upload', { form: { files } })
    assert.equal('sameAs' in (body.media[0] ?? {}), false)
  })
})
