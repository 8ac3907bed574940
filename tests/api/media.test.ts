import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { fixture } from '../support/fixtures.ts'
import type { Person } from '../support/person.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let admin: Person
before(async () => {
  world = await openWorld()
  admin = await world.administrator()
})
after(() => world.close())

const add = (file: string, fields: Record<string, string> = {}) =>
  admin.call('POST /api/media', { form: { file: fixture(file), ...fields } })
const listed = async (who: Person = world.visitor) => (await who.call('GET /api/media')).body

describe('Adding one photograph', () => {
  test('answers 201 with the item, which visitors then see in the list', async () => {
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

  test('gives its path nothing of the name it was sent under', async () => {
    const { body } = await add('names/Öğretmen – 祖父 1962.jpg')
    assert.equal(body.title, 'Öğretmen – 祖父 1962')
    assert.match(body.filePath ?? '', /^\/uploads\/[\w-]{22}\/photo\.jpg$/)
    assert.match(body.id, /^[\w-]{16,}$/)
  })

  test('calls a file without a title by its name, but not by a camera’s', async () => {
    const { body } = await admin.call('POST /api/media', {
      form: { file: fixture('photos/landscape-2mp-bee.jpg', { name: 'IMG_4032.JPG' }) },
    })
    assert.equal(body.title, 'Photo')
  })

  test('takes a name of 250 bytes, cut to a title of 200 characters', async () => {
    const long = `${'ç'.repeat(230)}.jpg`
    const { status, body } = await admin.call('POST /api/media', {
      form: { file: fixture('photos/landscape-2mp-bee.jpg', { name: long }) },
    })
    assert.equal(status, 201)
    assert.equal(body.title.length, 200)
  })

  test('refuses what is not a photo or video by its bytes with 415 and the file’s name', async () => {
    for (const file of [
      'bad/html-inside.jpg',
      'bad/javascript-inside.png',
      'bad/script.svg',
      'bad/text-renamed.mp4',
      'bad/zero-bytes.jpg',
      'audio/a-new-journey-cover.mp3',
    ]) {
      const before = (await listed()).length
      const { status, refusal } = await add(file)
      assert.equal(status, 415, file)
      assert.ok(refusal.message.includes(file.split('/')[1] as string), refusal.message)
      assert.equal((await listed()).length, before, 'nothing was stored')
    }
  })

  test('refuses a photo that was cut off, and one of 900 megapixels, before it answers', async () => {
    assert.equal((await add('bad/truncated.jpg')).status, 400)
    assert.equal((await add('bad/bomb-30000x30000.png')).status, 413)
  })

  test('refuses a form without a file, with words', async () => {
    const { status, refusal } = await admin.call('POST /api/media', { form: { title: 'Nothing' } })
    assert.equal(status, 400)
    assert.match(refusal.message, /choose one/)
  })

  test('refuses a title that is too long, and says which field', async () => {
    const { status, refusal } = await add('photos/landscape-2mp-bee.jpg', { title: 'x'.repeat(201) })
    assert.equal(status, 400)
    assert.equal(refusal.issues?.[0]?.path, 'title')
  })

  test('answers a retry with the same key by what the first call made', async () => {
    const call = () =>
      admin.call('POST /api/media', {
        form: { file: fixture('photos/landscape-2mp-bee.jpg'), title: 'Sent twice' },
        headers: { 'idempotency-key': 'a-key-of-the-browser' },
      })
    const [first, second] = await Promise.all([call(), call()])
    assert.equal(first.body.id, second.body.id)
    assert.equal((await listed()).filter(({ title }) => title === 'Sent twice').length, 1)
  })

  test('keeps an unlisted picture out of gallery and slideshow, for everyone, but serves it', async () => {
    const { body } = await add('photos/landscape-2mp-bee.jpg', { listed: 'false' })
    assert.ok(!(await listed(admin)).some(({ id }) => id === body.id))
    assert.equal((await world.visitor.get(body.filePath ?? '')).status, 200)
  })
})

describe('A batch', () => {
  const files = () => [
    fixture('photos/landscape-2mp-bee.jpg', { name: 'image.jpg' }),
    fixture('photos/landscape-3mp-dragonfly.jpg', { name: 'image.jpg' }),
    fixture('photos/panorama-very-wide.jpg', { name: 'wide.jpg' }),
  ]

  test('gives words to files by name and by turn, and counts the untitled under the common title', async () => {
    const metadata = JSON.stringify([
      { filename: 'wide.jpg', title: '', description: 'From the tower' },
      { filename: 'image.jpg', title: 'First of two' },
      { filename: 'image.jpg', title: '', description: '' },
    ])
    const { status, body } = await admin.call('POST /api/media/batch', {
      form: { files: files(), title: 'Summer', description: 'A common word', metadata },
    })
    assert.equal(status, 201)
    assert.deepEqual(
      body.media.map(({ title, description }) => [title, description]),
      [
        ['First of two', 'A common word'],
        ['Summer 1', 'A common word'],
        ['Summer 2', 'From the tower'],
      ],
    )
    const orders = body.media.map(({ order }) => order)
    assert.deepEqual(orders, [orders[0], (orders[0] ?? 0) + 1, (orders[0] ?? 0) + 2])
  })

  test('with one bad file is refused whole, and the message names the file', async () => {
    const before = (await listed()).length
    const { status, refusal } = await admin.call('POST /api/media/batch', {
      form: { files: [...files(), fixture('bad/truncated.jpg')] },
    })
    assert.equal(status, 400)
    assert.match(refusal.message, /truncated\.jpg/)
    assert.equal((await listed()).length, before)
  })

  test('of more than fifty is refused', async () => {
    const small = fixture('photos/person-small-square.jpg')
    const { status, refusal } = await admin.call('POST /api/media/batch', {
      form: { files: Array.from({ length: 51 }, () => small) },
    })
    assert.equal(status, 400)
    assert.match(refusal.message, /50/)
  })
})

describe('A visitor’s photos', () => {
  const leave = (form: Parameters<Person['call']>[1]) => world.visitor.call('POST /api/media/upload', form)

  test('have ids but no public address until a memory takes them', async () => {
    const { status, body } = await leave({
      form: { files: [fixture('formats/iphone.HEIC', { type: '' })], memoryAuthor: 'Inga', metadata: '[]' },
    })
    assert.equal(status, 201)
    assert.deepEqual(body.mediaIds, [body.media[0]?.id])
    assert.equal(body.media[0]?.filePath, null)
    assert.equal(body.media[0]?.isMemory, true)
    assert.equal(body.media[0]?.memoryAuthor, 'Inga')
    assert.equal(body.media[0]?.title, 'Photo from Inga')
    assert.equal(body.media[0]?.orientation, 'portrait')
    assert.ok(!(await listed()).some(({ id }) => id === body.mediaIds[0]))
    const forAdmin = (await listed(admin)).find(({ id }) => id === body.mediaIds[0])
    assert.equal(forAdmin?.published, false)
    assert.equal((await admin.get(forAdmin?.filePath ?? '')).status, 200)
    assert.equal((await world.visitor.get(forAdmin?.filePath ?? '')).status, 401)
  })

  test('are images only: a video, a TIFF and a song are refused', async () => {
    for (const file of ['video/h264-aac.mp4', 'formats/lzw.tiff', 'audio/nebula.wav'])
      assert.equal((await leave({ form: { files: [fixture(file)] } })).status, 415, file)
  })

  test('may have 10 MB and not a byte more', async () => {
    const large = { name: 'large.jpg', type: 'image/jpeg', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) }
    const { status, refusal } = await leave({ form: { files: [large] } })
    assert.equal(status, 413)
    assert.match(refusal.message, /large\.jpg.*10 MB/)
  })

  test('that no memory took are gone after a day, with their files', async () => {
    const own = await openWorld()
    const { body } = await own.visitor.call('POST /api/media/upload', {
      form: { files: [fixture('photos/landscape-2mp-bee.jpg')] },
    })
    await own.settle()
    assert.ok((await own.house.storage.list(`private/${body.mediaIds[0]}/`)).length > 0)
    own.pass(24 * 3_600_000 + 1)
    await own.settle()
    assert.deepEqual(await own.house.storage.list(`private/${body.mediaIds[0]}/`), [])
    assert.deepEqual(await listed(await own.administrator()), [])
    await own.close()
  })
})

describe('Changing words', () => {
  test('is open to visitors; a blank title is refused and changes nothing', async () => {
    const { body } = await add('photos/landscape-2mp-bee.jpg', { title: 'Before' })
    const edit = (words: unknown) =>
      world.visitor.call('PUT /api/media/:id', { params: { id: body.id }, body: words })
    const edited = await edit({ title: 'After <b>', description: 'Two\nlines' })
    assert.equal(edited.status, 200)
    assert.equal(edited.body.title, 'After <b>')
    const refused = await edit({ title: '  ', description: 'x' })
    assert.equal(refused.status, 400)
    assert.equal(refused.refusal.message, 'A title is needed')
    assert.equal((await edit({ title: 7 })).status, 400)
    const seen = (await listed()).find(({ id }) => id === body.id)
    assert.equal(seen?.title, 'After <b>')
    assert.equal(seen?.description, 'Two\nlines')
  })

  test('of fields that are not title or description changes nothing', async () => {
    const { body } = await add('photos/landscape-2mp-bee.jpg', { title: 'Mine' })
    const { body: edited } = await world.visitor.call('PUT /api/media/:id', {
      params: { id: body.id },
      body: { title: 'Yours', order: 0, filePath: '/etc/passwd', memoryAuthor: 'me', isMemory: true },
    })
    const { originalName: _, published: __, sameAs: ___, ...seen } = body
    assert.deepEqual(edited, { ...seen, title: 'Yours' })
  })

  test('of an item a visitor cannot see is a 404', async () => {
    const { body } = await world.visitor.call('POST /api/media/upload', {
      form: { files: [fixture('photos/landscape-2mp-bee.jpg')] },
    })
    const id = body.mediaIds[0] as string
    for (const unseen of [id, 'nothing-of-this-name'])
      assert.equal(
        (await world.visitor.call('PUT /api/media/:id', { params: { id: unseen }, body: { title: 'x' } }))
          .status,
        404,
      )
  })
})

describe('Order', () => {
  test('is changed for the ids that are sent, and answered as the new list', async () => {
    const own = await openWorld()
    const boss = await own.administrator()
    const ids: string[] = []
    for (const title of ['a', 'b', 'c'])
      ids.push(
        (
          await boss.call('POST /api/media', {
            form: { file: fixture('photos/person-small-square.jpg'), title },
          })
        ).body.id,
      )
    const [a, b, c] = ids as [string, string, string]
    const reorder = (order: unknown) => boss.call('POST /api/media/reorder', { body: { order } })
    const { status, body } = await reorder([
      { id: c, order: 0 },
      { id: a, order: 1 },
      { id: b, order: 2 },
    ])
    assert.equal(status, 200)
    assert.deepEqual(
      body.map(({ title }) => title),
      ['c', 'a', 'b'],
    )
    for (const bad of [
      [
        { id: c, order: 5 },
        { id: 'unknown', order: 0 },
      ],
      [
        { id: c, order: 5 },
        { id: c, order: 6 },
      ],
      [{ id: c, order: -1 }],
      [{ id: c, order: 1.5 }],
      'nonsense',
    ])
      assert.equal((await reorder(bad)).status, 400)
    const after = (await own.visitor.call('GET /api/media')).body
    assert.deepEqual(
      after.map(({ title, order }) => [title, order]),
      [
        ['c', 0],
        ['a', 1],
        ['b', 2],
      ],
    )
    await own.close()
  })
})

describe('Deleting', () => {
  test('takes item and files away at once and for ever; the second time is a 404', async () => {
    const { body } = await add('photos/landscape-2mp-bee.jpg')
    assert.equal((await world.visitor.get(body.filePath ?? '')).status, 200)
    const remove = () => admin.call('DELETE /api/media/:id', { params: { id: body.id } })
    assert.equal((await remove()).status, 204)
    assert.equal((await world.visitor.get(body.filePath ?? '')).status, 404)
    assert.equal((await remove()).status, 404)
    await world.settle()
    assert.deepEqual(await world.house.storage.list(`private/${body.id}/`), [])
  })
})
