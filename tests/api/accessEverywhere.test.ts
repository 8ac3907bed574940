import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Endpoint } from '../../contract/endpoint.ts'
import { type Endpoints, endpoints } from '../../contract/endpoints.ts'
import { pages } from '../../contract/page.ts'
import type { Person, Reply } from '../../samples/person.ts'
import { derivativeNames } from '../../server/features/media/files.ts'
import { endpointRules, otherRules, pageRules, rulesOf } from '../support/accessRules.ts'
import { builtPages } from '../support/builtPages.ts'
import { closeMemorial, insider, keyHolder } from '../support/closedMemorial.ts'
import { fillMemorial } from '../support/filledMemorial.ts'
import { routesOf } from '../support/routesOf.ts'
import { openWorld, type World } from '../support/world.ts'

/** In everything that was written into this memorial. */
const MARK = 'Kolibri'
const isProduct = (route: string) =>
  /^GET \/(assets|pictures)\/|^GET \/[\w-]+\.(svg|png|ico|tgz|js)$/.test(route)

let world: World
let admin: Person
/** by what they are */
let strangers: Record<string, Person>
let insiders: Record<string, Person>
/** addresses of every kind of file */
let published: string[]
let hidden: string[]
/** the answer to a visitor while everyone might see it */
const statusBefore = new Map<string, number>()

before(async () => {
  world = await openWorld({ pages: true })
  admin = await world.administrator()
  await fillMarked()
  await admin.call('PUT /api/settings', { body: { wall: 'on' } })
  published = await publicAddresses()
  hidden = await privateAddresses()
  for (const endpoint of endpoints)
    statusBefore.set(nameOf(endpoint), (await callAs(world.visitor, endpoint)).status)
  // each of these files is made public now
  for (const address of published) assert.equal((await world.visitor.get(address)).status, 200, address)

  const keys = await Promise.all(
    ['Church', 'Lost'].map(
      async (name) => (await admin.call('POST /api/access/keys', { body: { name } })).body,
    ),
  )
  await closeMemorial(admin, 'the password of before')
  const earlier = await insider(world, 'the password of before')
  await closeMemorial(admin)
  const [good, lost] = await Promise.all(keys.map(({ key }) => keyHolder(world, key)))
  await admin.call('DELETE /api/access/keys/:id', { params: { id: keys[1]?.id ?? '' } })
  await world.settle()
  strangers = {
    nobody: world.visitor,
    'with a revoked key': lost as Person,
    'with the password of before': earlier,
    'with an invented pass': withCookie(`access-pass=${Date.now() * 2}.${'a'.repeat(43)}`),
    'with an ended session': withCookie('session=long-gone-or-made-up'),
  }
  insiders = { 'with the password': await insider(world), 'with a key': good as Person }
})
after(() => world.close())

