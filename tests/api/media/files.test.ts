import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld, type World } from '../../support/world/world.ts'

const { world, admin } = await openSharedWorld()
const bridge = await addTo(world, 'photos/gps-5mp-bridge.jpg')

async function addTo(world: World, file: string): Promise<string> {
  const administrator = await world.administrator()
  const { body } = await administrator.call('POST /api/media', { form: { file: fixture(file) } })
  return body.filePath as string
}
const nextTo = (path: string, name: string) => path.replace(/[^/]+$/, name)

test('An original is saved under the name it came with, whatever its letters, and with an extension', async () => {
  const original = async (name: string) => {
    const file = fixture('photos/small-bee.jpg', { name })
    const { id } = (await admin.call('POST /api/media', { form: { file } })).body
    return (await admin.get(`/uploads/private/${id}/original`)).headers['content-disposition']
  }
  assert.equal(
    await original('Öğretmen 50% – 祖父’s (1962).jpg'),
    `attachment; filename="__retmen 50_ _ ___s (1962).jpg"; filename*=UTF-8''%C3%96%C4%9Fretmen%2050%25%20%E2%80%93%20%E7%A5%96%E7%88%B6%E2%80%99s%20%281962%29.jpg`,
  )
  assert.equal(await original('Anna'), `attachment; filename="Anna.jpg"; filename*=UTF-8''Anna.jpg`)
})

test('Files are stored under names of our own, whatever the sender calls them', async () => {
  const file = fixture('photos/small-bee.jpg', { name: '../../../anna<b>.php' })
  const { status, body } = await admin.call('POST /api/media', { form: { file } })
  assert.equal(status, 201)
  await world.settle()
  const stored = await world.context.storage.list(`private/${body.id}/`)
  assert.ok(stored.includes(`private/${body.id}/original`))
  for (const key of stored) {
    assert.match(key, /^private\/[\w-]{22}\/(original|\w+\.(avif|jpg|webp))$/)
    assert.ok(!key.includes('anna'), key)
  }
})

test('no file of any kind may run a script, load anything but itself, or send a form, even if it were a page', async () => {
  await using allKinds = await openWorld({ content: 'allKinds' })
  const keeper = await allKinds.administrator()
  const media = (await keeper.call('GET /api/media')).body
  const songs = (await keeper.call('GET /api/music')).body
  const paths = [...media, ...songs].flatMap(({ id, filePath }) => [
    filePath ?? '',
    `/uploads/private/${id}/original`,
    nextTo(filePath ?? '', 'page.html'),
  ])
  assert.ok(new Set(media.map(({ fileType }) => fileType)).size > 1 && songs.length > 0)
  for (const path of paths) {
    const { headers } = await keeper.get(path, { range: 'bytes=0-0' })
    const rules = new Set((headers['content-security-policy'] ?? '').split(';'))
    for (const rule of ["default-src 'none'", "form-action 'none'"]) assert.ok(rules.has(rule), path)
    const allowed = [...rules].filter((rule) => !rule.endsWith(" 'none'"))
    assert.deepEqual(allowed, ["media-src 'self'", "style-src 'unsafe-inline'"], path)
    assert.equal(headers['x-content-type-options'], 'nosniff')
  }
})

describe('A published photograph', () => {
  test('is a JPEG of its full size without place or serial numbers', async () => {
    const { status, headers, bytes } = await world.visitor.get(bridge)
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'image/jpeg')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    const { width, height, exif } = await sharp(bytes).metadata()
    assert.ok((width ?? 0) * (height ?? 0) > 4_900_000)
    assert.equal(exif, undefined)
    assert.ok(!bytes.includes('secret-place-fixture'))
  })

  test('is sent without the headers of pages, which would delay a screen full of photographs', async () => {
    const { status, headers } = await world.visitor.get(nextTo(bridge, '384.avif'))
    assert.equal(status, 200)
    const policy = headers['content-security-policy'] ?? ''
    assert.doesNotMatch(policy, /script-src/)
    assert.equal(headers['x-frame-options'], undefined)
    const bytes = Object.entries(headers).reduce(
      (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
      0,
    )
    assert.ok(bytes <= 505, `${bytes} bytes of headers`)
  })

  test('is served in the fixed list of sizes and no other', async () => {
    for (const [name, type] of [
      ['384.avif', 'image/avif'],
      ['384.webp', 'image/webp'],
      ['800.webp', 'image/webp'],
      ['1600.webp', 'image/webp'],
      ['2560.webp', 'image/webp'],
      ['1200.jpg', 'image/jpeg'],
    ] as const) {
      const { status, headers } = await world.visitor.get(nextTo(bridge, name))
      assert.deepEqual([status, headers['content-type']], [200, type])
    }
    for (const name of ['385.webp', 'original', 'animated.webp', '..%2f..%2fmemorial.db', 'photo.jpg%00'])
      assert.equal((await world.visitor.get(nextTo(bridge, name))).status, 404, name)
  })

  test('is cached by browsers forever, by shared caches for a day, and revalidated without a body', async () => {
    const { headers } = await world.visitor.get(bridge)
    assert.match(headers['cache-control'] ?? '', /public, max-age=31536000, s-maxage=86400/)
    const again = await world.visitor.get(bridge, { 'if-none-match': headers.etag ?? '' })
    assert.equal(again.status, 304)
    assert.equal(again.bytes.length, 0)
  })

  test('is restored when the folder of public files was emptied', async () => {
    const { storage } = world.context
    await storage.remove(await storage.list('public/'))
    assert.equal((await world.visitor.get(nextTo(bridge, '800.webp'))).status, 200)
  })
})

