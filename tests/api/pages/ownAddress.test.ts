import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { pages } from '../../../contract/pages/page.ts'
import type { Person } from '../../../samples/person.ts'
import { closeMemorialOf, familyPassword, sendPassword } from '../../support/world/closedMemorial.ts'
import { openConnection } from '../../support/servers/rawConnection.ts'
import { administrator } from '../../support/world/template.ts'
import { textLog } from '../../support/servers/textLog.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const home = 'https://walter.example.org'

const { world } = await openSharedWorld({ config: { publicUrl: home, trustProxy: 1 } })

/** Requests a page as a browser at this address does, through a proxy that sends the scheme. */
const at = (origin: string) => {
  const { host, protocol } = new URL(origin)
  return { host, 'x-forwarded-proto': protocol.slice(0, -1) }
}

const share = (who: Person, headers: Record<string, string>) =>
  who.call('POST /api/memories', { body: { name: 'Anna', content: 'He sang' }, headers })

describe('A page asked for at another address than PUBLIC_URL', () => {
  for (const origin of [
    'https://www.walter.example.org',
    'http://walter.example.org',
    'http://walter.example.org:3000',
    'http://203.0.113.5',
    'http://[2001:db8::1]:3000',
  ])
    test(`leads there with path and query: ${origin}`, async () => {
      for (const path of [...pages.map((page) => page.path), '/nothing'])
        for (const url of [path, `${path}?photo=a%20b&show=photos`]) {
          const { status, headers } = await world.visitor.get(url, at(origin))
          assert.deepEqual([status, headers.location], [308, home + url])
          assert.match(headers['cache-control'] ?? '', /no-store/)
        }
    })

  test('leads there at once from a capital letter', async () => {
    const { headers } = await world.visitor.get('/Gallery?show=photos', at('http://www.walter.example.org'))
    assert.equal(headers.location, `${home}/gallery?show=photos`)
  })

  test('is served at that address however it is written', async () => {
    for (const host of ['walter.example.org', 'WALTER.example.org', 'walter.example.org:443'])
      assert.equal((await world.visitor.get('/gallery', { host, 'x-forwarded-proto': 'https' })).status, 200)
  })

  test('is served if the proxy does not send the scheme, or is not trusted', async () => {
    assert.equal((await world.visitor.get('/gallery', { host: 'walter.example.org' })).status, 200)
    await using own = await openWorld({ config: { publicUrl: home } })
    assert.equal((await own.visitor.get('/gallery', at('http://walter.example.org'))).status, 200)
  })

  test('does not redirect calls, files and health checks', async () => {
    const other = at('http://www.walter.example.org')
    for (const path of ['/healthz', '/readyz', '/api/media', '/robots.txt'])
      assert.equal((await world.visitor.get(path, other)).status, 200, path)
    for (const path of ['/api/nothing', '/uploads/nothing/photo.jpg'])
      assert.equal((await world.visitor.get(path, other)).status, 404, path)
  })

  test('is served the second time behind a proxy that changes Host, which the log names once', async () => {
    const logged = textLog()
    const own = await openWorld({ config: { publicUrl: home, trustProxy: 1 }, log: logged.log })
    const asked = { host: 'origin.example.net', 'x-forwarded-proto': 'http' }
    for (const [typed, url] of [
      ['/Gallery?show=photos', '/gallery?show=photos'],
      ['/memories', '/memories'],
    ] as const) {
      const first = await own.visitor.get(typed, asked)
      assert.equal(first.status, 308)
      const cookie = first.headers['set-cookie']?.split(';')[0] ?? ''
      assert.equal((await own.visitor.get(url, { ...asked, cookie })).status, 200)
      assert.equal((await own.visitor.get('/', { ...asked, cookie })).status, 308, 'another page')
    }
    const { status } = await share(own.visitor, { ...asked, origin: home, 'sec-fetch-site': 'same-origin' })
    assert.equal(status, 201)
    await own.close()
    assert.equal(logged.text.match(/origin\.example\.net/g)?.length, 1)
  })
})

