import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addPhoto } from '../../support/world/addMedia.ts'
import { listRoutes } from '../../support/project/listRoutes.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld, type World, withinAnHour } from '../../support/world/world.ts'

const { world } = await openSharedWorld({ at: withinAnHour() })

const share = (server: World, headers: Record<string, string>) =>
  server.visitor.call('POST /api/logout', { headers })

describe('Requests that change something', () => {
  test('are rejected when they come from another website', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example', host: 'memorial.example' },
      { origin: 'null', host: 'memorial.example' },
      { 'sec-fetch-site': 'cross-site', host: 'memorial.example' },
      { 'sec-fetch-site': 'same-site', host: 'memorial.example' },
    ]
    for (const headers of foreign) {
      const { status, refusal } = await share(world, headers)
      assert.equal(status, 403)
      assert.match(refusal.message, /Please open http:\/\/memorial\.example, /)
    }
  })

  test('are rejected on every route but those that a key in the address alone opens', async () => {
    const headers = {
      origin: 'https://evil.example',
      host: 'memorial.example',
      'sec-fetch-site': 'cross-site',
    }
    const accepted: string[] = []
    const routes = listRoutes(world.app).filter((route) => !route.startsWith('GET '))
    for (const route of routes) {
      const [method = '', url = ''] = route.split(' ')
      const { body } = await world.app.inject({ method: method as 'POST', url, headers })
      if (!body.includes('foreign_origin')) accepted.push(route)
    }
    assert.ok(routes.length > 50, `${routes.length} routes were tried`)
    assert.deepEqual(accepted, ['POST /stop-mail'])
  })

  test('are accepted from our own pages, and from tools that send no origin', async () => {
    const own: Record<string, string>[] = [
      { origin: 'http://memorial.example', host: 'memorial.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'https://memorial.example', host: 'memorial.example' },
      { 'sec-fetch-site': 'none', host: 'memorial.example' },
      {},
    ]
    for (const headers of own) assert.equal((await share(world, headers)).status, 200)
  })

  test('count PUBLIC_URL as the only own origin when it is set', async () => {
    await using own = await openWorld({ config: { publicUrl: 'https://arne.example' } })
    assert.equal((await share(own, { origin: 'https://arne.example', host: 'inner:3000' })).status, 200)
    const refused = await share(own, { origin: 'http://inner:3000', host: 'inner:3000' })
    assert.equal(refused.status, 403)
    assert.match(refused.refusal.message, /Please open https:\/\/arne\.example, /)
  })
})

describe('Visitors’ changes', () => {
  test('are limited per address with Retry-After; the administrator’s are not counted', async () => {
    await using own = await openWorld()
    const administrator = await own.administrator()
    const { id } = await addPhoto(administrator)
    const edit = (who = own.visitor) =>
      who.call('PUT /api/media/:id', { params: { id }, body: { title: 'x' } })
    await edit()
    await own.context.db.updateTable('limits').set({ count: 600 }).where('key', 'like', 'edits %').execute()
    const refused = await edit()
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers['retry-after']) > 0)
    assert.match(refused.refusal.message, /Nothing you wrote is lost/)
    assert.equal((await edit(administrator)).status, 200)
    own.pass(10 * 60_000 + 1)
    assert.equal((await edit()).status, 200)
  })

  test('count as one visitor’s when they come from one IPv6 network, and start over when the clock is set back', async () => {
    await using own = await openWorld({ config: { trustProxy: 1 } })
    const edit = (address: string) =>
      own.visitor.call('PUT /api/media/:id', {
        params: { id: 'none' },
        body: { title: 'x' },
        headers: { 'x-forwarded-for': address },
      })
    await edit('2001:db8:1:2::1')
    await own.context.db.updateTable('limits').set({ count: 600 }).where('key', 'like', 'edits %').execute()
    assert.equal((await edit('2001:db8:1:2:ffff:1:2:3')).status, 429)
    assert.equal((await edit('2001:db8:1:3::1')).status, 404)
    own.pass(-24 * 3_600_000)
    assert.equal((await edit('2001:db8:1:2::1')).status, 404)
  })

  test('believe X-Forwarded-For only as far as TRUST_PROXY says, and the dashboard warns when it is unset', async () => {
    const readSettings = async (server: World) =>
      (await (await server.administrator()).call('GET /api/settings')).body
    assert.deepEqual((await readSettings(world)).warnings, [])
    await share(world, { 'x-forwarded-for': '203.0.113.9' })
    assert.match((await readSettings(world)).warnings?.join() ?? '', /TRUST_PROXY/)
    await using trusting = await openWorld({ config: { trustProxy: 1 } })
    const counters = async (forwarded: string) => {
      await trusting.visitor.call('POST /api/login', {
        body: { username: 'x', password: 'y' },
        headers: { 'x-forwarded-for': forwarded },
      })
      return (await trusting.context.db.selectFrom('limits').selectAll().execute()).length
    }
    assert.equal(await counters('198.51.100.7, 203.0.113.9'), 2, 'the address, and its name')
    assert.equal(await counters('an invented address, 203.0.113.9'), 2, 'a claimed address changes nothing')
    assert.equal(await counters('203.0.113.10'), 4)
    const stored = JSON.stringify(await trusting.context.db.selectFrom('limits').selectAll().execute())
    assert.ok(!stored.includes('203.0.113'), 'no address is stored')
    assert.deepEqual((await readSettings(trusting)).warnings, [])
  })
})