describe('In a closed memorial', () => {
  test('there is a rule for every route of the server', () => {
    const known = [
      ...Object.keys(endpointRules),
      ...Object.keys(pageRules).map((path) => `GET ${path}`),
      ...Object.keys(otherRules),
    ]
    const routes = routesOf(world.app).filter((route) => !isProduct(route))
    assert.deepEqual(routes.sort(), known.sort())
    assert.deepEqual(Object.keys(endpointRules).sort(), endpoints.map(nameOf).sort())
    assert.deepEqual(Object.keys(pageRules).sort(), pages.map(({ path }) => path as string).sort())
  })

  test('strangers are refused every call that is not open, and learn nothing by it', async () => {
    for (const endpoint of endpoints)
      await forEach(strangers, async (stranger, who) => {
        const where = `${nameOf(endpoint)} ${who}`
        const reply = await callAs(stranger, endpoint)
        if (endpointRules[nameOf(endpoint)] === 'open') return assert.notEqual(reply.status, 403, where)
        isRefused(reply, where)
      })
  })

  test('whoever has the password or a key calls what visitors may, and no more', async () => {
    for (const endpoint of endpoints)
      await forEach(insiders, async (person, who) => {
        const reply = await callAs(person, endpoint)
        assert.equal(reply.status, statusBefore.get(nameOf(endpoint)), `${nameOf(endpoint)} ${who}`)
        isForNobodyElse(reply, `${nameOf(endpoint)} ${who}`)
      })
  })

  test('strangers see of every page and of any other address the question for the password', async () => {
    const unknown = ['/404', '/no/such/page', '//gallery']
    for (const path of [...rulesOf(pageRules, 'closed'), '/gallery?all', ...unknown])
      await forEach(strangers, async (stranger, who) => {
        const reply = await stranger.get(path)
        assert.equal(reply.status, unknown.includes(path) ? 404 : 200, `${path} ${who}`)
        assert.match(reply.text, /<form method="post"/)
        isSilent(reply, `${path} ${who}`)
      })
  })

  test('the feed is refused to strangers without a page, which no feed reader can read', async () => {
    await forEach(strangers, async (stranger, who) =>
      isRefused(await stranger.get('/feed.atom', { accept: 'text/html' }), who),
    )
  })

  test('the pages and routes that stay open tell nothing of it', async () => {
    const open = [
      ...rulesOf(pageRules, 'open'),
      ...rulesOf(otherRules, 'open').filter((route) => route.startsWith('GET ')),
    ]
    for (const route of open) {
      const reply = await world.visitor.get(route.replace('GET ', ''))
      assert.equal(reply.status, 200, route)
      isWithout(reply, [MARK, 'Lindholm'], route)
    }
    assert.match((await world.visitor.get('/robots.txt')).text, /Disallow: \/uploads\//)
  })

  test('the pages are drawn for whoever has the password or a key, and stay out of shared caches', async () => {
    for (const path of rulesOf(pageRules, 'closed'))
      await forEach(insiders, async (person, who) => {
        const reply = await person.get(path)
        assert.equal(reply.status, 200)
        assert.match(reply.text, /id="page-data"/, `${path} ${who}`)
        assert.equal(reply.headers['cache-control'], 'private, no-cache')
      })
    const { text } = (await insiders['with a key']?.get('/memories')) ?? { text: '' }
    assert.match(text, new RegExp(MARK))
  })

  test('strangers get no file, by whatever they ask', async () => {
    const asked: Record<string, string>[] = [{}, { range: 'bytes=0-9' }, { 'if-none-match': '*' }]
    for (const address of [...published, ...hidden])
      await forEach(strangers, async (stranger, who) => {
        for (const headers of asked) isRefused(await stranger.get(address, headers), `${address} ${who}`)
      })
    const head = await world.app.inject({ method: 'HEAD', url: published[0] ?? '' })
    assert.deepEqual([head.statusCode, head.headers.etag], [401, undefined])
  })

  test('insiders get what is published, privately, and nothing of it becomes public', async () => {
    assert.deepEqual(await world.context.storage.list('public/'), [])
    for (const address of published)
      await forEach(insiders, async (person, who) => {
        const reply = await person.get(address)
        assert.equal(reply.status, 200, `${address} ${who}`)
        assert.equal(reply.headers['cache-control'], 'private, max-age=604800')
        isForNobodyElse(reply, address)
      })
    for (const address of hidden)
      await forEach(insiders, async (person) => isRefused(await person.get(address), address))
    assert.deepEqual(await world.context.storage.list('public/'), [])
  })

  test('the administrator goes everywhere', async () => {
    for (const { path } of pages) assert.equal((await admin.get(path)).status, 200, path)
    for (const address of [...published, ...hidden])
      assert.equal((await admin.get(address)).status, 200, address)
    for (const endpoint of endpoints) {
      const someone = endpoint.name === 'logout' ? await world.administrator() : admin
      const { status } = await callAs(someone, endpoint)
      assert.ok(status < 500 && status !== 401 && status !== 403, `${nameOf(endpoint)} ${status}`)
    }
  })

  test('a helper goes wherever helpers may', async () => {
    const helper = await world.helper()
    for (const { path } of pages) assert.equal((await helper.get(path)).status, 200, path)
    for (const address of published) assert.equal((await helper.get(address)).status, 200, address)
    for (const endpoint of endpoints.filter(({ name }) => name !== 'logout')) {
      const { status } = await callAs(helper, endpoint)
      if (endpoint.who === 'administrator') assert.equal(status, 403, nameOf(endpoint))
      else assert.ok(status < 500 && status !== 401 && status !== 403, `${nameOf(endpoint)} ${status}`)
    }
  })

  test('what belongs to the product, and not to the memorial, is there for the login', async () => {
    const built = path.join(builtPages(), 'web')
    const files = (await readdir(built, { recursive: true })).filter((name) =>
      /\.(js|css|svg|png|woff2)$/.test(name),
    )
    assert.ok(files.length > 50)
    for (const file of files) assert.equal((await world.visitor.get(`/${file}`)).status, 200, file)
    assert.equal((await world.visitor.get('/assets/unknown.js')).status, 404)
  })
})

/** A film, photographs, a song, a memory, a service, an obituary and a static copy, all with the mark in their texts. */
async function fillMarked() {
  await fillMemorial({ administrator: admin, visitor: world.visitor })
  await world.settle()
  for (const { id } of (await admin.call('GET /api/media')).body)
    await admin.call('PUT /api/media/:id', { params: { id }, body: { title: MARK, description: MARK } })
  const service = { title: MARK, date: MARK, time: MARK, location: MARK }
  await admin.call('POST /api/services', { body: service })
  await admin.call('PUT /api/obituary', { body: { content: MARK } })
  await world.visitor.call('POST /api/memories', { body: { name: MARK, content: MARK } })
  const texts = { tribute: MARK, birthDate: MARK, donationText: MARK, donationCharity: MARK }
  await admin.call('PUT /api/settings', { body: { ...texts, searchEngines: true } })
  await admin.call('POST /api/work/copy', { body: { size: 'small' } })
  await world.settle()
}

async function publicAddresses() {
  const media = await world.context.db.selectFrom('media').selectAll().execute()
  const music = (await admin.call('GET /api/music')).body
  return [
    ...media.flatMap((row) => derivativeNames(row).map((name) => `/uploads/${row.public_key}/${name}`)),
    ...music.map(({ filePath }) => filePath),
  ]
}

async function privateAddresses() {
  const media = await world.context.db.selectFrom('media').selectAll().execute()
  const { work: copy } = (await admin.call('GET /api/work/copy')).body
  return [
    ...media.flatMap(({ id, shown_name: shown }) =>
      ['original', shown].map((name) => `/uploads/private/${id}/${name}`),
    ),
    copy?.filePath ?? 'no copy was made',
  ]
}

const nameOf = ({ route }: Endpoint) => route as keyof Endpoints

/** With unknown ids and an empty body: only who may call is tested. */
const callAs = (someone: Person, endpoint: Endpoint) =>
  someone.call(nameOf(endpoint), {
    params: Object.fromEntries(
      [...endpoint.route.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'nobody-has-this']),
    ),
    ...(endpoint.changes && (endpoint.form ? { form: { nothing: '' } } : { body: {} })),
  })