describe('An address of this machine or its network', () => {
  for (const origin of [
    'http://127.0.0.1:3000',
    'http://localhost:3000',
    'http://192.168.1.20:3000',
    'http://10.0.0.7',
    'http://172.31.0.1',
    'http://100.100.1.1',
    'http://[fd12::1]:3000',
    'http://[fe80::1]',
    'http://memorial.local:3000',
  ])
    test(`is served as it is, and takes what is written there: ${origin}`, async () => {
      assert.equal((await world.visitor.get('/memories', at(origin))).status, 200)
      assert.equal((await share(world.visitor, { ...at(origin), origin })).status, 201)
    })

  test('takes nothing that another page sends', async () => {
    const there = at('http://192.168.1.20:3000')
    for (const origin of ['http://192.168.1.21:3000', 'https://evil.example', 'null'])
      assert.equal((await share(world.visitor, { ...there, origin })).status, 403)
    const { status } = await share(world.visitor, {
      ...at('https://evil.example'),
      origin: 'https://evil.example',
    })
    assert.equal(status, 403)
  })

  test('lets the family log in, and strangers open a closed memorial, over plain HTTP', async () => {
    await using own = await openWorld({ config: { publicUrl: home } })
    await closeMemorialOf(own, await own.administrator())
    const there = { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' }
    const login = await own.visitor.call('POST /api/login', { body: administrator, headers: there })
    const password = await sendPassword(own, familyPassword, '/memories', there)
    const { body: keys } = await (await own.administrator()).call('POST /api/access/keys', {
      body: { name: 'hall' },
    })
    const key = await own.visitor.get(`/slideshow?key=${keys.key}`, { host: there.host })
    for (const [name, given] of [
      ['session', login.headers['set-cookie']],
      ['access-pass', password.headers['set-cookie']],
      ['access-key', key.headers['set-cookie']],
    ] as const) {
      assert.match(String(given), new RegExp(`^${name}=`))
      assert.doesNotMatch(String(given), /Secure/)
      const cookie = String(given).split(';')[0] ?? ''
      assert.equal((await own.visitor.get('/api/media', { host: there.host, cookie })).status, 200, name)
    }
  })
})

describe('A proxy that sends its own Host', () => {
  const refused = { host: '127.0.0.1:3000', origin: home, 'sec-fetch-site': 'same-origin' }

  test('is named in the log once, with what to do', async () => {
    const logged = textLog()
    const own = await openWorld({ log: logged.log })
    for (let n = 0; n < 3; n += 1) assert.equal((await share(own.visitor, refused)).status, 403)
    await own.close()
    assert.equal(logged.text.match(/127\.0\.0\.1:3000/g)?.length, 1)
    assert.match(logged.text, /https:\/\/walter\.example\.org.*set PUBLIC_URL=https:\/\/walter\.example\.org/)
  })

  test('is not suspected when another website is refused', async () => {
    const logged = textLog()
    const own = await openWorld({ log: logged.log })
    await share(own.visitor, { ...refused, 'sec-fetch-site': 'cross-site' })
    await own.close()
    assert.equal(logged.text, '')
  })
})

describe('An address as it is typed', () => {
  for (const [typed, meant] of [
    ['/Gallery', '/gallery'],
    ['/MEMORIES', '/memories'],
    ['/memories.', '/memories'],
    ['/gallery)', '/gallery'],
    ['/Services/', '/services'],
    ['/obituary%2E', '/obituary'],
    ['/obituary%E2%80%9D.', '/obituary'],
    ['/Admin/Login', '/admin/login'],
    ['/Slideshow-Old?duration=8', '/slideshow-old?duration=8'],
    ['/gallery?photo=abc.', '/gallery?photo=abc'],
    ['/.?key=abc).', '/?key=abc'],
    ['/,', '/'],
  ] as const)
    test(`leads to its page: ${typed}`, async () => {
      const own = world.visitor
      const { status, headers } = await own.get(typed, at(home))
      assert.deepEqual([status, headers.location], [308, meant])
      assert.notEqual((await own.get(meant, at(home))).status, 308)
    })

  test('leads nowhere when no page is called so', async () => {
    for (const path of ['/galleries', '/gallery.html', '/Nothing', '/API/media', '//gallery', '/gallery/x.'])
      assert.equal((await world.visitor.get(path, at(home))).status, 404, path)
  })
  test('stays as it is when it is longer than anybody types', async () => {
    for (const dots of [2_100, 15_000]) {
      const { status } = await world.visitor.get(`/gallery?${'.'.repeat(dots)}`, at(home))
      assert.equal(status, 200)
    }
  })
})

describe('A request line that no browser sends', async () => {
  const url = await world.app.listen({ host: '127.0.0.1', port: 0 })

  /** Sends a request line to the server under another address than PUBLIC_URL. */
  async function send(line: string) {
    const connection = await openConnection(url)
    const headers = 'Host: www.walter.example.org\r\nX-Forwarded-Proto: https\r\nConnection: close'
    await connection.send(`${line} HTTP/1.1\r\n${headers}\r\n\r\n`)
    const answer = await connection.ended
    return { status: await connection.status, location: /^location: (.*)$/im.exec(answer)?.[1] }
  }

  for (const [target, path] of [
    ['http://x/', '/'],
    ['http://www.walter.example.org/Gallery?show=photos', '/gallery?show=photos'],
    ['HTTPS://x:443', '/'],
    ['http://x?show=photos', '/?show=photos'],
    ['http://user@x//gallery', '//gallery'],
    ['//x', '//x'],
    ['/\\x', '/\\x'],
    ['/http://x/', '/http://x/'],
    ['*', '/'],
  ] as const)
    test(`leads to a path at PUBLIC_URL: ${target}`, async () => {
      assert.deepEqual(await send(`GET ${target}`), { status: 308, location: home + path })
    })

  for (const [line, status] of [
    ['GET \\x', 400],
    ['OPTIONS *', 404],
    ['GET http://x/api/media', 200],
    ['GET http://x/uploads/nothing/photo.jpg', 404],
    ['GET http:x', 400],
  ] as const)
    test(`leads nowhere: ${line}`, async () => {
      assert.deepEqual(await send(line), { status, location: undefined })
    })
})
