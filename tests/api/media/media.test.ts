import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { limits } from '../../../contract/limits.ts'
import type { Person } from '../../../samples/person.ts'
import { uploadPhotos } from '../../features/memories/visitors.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const { world, admin } = await openSharedWorld()

const add = (file: string, fields: Record<string, string> = {}) =>
  admin.call('POST /api/media', { form: { file: fixture(file), ...fields } })
const mostOrder = 2 ** 31 - 1
const listed = async (who: Person = world.visitor) => (await who.call('GET /api/media')).body

describe('Adding one photograph', () => {
  test('returns 201 with the item, which visitors then see in the list', async () => {
    const { status, body } = await add('photos/landscape-2mp-bee.jpg', {
      title: 'The bee',
      description: 'In June',
      isMemory: 'false',
    })
    assert.equal(status, 201)
    assert.equal(body.title, 'The bee')
    assert.equal(body.description, 'In June')
    assert.equal(body.fileType, 'image')
    assert.equal(body.orientation, 'landscape')
    assert.equal(body.fileSize, 235_509)
    assert.deepEqual([body.width, body.height], [1620, 1280])
    assert.equal(body.originalName, 'landscape-2mp-bee.jpg')
    const seen = (await listed()).find(({ id }) => id === body.id)
    assert.equal(seen?.filePath, body.filePath)
    assert.equal(seen?.originalName, undefined, 'the file name a person chose is nobody else’s business')
  })

  test('tells only keepers how many pages a document has', async () => {
    const { status, body } = await add('formats/tiff-three-pages.tif')
    assert.equal(status, 201)
    assert.equal(body.pages, 3)
    const seen = (await listed()).find(({ id }) => id === body.id)
    assert.ok(seen && !('pages' in seen))
    assert.equal((await add('formats/lzw.tiff')).body.pages, null)
  })

  test('keeps the file’s name out of its path', async () => {
    const { body } = await add('names/Öğretmen – 祖父 1962.jpg')
    assert.equal(body.title, 'Öğretmen – 祖父 1962')
    assert.match(body.filePath ?? '', /^\/uploads\/[\w-]{22}\/photo\.jpg$/)
    assert.match(body.id, /^[\w-]{16,}$/)
  })

  test('rejects a truncated photo, and one of 900 megapixels', async () => {
    assert.equal((await add('bad/truncated.jpg')).status, 400)
    assert.equal((await add('bad/bomb-30000x30000.png')).status, 413)
  })

  test('rejects a form without a file with a message', async () => {
    const { status, refusal } = await admin.call('POST /api/media', { form: { title: 'Nothing' } })
    assert.equal(status, 400)
    assert.match(refusal.message, /choose one/)
  })

  test('accepts a description with its line breaks, each of which counts as one character', async () => {
    const typed = `One\nTwo\n\n${'x'.repeat(limits.description - 9)}`
    const sent = typed.replaceAll('\n', '\r\n')
    const { status, body } = await add('photos/small-bee.jpg', { description: sent })
    assert.equal(status, 201)
    assert.equal(body.description, typed)
  })

  test('rejects a title that is too long, and names the field', async () => {
    const { status, refusal } = await add('photos/small-bee.jpg', { title: 'x'.repeat(201) })
    assert.equal(status, 400)
    assert.equal(refusal.issues?.[0]?.path, 'title')
  })

  test('leaves an unlisted picture out of the list for everyone, but serves it', async () => {
    const body = await addPhoto(admin, { listed: 'false' })
    assert.ok(!(await listed(admin)).some(({ id }) => id === body.id))
    assert.equal((await world.visitor.get(body.filePath ?? '')).status, 200)
  })
})