const withCookie = (cookie: string): Person => {
  const get: Person['get'] = (url, headers) => world.visitor.get(url, { cookie, ...headers })
  const call: Person['call'] = (name, input) =>
    world.visitor.call(name, { ...input, headers: { cookie, ...input?.headers } })
  return { ...world.visitor, get, call }
}

async function forEach(
  people: Record<string, Person>,
  check: (person: Person, who: string) => Promise<void>,
) {
  for (const [who, person] of Object.entries(people)) await check(person, who)
}

function isRefused(reply: Reply, where: string) {
  assert.equal(reply.status, 401, where)
  assert.deepEqual(Object.keys(JSON.parse(reply.text) as object).sort(), ['code', 'message'], where)
  isSilent(reply, where)
}

/** Nothing of the memorial in it, and no cache keeps it. */
function isSilent(reply: Reply, where: string) {
  isWithout(reply, [MARK], where)
  assert.match(reply.headers['cache-control'] ?? '', /no-store/, where)
  assert.equal(reply.headers.etag, undefined, where)
}

const isWithout = ({ text, headers }: Reply, secrets: readonly string[], where: string) =>
  secrets.forEach((secret) => assert.ok(!(text + JSON.stringify(headers)).includes(secret), where))

const isForNobodyElse = ({ headers }: Reply, where: string) =>
  assert.match(headers['cache-control'] ?? '', /no-store|private/, where)
