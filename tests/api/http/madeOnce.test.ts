import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { accessKeyParameter } from '../../../contract/pages/accessLink.ts'
import { firstPictureParameter } from '../../../contract/pages/page.ts'
import { closeMemorialOf, enterWithPassword } from '../../support/world/closedMemorial.ts'
import { listRoutes } from '../../support/project/listRoutes.ts'
import { countProcessedBytes } from '../../support/world/countProcessedBytes.ts'
import { renderAs, writeRender } from '../../support/pages/writeRender.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openEveryPage } from '../../support/guests/openEveryPage.ts'
import { openWorld, withinAnHour } from '../../support/world/world.ts'
import { leastCallers } from '../people/whoMayCall.ts'

/** Responses that are made for each request, and the reason. Everyone may request them. */
const madeForEach: Record<string, string> = {
  '/api/memories/mine': 'depends on the writer’s key',
  '/api/search': 'depends on the query',
  '/api/send': 'depends on the key of the link',
  '/api/senders/mine': 'depends on the sender’s key',
  '/api/invitations/mine': 'depends on the invitation’s key',
  '/api/access/mine': 'depends on the access key with which the device came',
  '/api/director-page': 'depends on the access key with which the device came',
  '/stop-mail': 'depends on the key in the URL of a mail',
  '/healthz': 'says what is true at this moment',
  '/readyz': 'says what is true at this moment',
  '/metrics': 'says what is true at this moment',
}

/** The parameters that a visitor's URL can have, and `x`, which no URL has. */
const parameters = ['all', 'show', 'photo', 'random', firstPictureParameter, accessKeyParameter, 'of', 'x']

/** A page’s HTML without its head, larger than what every Host gets as a copy of its own. */
const html = 'He kept bees. '.repeat(6_000)

const { world, admin } = await openSharedWorld({
  dist: await buildLargePages(),
  at: withinAnHour(),
  config: { trustProxy: 1 },
})
await admin.call('PUT /api/obituary', { body: { content: 'He kept bees.' } })
await admin.call('PUT /api/settings', {
  body: {
    name: 'Walter Lind',
    birthDate: 'May 3, 1941',
    deathDate: 'March 2, 2025',
    donationText: '',
    searchEngines: true,
  },
})
await openEveryPage(admin)
await world.visitor.call('POST /api/memories', {
  body: { name: 'Ruth', content: 'He sang.', mediaIds: null },
})

const paths = listRoutes(world.app)
  .filter((route) => ['anyone', 'visitor'].includes(leastCallers[route] ?? ''))
  .flatMap((route) => /^GET (\/[^:]*)$/.exec(route)?.[1] ?? [])

const browsers: Record<string, string>[] = [
  { 'user-agent': 'Firefox' },
  { 'user-agent': 'Safari', cookie: 'theme=dark', 'x-forwarded-for': '203.0.113.9' },
  { 'accept-language': 'en-AU', 'x-forwarded-for': '2001:db8::1' },
]
const encodings = ['br', 'gzip', 'identity']

describe('What everyone may read is made once, and sent again only if it has changed:', () => {
  for (const path of paths.filter((each) => !(each in madeForEach)))
    test(path, async () => {
      const first = await world.visitor.get(path)
      const { etag } = first.headers
      assert.equal(first.status, 200)
      assert.ok(etag, 'it has an ETag')
      for (const encoding of encodings) await world.visitor.get(path, { 'accept-encoding': encoding })
      const made = await countProcessedBytes(async () => {
        for (const [index, browser] of browsers.entries()) {
          const headers = { ...browser, 'accept-encoding': encodings[index] ?? '' }
          assert.equal((await world.visitor.get(`${path}?utm_source=mail`, headers)).status, 200)
        }
      })
      assert.equal(made, 0)
      const again = await world.visitor.get(path, { 'if-none-match': etag })
      assert.deepEqual([again.status, again.bytes.length], [304, 0])
    })

  test('whatever parameters a URL has, and however long they are', async () => {
    // a page without its photograph looks at no other parameter
    for (const path of paths.filter((each) => !(each in madeForEach)))
      for (const names of [['photo'], parameters.filter((name) => name !== 'photo')]) {
        const send = async (value: string) => {
          const query = names.map((name) => `${name}=${value.replace('NAME', name)}`).join('&')
          const { status } = await world.visitor.get(`${path}?${query}`)
          assert.ok(status === 200 || (status === 404 && query.startsWith('photo')), `${path}?${query}`)
        }
        await world.visitor.get(path)
        await send('x')
        const made = await countProcessedBytes(async () => {
          await send('x'.repeat(1_000))
          await send('1&NAME=2')
        })
        assert.equal(made, 0, `${path}?${names.join('=&')}`)
      }
  })

  test('without exceptions but those that are needed', () => {
    assert.deepEqual(
      Object.keys(madeForEach).filter((path) => !paths.includes(path)),
      [],
    )
  })
})