describe('Error responses', () => {
  test('show no internals', async () => {
    const broken = await world.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"username": ',
    })
    assert.equal(broken.statusCode, 400)
    assert.doesNotMatch(broken.body, /SyntaxError|JSON at|\/server\//)
  })

  test('for a missing session come before the body is read', async () => {
    const { status } = await world.visitor.call('POST /api/media', { body: 'not a form at all' })
    assert.equal(status, 401)
  })

  test('to a password with a NUL are a 400, not a database error', async () => {
    const { status } = await world.visitor.call('POST /api/login', {
      body: { username: 'Ruth', password: 'a\0b' },
    })
    assert.equal(status, 400)
  })
})

describe('Responses to visitors', () => {
  test('have another ETag once the resource has changed', async () => {
    await using own = await openWorld()
    const etag = (await own.visitor.call('GET /api/media')).headers.etag ?? ''
    await addPhoto(await own.administrator())
    const changed = await own.visitor.get('/api/media', { 'if-none-match': etag })
    assert.equal(changed.status, 200)
    assert.notEqual(changed.headers.etag, etag)
  })

  test('have a weak ETag where br and gzip share it, and every spelling of it is known', async () => {
    const page = (encoding: string, tag = '') =>
      world.visitor.get('/gallery', { 'accept-encoding': encoding, 'if-none-match': tag })
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (each) => (await page(each)).headers.etag),
    )
    const [br = '', gzip, identity = ''] = tags
    assert.match(br, /^W\/"/)
    assert.equal(gzip, br)
    assert.equal(`W/${identity}`, br)
    for (const tag of [br, identity]) {
      const again = await page('br', tag)
      assert.deepEqual([again.status, again.headers.etag], [304, br])
    }
  })
})

test('Every response forbids browsers to run, frame or sniff it, and TRACE is unknown', async () => {
  for (const path of [
    '/gallery',
    '/api/media',
    '/api/nothing',
    '/nothing',
    '/uploads/no/photo.jpg',
    '/robots.txt',
  ]) {
    const { headers } = await world.visitor.get(path)
    const policy = headers['content-security-policy'] ?? ''
    const rules = path.startsWith('/uploads/')
      ? ["default-src 'none'", "form-action 'none'", "frame-ancestors 'none'"]
      : ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
    for (const rule of rules) assert.ok(policy.includes(rule), `${path}: ${rule}`)
    assert.doesNotMatch(policy, /script-src[^;]*unsafe/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'same-origin')
    assert.equal(headers['cross-origin-resource-policy'], 'same-site')
    assert.equal(headers['access-control-allow-origin'], undefined)
    if (path.startsWith('/uploads/')) continue
    assert.equal(headers['x-frame-options'], 'DENY')
    assert.match(policy, /form-action 'self'/)
  }
  const trace = await world.app.inject({ method: 'TRACE' as 'GET', url: '/gallery' })
  assert.ok(trace.statusCode >= 400 && trace.statusCode < 500, `${trace.statusCode}`)
})

test('No window holds the dashboard that it opened; what visitors see needs no process of its own', async () => {
  const readPolicy = async (path: string) =>
    (await world.visitor.get(path)).headers['cross-origin-opener-policy']
  assert.equal(await readPolicy('/admin'), 'same-origin')
  assert.equal(await readPolicy('/admin/login'), 'same-origin')
  assert.equal(await readPolicy('/'), undefined)
  assert.equal(await readPolicy('/gallery'), undefined)
})