/** The number of bytes of a range that the server reads into a reused buffer. */
const LENGTH = 200_000

describe('Ranges', () => {
  test('of bytes are answered 206 with just these bytes, for large and small files', async () => {
    for (const path of [bridge, nextTo(bridge, '384.avif')]) {
      const whole = (await world.visitor.get(path)).bytes
      for (const [range, from, to] of [
        ['bytes=0-99', 0, 99],
        ['bytes=100-', 100, whole.length - 1],
        ['bytes=-50', whole.length - 50, whole.length - 1],
        [`bytes=10-${whole.length * 2}`, 10, whole.length - 1],
      ] as const) {
        const { status, headers, bytes } = await world.visitor.get(path, { range })
        assert.equal(status, 206)
        assert.equal(headers['content-range'], `bytes ${from}-${to}/${whole.length}`)
        assert.ok(bytes.equals(whole.subarray(from, to + 1)), range)
      }
    }
  })

  test('beyond the end, or that end before they start, are a 416 with the size', async () => {
    const { bytes } = await world.visitor.get(bridge)
    for (const range of [`bytes=${bytes.length}-`, 'bytes=5-2']) {
      const { status, headers } = await world.visitor.get(bridge, { range })
      assert.equal(status, 416, range)
      assert.equal(headers['content-range'], `bytes */${bytes.length}`)
    }
  })

  test('keep their bytes until they are read, however many requests come meanwhile', async () => {
    const { port } = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }))
    const whole = (await world.visitor.get(bridge)).bytes
    const starts = Array.from({ length: 30 }, (_, n) => (n * 9_973) % (whole.length - LENGTH))
    const rangeFrom = (start: number) => `bytes=${start}-${start + LENGTH - 1}`
    const socket = connect(Number(port), '127.0.0.1')
    for (const start of starts) {
      socket.write(`GET ${bridge} HTTP/1.1\r\nHost: a\r\nRange: ${rangeFrom(start)}\r\n\r\n`)
      await world.visitor.get(bridge, { range: rangeFrom(start + 1) })
    }
    socket.write(`GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    let received = await buffer(socket)
    for (const start of starts) {
      const begin = received.indexOf('\r\n\r\n') + 4
      const bytes = received.subarray(begin, begin + LENGTH)
      assert.ok(bytes.equals(whole.subarray(start, start + LENGTH)), `from ${start}`)
      received = received.subarray(begin + LENGTH)
    }
  })

  test('without numbers, or with an outdated If-Range, give the whole file', async () => {
    const readStatus = async (range: string, tag: string) =>
      (await world.visitor.get(bridge, { range, 'if-range': tag })).status
    const { headers } = await world.visitor.get(bridge)
    assert.equal(await readStatus('bytes=0-9', '"other"'), 200)
    assert.equal(await readStatus('bytes=0-9', headers.etag ?? ''), 206)
    assert.equal(await readStatus('bytes=-', headers.etag ?? ''), 200)
  })
})

test('Videos are served with a poster and without their location', async () => {
  const path = await addTo(world, 'video/phone-like.mov')
  const { status, headers, bytes } = await world.visitor.get(path)
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'video/mp4')
  assert.ok(!bytes.includes('+52.0907'))
  assert.equal((await world.visitor.get(path, { range: 'bytes=0-1' })).status, 206)
  assert.equal((await world.visitor.get(nextTo(path, '384.avif'))).status, 200)
})

test('The small pictures of an upload are in memory for their first readers, who wait for no storage', async () => {
  const path = await addTo(world, 'photos/person-small-square.jpg')
  const { open, copy } = world.context.storage
  let asked = 0
  world.context.storage.open = (...from) => (asked++, open(...from))
  world.context.storage.copy = (...from) => (asked++, copy(...from))
  for (const name of ['384.avif', '384.webp']) {
    const { status, bytes, headers } = await world.visitor.get(nextTo(path, name))
    assert.equal(status, 200)
    assert.equal(headers['content-type'], `image/${name.split('.')[1]}`)
    assert.ok(bytes.length > 1_000)
  }
  Object.assign(world.context.storage, { open, copy })
  assert.equal(asked, 0)
})
