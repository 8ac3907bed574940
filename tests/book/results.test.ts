import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BookKind } from '../../contract/outputs/book.ts'
import { workKinds } from '../../contract/work.ts'
import { bookWork } from '../../server/outputs/book/bookWork.ts'
import { readPdf } from '../support/files/readPdf.ts'
import { coloredPicture } from '../support/files/coloredPicture.ts'
import { addSender, sendPhotos } from '../support/guests/sendByLink.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()
await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm', birthDate: 'May 12, 1948' } })
const service = { title: 'Farewell', date: 'March 18, 2031', time: '11 AM', location: 'Duluth' }
const { body: farewell } = await admin.call('POST /api/services', { body: service })

interface Choices {
  kind: BookKind
  layout?: 'both'
  without?: string[]
}
const begin = async (body: Choices) => {
  const options = { address: 'https://arne.example.org', ...body }
  const response = await admin.call('POST /api/work/book', { body: options })
  assert.equal(response.status, 200)
  return response.body.work
}
const make = async (choices: Choices) => {
  await begin(choices)
  await world.settle()
  assert.equal((await read(choices.kind))?.state, 'ready')
}
const read = async (kind?: BookKind) =>
  (await admin.call('GET /api/work/book', kind ? { query: { kind } } : {})).body.work
const isChanged = async (kind: BookKind) => (await read(kind))?.isChanged
const addMemory = async (name: string) => {
  const body = { name, content: 'He sang in the bath.', mediaIds: [] }
  const response = await world.visitor.call('POST /api/memories', { body })
  assert.equal(response.status, 201)
  return response.body.id
}
const removeAll = async () => {
  while (await read()) await admin.call('DELETE /api/work/book')
}

test('a result says with which options it was made', async () => {
  await make({ kind: 'poster' })
  await make({ kind: 'thanks', without: [farewell.id] })
  assert.deepEqual((await read('thanks'))?.options.without, [farewell.id])
  const { options } = (await read('poster')) ?? {}
  assert.equal(options?.address, 'https://arne.example.org')
  assert.deepEqual(options?.without, [])
  await removeAll()
})

test('a result has a name in the family’s language, and so do the folder and the files in it', async () => {
  await admin.call('PUT /api/settings', { body: { language: 'pl' } })
  for (const [kind, savedName] of [
    ['card', 'karta z portretem.pdf'],
    ['thanks', 'podziękowania.pdf'],
  ] as const) {
    await make({ kind })
    const { headers } = await admin.get((await read(kind))?.filePath ?? '')
    const disposition = headers['content-disposition'] ?? ''
    assert.ok(disposition.endsWith(`filename*=UTF-8''${encodeURIComponent(savedName)}`), disposition)
  }
  const table = await admin.get((await read('thanks'))?.tablePath ?? '')
  assert.deepEqual([table.status, table.headers['content-type']], [200, 'text/csv; charset=utf-8'])
  const tableName = encodeURIComponent('podziękowania.csv')
  assert.ok(table.headers['content-disposition']?.endsWith(`filename*=UTF-8''${tableName}`))
  await admin.call('PUT /api/settings', { body: { language: 'en' } })
  await removeAll()
})

test('a second document is begun while the first one runs, and both results stay', async () => {
  const now = world.context.clock()
  assert.equal((await begin({ kind: 'poster' }))?.state, 'running')
  assert.equal((await begin({ kind: 'card' }))?.state, 'running')
  await world.settle()
  const [poster, card] = [await read('poster'), await read('card')]
  assert.match(poster?.filePath ?? '', /\/poster\.pdf$/)
  assert.match(card?.filePath ?? '', /\/card\.pdf$/)
  assert.equal((await read())?.filePath, card?.filePath, 'without a kind, it is the one that was begun last')
  for (const each of [poster, card]) {
    const age = Date.parse(each?.madeAt ?? '') - now
    assert.ok(age >= 0 && age < 600_000, each?.madeAt ?? 'no time')
    assert.equal((await admin.get(each?.filePath ?? '')).status, 200)
    assert.equal((await admin.get(each?.picture ?? '')).headers['content-type'], 'image/svg+xml')
    assert.equal((await world.visitor.get(each?.picture ?? '')).status, 401)
  }
  await make({ kind: 'poster' })
  assert.notEqual((await read('poster'))?.filePath, poster?.filePath)
  assert.equal((await read())?.filePath, (await read('poster'))?.filePath)
  assert.equal((await admin.call('DELETE /api/work/book', { query: { kind: 'poster' } })).status, 204)
  assert.equal(await read('poster'), null)
  assert.equal((await admin.get(card?.filePath ?? '')).status, 200)
  await removeAll()
})

test('the order of service can be made to fold and for a screen at once, and both files are for administrators', async () => {
  await make({ kind: 'order', layout: 'both' })
  const made = await read('order')
  const [folded, screen] = await Promise.all(
    [made?.filePath, made?.screenPath].map((file) => admin.get(file ?? '')),
  )
  assert.deepEqual(
    [folded?.headers['content-type'], screen?.headers['content-type']],
    ['application/pdf', 'application/pdf'],
  )
  const [sides, pages] = [folded, screen].map((each) => readPdf(each?.bytes ?? Buffer.alloc(0)).pages)
  assert.ok(
    sides?.length === 2 && sides.every(({ width }, index) => width > 1.9 * (pages?.[index]?.width ?? width)),
  )
  assert.equal(made?.pages.length, 4)
  assert.equal((await world.visitor.get(made?.screenPath ?? '')).status, 401)
  await make({ kind: 'order' })
  assert.equal((await read('order'))?.screenPath, null)
  await removeAll()
})