describe('Editing the text', () => {
  test('is open to visitors; a blank title is rejected and changes nothing', async () => {
    const body = await addPhoto(admin, { title: 'Before' })
    const edit = (fields: unknown) =>
      world.visitor.call('PUT /api/media/:id', { params: { id: body.id }, body: fields })
    const edited = await edit({ title: 'After <b>', description: 'Two\nlines' })
    assert.equal(edited.status, 200)
    assert.equal(edited.body.title, 'After <b>')
    for (const title of ['', '  ', '\u200b', '\u2800\u3164\u00ad']) {
      const refused = await edit({ title, description: 'x' })
      assert.equal(refused.status, 400)
      assert.equal(refused.refusal.message, 'A title is needed')
    }
    assert.equal((await edit({ title: 7 })).status, 400)
    const seen = (await listed()).find(({ id }) => id === body.id)
    assert.equal(seen?.title, 'After <b>')
    assert.equal(seen?.description, 'Two\nlines')
  })

  test('changes no field but title and description', async () => {
    const { id } = await addPhoto(admin, { title: 'Mine' })
    const seen = (await listed()).find((item) => item.id === id)
    const { body: edited } = await world.visitor.call('PUT /api/media/:id', {
      params: { id },
      body: { title: 'Yours', order: 0, filePath: '/etc/passwd', memoryAuthor: 'me', isMemory: true },
    })
    assert.deepEqual(edited, { ...seen, title: 'Yours' })
  })

  test('of an item that is hidden from visitors is a 404', async () => {
    const [hidden = ''] = await uploadPhotos(world.visitor, 1)
    for (const id of [hidden, 'nothing-of-this-name']) {
      const body = { title: 'x' }
      assert.equal((await world.visitor.call('PUT /api/media/:id', { params: { id }, body })).status, 404)
    }
  })
})

test('An order is changed for the ids that are sent, and returned as the new list', async () => {
  await using own = await openWorld()
  const administrator = await own.administrator()
  const ids: string[] = []
  for (const title of ['a', 'b', 'c']) ids.push((await addPhoto(administrator, { title })).id)
  const [a, b, c] = ids
  const reorder = (...order: [id: string | undefined, order: number][]) =>
    administrator.call('POST /api/media/reorder', {
      body: { order: order.map(([id, at]) => ({ id, order: at })) },
    })
  const { status, body } = await reorder([c, 0], [a, 1], [b, 2])
  assert.deepEqual([status, body.map(({ title }) => title)], [200, ['c', 'a', 'b']])
  assert.equal((await reorder([c, 5], ['unknown', 0])).status, 400)
  assert.equal((await reorder([c, 5], [c, 6])).status, 400)
  const after = (await own.visitor.call('GET /api/media')).body
  const placed = after.map(({ title, order }) => `${title} ${order}`)
  assert.deepEqual(placed, ['c 0', 'a 1', 'b 2'])
})

test('An order beyond what a list needs is rejected, and the last one leaves room behind it', async () => {
  await using other = await openWorld()
  const keeper = await other.administrator()
  const item = await addPhoto(keeper, { title: 'Bees' })
  const reorder = (order: number) =>
    keeper.call('POST /api/media/reorder', { body: { order: [{ id: item.id, order }] } })
  for (const order of [mostOrder + 1, Number.MAX_SAFE_INTEGER, -1, 1.5])
    assert.equal((await reorder(order)).status, 400, `${order}`)
  assert.equal((await reorder(mostOrder)).status, 200)
  const last = await addPhoto(keeper, { title: 'Lake' })
  assert.equal(last.order, mostOrder + 1)
  assert.equal((await listed(other.visitor)).at(-1)?.id, last.id)
})

test('an error for a value beyond a limit says what the limit is', async () => {
  const reorderMessages = async (order: unknown) =>
    (await admin.call('POST /api/media/reorder', { body: { order } })).refusal.issues?.map(
      ({ message }) => message,
    )
  assert.deepEqual(await reorderMessages([{ id: 'a', order: -1 }]), ['This must be at least 0'])
  assert.deepEqual(await reorderMessages([{ id: 'a', order: mostOrder + 1 }]), [
    'This must be at most 2,147,483,647',
  ])
  assert.deepEqual(await reorderMessages([{ id: 'a'.repeat(65), order: 0 }]), [
    'This can be at most 64 characters long',
  ])
  assert.deepEqual(await reorderMessages(Array.from({ length: 100_001 }, () => ({ id: 'a', order: 0 }))), [
    'This can have at most 100,000 entries',
  ])
})
