import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { limits } from '../../../contract/limits.ts'
import { fixture } from '../../support/files/fixtures.ts'
import type { Person } from '../../../samples/person.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()

const listed = async (who: Person = world.visitor) => (await who.call('GET /api/media')).body

describe('A batch', () => {
  const files = () => [
    fixture('photos/small-bee.jpg', { name: 'image.jpg' }),
    fixture('photos/small-bee.jpg', { name: 'image.jpg' }),
    fixture('photos/panorama-very-wide.jpg', { name: 'wide.jpg' }),
  ]

  test('matches metadata by name and order, and numbers the untitled under the common title', async () => {
    const metadata = JSON.stringify([
      { filename: 'wide.jpg', title: '', description: 'From the tower' },
      { filename: 'image.jpg', title: 'First of two' },
      { filename: 'image.jpg', title: '', description: '' },
    ])
    const { status, body } = await admin.call('POST /api/media/batch', {
      form: { files: files(), title: 'Summer', description: 'A common text', metadata },
    })
    assert.equal(status, 201)
    assert.deepEqual(
      body.media.map(({ title, description }) => [title, description]),
      [
        ['First of two', 'A common text'],
        ['Summer 1', 'A common text'],
        ['Summer 2', 'From the tower'],
      ],
    )
    const orders = body.media.map(({ order }) => order)
    assert.deepEqual(orders, [orders[0], (orders[0] ?? 0) + 1, (orders[0] ?? 0) + 2])
  })

  test('matches metadata of names that browsers cannot send as they are, and keeps the name', async () => {
    const name = `it's "100%".jpg`
    const { body } = await admin.call('POST /api/media/batch', {
      form: {
        files: [fixture('photos/small-bee.jpg', { name })],
        metadata: JSON.stringify([{ filename: name, title: 'By hand' }]),
      },
    })
    const names = body.media.map(({ title, originalName }) => [title, originalName])
    assert.deepEqual(names, [['By hand', name]])
  })

  test('with one bad file is rejected as a whole, and the message names the file', async () => {
    const before = (await listed()).length
    const { status, refusal } = await admin.call('POST /api/media/batch', {
      form: { files: [...files(), fixture('bad/truncated.jpg')] },
    })
    assert.equal(status, 400)
    assert.match(refusal.message, /truncated\.jpg/)
    assert.equal((await listed()).length, before)
  })

  test('gets titles that can be saved again: a prefix without room for a number is rejected by name', async () => {
    const add = (title: string) => admin.call('POST /api/media/batch', { form: { title, files: files() } })
    const longest = 'x'.repeat(limits.title - ' 50'.length)
    const [media] = (await add(longest)).body.media
    const body = { title: media?.title, description: 'In May' }
    const params = { id: media?.id ?? '' }
    assert.equal((await admin.call('PUT /api/media/:id', { params, body })).status, 200)
    const { status, refusal } = await add(`${longest}x`)
    assert.equal(status, 400)
    assert.equal(refusal.message, 'This can be at most 197 characters long')
    assert.deepEqual(refusal.issues, [{ path: 'title', message: refusal.message }])
  })

  test('counts on from the number that it is given, also where the title has no room for a long number', async () => {
    const add = (form: { title: string; firstNumber: string }) =>
      admin.call('POST /api/media/batch', { form: { ...form, files: files() } })
    const titlesOf = async (form: { title: string; firstNumber: string }) =>
      (await add(form)).body.media.map(({ title }) => title)
    assert.deepEqual(await titlesOf({ title: 'Lake', firstNumber: '51' }), ['Lake 51', 'Lake 52', 'Lake 53'])
    const longest = 'x'.repeat(limits.titlePrefix)
    const [first = ''] = await titlesOf({ title: longest, firstNumber: '1000' })
    assert.equal(first, `${'x'.repeat(195)} 1000`)
    for (const firstNumber of ['0', '-1', '1.5', 'one', '9999999999'])
      assert.equal((await add({ title: 'Lake', firstNumber })).status, 400, firstNumber)
  })

  test('names each bad file by its place, so that a page can set them aside and send the others', async () => {
    const letter = { name: 'image.jpg', type: 'image/jpeg', bytes: Buffer.from('Dear Ruth') }
    const image = fixture('photos/small-bee.jpg', { name: 'image.jpg' })
    const before = (await listed()).length
    const { status, refusal } = await admin.call('POST /api/media/batch', {
      form: { files: [image, fixture('bad/truncated.jpg'), image, letter, image] },
    })
    assert.equal(status, 400)
    assert.deepEqual(
      refusal.issues?.map(({ path }) => path),
      ['files.1', 'files.3'],
    )
    assert.equal(refusal.message, refusal.issues?.[0]?.message)
    assert.match(refusal.issues?.[1]?.message ?? '', /image\.jpg/)
    assert.equal((await listed()).length, before)
  })

  test('of more than fifty is rejected', async () => {
    const small = fixture('photos/small-bee.jpg')
    const { status, refusal } = await admin.call('POST /api/media/batch', {
      form: { files: Array.from({ length: 51 }, () => small) },
    })
    assert.equal(status, 400)
    assert.match(refusal.message, /50/)
  })
})

describe('A visitor’s photos', () => {
  const uploadAsVisitor = (form: Parameters<Person['call']>[1]) =>
    world.visitor.call('POST /api/media/upload', form)

  test('have ids but no public address until they are attached to a memory', async () => {
    const { status, body } = await uploadAsVisitor({
      form: { files: [fixture('formats/iphone.HEIC', { type: '' })], memoryAuthor: 'Inga', metadata: '[]' },
    })
    assert.equal(status, 201)
    assert.deepEqual(body.mediaIds, [body.media[0]?.id])
    assert.equal(body.media[0]?.filePath, null)
    assert.equal(body.media[0]?.isMemory, true)
    assert.equal(body.media[0]?.memoryAuthor, 'Inga')
    assert.equal(body.media[0]?.title, 'Photo from Inga')
    assert.equal(body.media[0]?.orientation, 'portrait')
    const forAdmin = (await listed(admin)).find(({ id }) => id === body.mediaIds[0])
    assert.equal(forAdmin?.published, false)
  })

  test('are images only: a video, a TIFF and a song are rejected', async () => {
    for (const file of ['video/h264-aac.mp4', 'formats/lzw.tiff', 'audio/nebula.wav'])
      assert.equal((await uploadAsVisitor({ form: { files: [fixture(file)] } })).status, 415, file)
  })

  test('may have 10 MB and not a byte more', async () => {
    const large = { name: 'large.jpg', type: 'image/jpeg', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) }
    const { status, refusal } = await uploadAsVisitor({ form: { files: [large] } })
    assert.equal(status, 413)
    assert.match(refusal.message, /large\.jpg.*10 MB/)
  })
})