test('a result has changed if something that it shows has changed, and not otherwise', async () => {
  const [first, second] = [await addMemory('Ada'), await addMemory('Bo')]
  const { id } = (await admin.call('POST /api/media', { form: { file: await coloredPicture('#604020') } }))
    .body
  await world.settle()
  const fillPages = (readings: string) => admin.call('PUT /api/settings', { body: { readings } })
  await fillPages(`Psalm 23\n${'The Lord is my shepherd.\n'.repeat(18)}`)
  for (const kind of ['poster', 'order', 'thanks'] as const) await make({ kind })
  await make({ kind: 'book', without: [second] })
  const changed = async () => {
    const kinds = ['book', 'order', 'poster', 'thanks'] as const
    const answers = await Promise.all(kinds.map(isChanged))
    return kinds.filter((_, index) => answers[index])
  }
  for (const visible of [false, true])
    await admin.call('POST /api/media/visibility', { body: { ids: [id], visible } })
  await world.settle()
  assert.deepEqual(await changed(), [], 'a photograph was hidden and shown again')
  for (const [rotate, kinds] of [
    [90, ['book']],
    [0, []],
  ] as const) {
    const turn = { params: { id }, body: { rotate } }
    assert.equal((await admin.call('PUT /api/media/:id/adjustment', turn)).status, 200)
    await world.settle()
    assert.deepEqual(await changed(), kinds, `turned by ${rotate}°`)
  }

  await admin.call('PUT /api/settings', { body: { slideshowEnd: 'Farewell.' } })
  const form = { file: await coloredPicture('#204060') }
  assert.equal((await admin.call('POST /api/media', { form })).status, 201)
  const keeper = { params: { id: second } }
  assert.equal((await admin.call('DELETE /api/memories/:id', keeper)).status, 204)
  assert.deepEqual(
    await changed(),
    ['book', 'thanks'],
    'a new photograph is in the book, and Bo is not to thank',
  )

  const place = { params: { id: farewell.id }, body: { ...service, location: 'Duluth, Superior' } }
  assert.equal((await admin.call('PUT /api/services/:id', place)).status, 200)
  assert.deepEqual(await changed(), ['book', 'order', 'thanks'])
  await admin.call('PUT /api/settings', { body: { name: 'Arne G. Lindholm' } })
  assert.deepEqual(await changed(), ['book', 'order', 'poster', 'thanks'])
  await admin.call('PUT /api/settings', { body: { name: 'Arne Lindholm' } })
  assert.deepEqual(await changed(), ['book', 'order', 'thanks'], 'the poster is as it was')
  assert.equal((await admin.call('DELETE /api/memories/:id', { params: { id: first } })).status, 204)

  await fillPages('')
  await make({ kind: 'order' })
  const turn = { params: { id }, body: { rotate: 90 as const } }
  assert.equal((await admin.call('PUT /api/media/:id/adjustment', turn)).status, 200)
  await world.settle()
  assert.ok(await isChanged('order'), 'a page that would be empty has the photograph')
  await removeAll()
})

test('a new link to send photographs changes what has its code, and what guests send changes whom to thank', async () => {
  const renew = async (query: { keep?: 'yes' }) =>
    (await admin.call('POST /api/send-link', { query })).body.key ?? ''
  const headers = { 'send-key': await renew({}) }
  for (const kind of ['send', 'poster', 'thanks'] as const) await make({ kind })
  await sendPhotos(world.visitor, await addSender(world.visitor, headers), 'Lake.jpg')
  assert.equal(await renew({ keep: 'yes' }), headers['send-key'])
  assert.deepEqual([await isChanged('send'), await isChanged('poster')], [false, false])
  assert.equal(await isChanged('thanks'), true)
  await renew({})
  assert.deepEqual([await isChanged('send'), await isChanged('poster')], [true, false])
  await removeAll()
})

test('whether the book has changed follows from its photographs, and their pages are not laid out for it', async () => {
  const form = { file: await coloredPicture('#206040', [640, 480]) }
  assert.equal((await admin.call('POST /api/media', { form })).status, 201)
  await world.settle()
  const read = async (size: 'a4' | 'square') => {
    const options = workKinds.book.start.body.parse({ size })
    return (await bookWork.readContents?.(world.context, options)) as {
      gallery: { picture: string; pixelWidth: number; pixelHeight: number }[]
    }
  }
  const [book, square] = [await read('a4'), await read('square')]
  const [photo] = book.gallery.filter(({ pixelWidth }) => pixelWidth === 640)
  assert.deepEqual([photo?.pixelHeight, /photo/.test(photo?.picture ?? '')], [480, true])
  assert.deepEqual(book.gallery, square.gallery)
})