describe('The slideshow that a device stores', () => {
  test('is made once for visitors and keepers', async () => {
    const { headers, text } = await world.visitor.get('/api/offline-show')
    const keepers = await admin.get('/api/offline-show')
    assert.deepEqual([keepers.headers.etag, keepers.text], [headers.etag, text])
    const helper = await world.helper()
    assert.equal((await helper.get('/api/offline-show', { 'if-none-match': headers.etag ?? '' })).status, 304)
  })

  test('is no longer sent by a closed memorial, whatever tag a stranger has, and is private for the family', async () => {
    await using own = await openWorld()
    const { etag = '' } = (await own.visitor.get('/api/offline-show')).headers
    await closeMemorialOf(own, await own.administrator())
    for (const tag of ['', etag])
      assert.equal((await own.visitor.get('/api/offline-show', { 'if-none-match': tag })).status, 401)
    const inside = await (await enterWithPassword(own)).get('/api/offline-show')
    assert.equal(inside.status, 200)
    assert.match(inside.headers['cache-control'] ?? '', /private/)
  })
})

describe('A large page', () => {
  const open = (n: number, headers: Record<string, string> = {}) =>
    world.visitor.get('/gallery?all', { host: `h${n}.example`, ...headers })

  test('has one body for all Hosts, which is hashed and compressed once, and heads of their own', async () => {
    for (const encoding of encodings) await open(0, { 'accept-encoding': encoding })
    const heads = new Set<string>()
    const made = await countProcessedBytes(async () => {
      for (const encoding of encodings)
        for (let n = 1; n <= 10; n += 1) {
          const { headers, bytes } = await open(n, { 'accept-encoding': encoding })
          const page = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
          assert.ok(page.includes(html) && page.endsWith('</html>\n'))
          assert.ok(page.includes(`http://h${n}.example/gallery`))
          heads.add(page.slice(0, page.indexOf('<body>')))
        }
    })
    assert.equal(heads.size, 10)
    assert.ok(made < html.length, `${made} bytes for 30 pages of ${html.length}`)
  })

  test('has an ETag for each Host, which changes with the body', async () => {
    const first = await open(1)
    assert.equal((await open(1, { 'if-none-match': first.headers.etag ?? '' })).status, 304)
    assert.equal((await open(2, { 'if-none-match': first.headers.etag ?? '' })).status, 200)
    await admin.call('PUT /api/settings', { body: { tribute: 'He sang.' } })
    assert.equal((await open(1, { 'if-none-match': first.headers.etag ?? '' })).status, 200)
  })

  test('is announced with its length, also to HEAD', async () => {
    for (const encoding of encodings) {
      const { headers, bytes } = await open(1, { 'accept-encoding': encoding })
      assert.equal(headers['content-length'], String(bytes.length))
      const { headers: announced, rawPayload } = await world.app.inject({
        method: 'HEAD',
        url: '/gallery?all',
        headers: { host: 'h1.example', 'accept-encoding': encoding },
      })
      assert.deepEqual([announced['content-length'], rawPayload.length], [headers['content-length'], 0])
    }
  })

  test('is compressed with Brotli at PUBLIC_URL, where all Hosts get the same', async () => {
    await using own = await openWorld({
      dist: await buildLargePages(),
      config: { publicUrl: 'https://walter.example.org' },
    })
    const { headers } = await own.visitor.get('/gallery?all', { 'accept-encoding': 'gzip, br' })
    assert.equal(headers['content-encoding'], 'br')
  })
})

/** Makes large pages, each with `html`. */
function buildLargePages() {
  return writeRender(renderAs(JSON.stringify(html)))
}
