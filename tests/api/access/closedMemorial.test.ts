import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { createInProcessSend, type Person, type Reply } from '../../../samples/person.ts'
import { builtPages } from '../../support/pages/builtPages.ts'
import { closeMemorialOf } from '../../support/world/closedMemorial.ts'
import { openConnection } from '../../support/servers/rawConnection.ts'
import { listRoutes } from '../../support/project/listRoutes.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld, type World } from '../../support/world/world.ts'

/** The settings of this memorial that strangers must not read. */
const texts = {
  tribute: 'He built bridges.',
  birthDate: '4 March 1939',
  deathDate: '11 May 2024',
  portraitPath: '/pictures/him-in-the-boat.jpg',
  donationUrl: 'https://lifeboats.example.org/',
  donationCharity: 'The lifeboats of Visby',
  donationText: 'Instead of flowers',
  timezone: 'America/Denver',
}
/** The name, which sentences repeat, and its Polish forms, all of which contain it. */
const NAME = 'Arne Sundkvist'
const names = { name: NAME, nameGenitive: `${NAME}a`, nameLocative: `${NAME}em`, pronoun: 'name' }

const { world, admin } = await openSharedWorld({ pages: true })
await fillAndClose(world, admin)

async function fillAndClose(own: Pick<World, 'context'>, by: Person) {
  const saved = await by.call('PUT /api/settings', { body: { ...texts, ...names } })
  assert.equal(saved.status, 200, saved.text)
  await closeMemorialOf(own, by)
}

describe('Strangers of a closed memorial', () => {
  test('no address tells strangers a word of it, however it is written and asked for', async () => {
    const paths = new Set(
      listRoutes(world.app).map((route) => route.split(' ')[1]?.replace(/:\w+/g, 'nobody') ?? ''),
    )
    // each path in turn gets another four spellings and another two methods: tests/api/people/whoMayCall.test.ts calls every route
    for (const [index, path] of [...paths, ...unknownPaths].entries()) {
      const [plain = '', ...others] = listSpellings(path)
      for (const url of [plain, ...chooseInTurn(others, 4, index)])
        tellsNothing(await ask('GET', url, index % 2 ? 'en' : 'pl'), url)
      for (const method of chooseInTurn(otherMethods, 2, index))
        tellsNothing(await ask(method, path), `${method} ${path}`)
    }
  })

  test('nor does the oldest HTTP, an address with a host in it, or a method that nobody knows', async () => {
    const origin = await world.app.listen({ host: '127.0.0.1', port: 0 })
    for (const path of ['/assets/nobody.js', '/nobody', '/uploads/a/b', '/api/nobody', '/gallery'])
      for (const line of [
        `GET ${path} HTTP/1.0`,
        `GET ${origin}${path} HTTP/1.1`,
        `PROPFIND ${path} HTTP/1.1`,
        `NOBODY ${path} HTTP/1.1`,
      ]) {
        const connection = await openConnection(origin)
        await connection.send(`${line}\r\nhost: memorial.test\r\nconnection: close\r\n\r\n`)
        const text = await connection.ended
        assert.match(text, /^HTTP\/1\.1 [24]\d\d /, line)
        tellsNothing({ status: 0, headers: {}, bytes: Buffer.of(), text }, line)
      }
  })

  test('an unknown asset is a bare 404 for every caller', async () => {
    for (const someone of [world.visitor, admin])
      for (const path of ['/assets/nobody.js', '/assets/..%2findex.html']) {
        const { status, headers, text } = await someone.get(path, { accept: 'text/html' })
        assert.deepEqual([status, headers['cache-control']], [404, 'no-store'], path)
        assert.deepEqual(Object.keys(JSON.parse(text) as object), ['message', 'code'], path)
      }
  })

  test('files of the product, which do not belong to the memorial, are there for the login', async () => {
    const built = path.join(builtPages(), 'web')
    const files = (await readdir(built, { recursive: true })).filter((name) =>
      /\.(js|css|svg|png|woff2)$/.test(name),
    )
    assert.ok(files.length > 50)
    for (const file of files) assert.equal((await world.visitor.get(`/${file}`)).status, 200, file)
  })

  test('the page to send photographs opens with and without a link, and tells nothing', async () => {
    for (const [change, status] of [
      ['POST', 200],
      ['DELETE', 404],
    ] as const) {
      await admin.call(`${change} /api/send-link`)
      const page = await ask('GET', '/send')
      assert.equal(page.status, status)
      assert.match(page.text, /<title>Send Photographs<\/title>/)
      tellsNothing(page, `/send after ${change}`)
    }
  })

  test('a route that answers strangers and finds nothing cannot draw them the page that says so', async () => {
    await using own = await openWorld({ pages: true })
    own.app.get('/tomorrow', { config: { isAsset: true } }, (_request, reply) => reply.callNotFound())
    const anna = await own.administrator()
    await fillAndClose(own, anna)
    const reply = await own.visitor.get('/tomorrow')
    assert.equal(reply.status, 404)
    tellsNothing(reply, '/tomorrow')
    const ofKeeper = await anna.get('/tomorrow')
    assert.deepEqual([ofKeeper.status, ofKeeper.headers['cache-control']], [404, 'private, no-store'])
    assert.match(ofKeeper.text, new RegExp(texts.tribute))
  })
})

/** Paths at which nothing is, though they resemble paths of the site. */
const unknownPaths = [
  '/assets/nobody.js',
  '/assets/nobody/nobody.css',
  '/assets/..%2fgallery',
  '/fonts/nobody.woff2',
  '/pictures/nobody.jpg',
  '/favicon.png',
  '/index.html',
  '/manifest.json',
  '/sitemap.txt',
  '/.well-known/nobody',
  '/api',
  '/api/nobody',
  '/uploads/nobody',
  '/uploads/private/nobody',
  '/admin/nobody',
  '/404',
  '/%',
  '/%00',
  `/${'long'.repeat(500)}`,
]

const otherMethods = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']

const chooseInTurn = <T>(all: readonly T[], count: number, turn: number) =>
  [...all, ...all].slice((turn * count) % all.length).slice(0, count)

const listSpellings = (path: string) => [
  path,
  `${path}/`,
  `/${path}`,
  `${path}/nobody`,
  `${path}?all&key=nobody`,
  `${path}%2f`,
  `${path}%`,
  `/.${path}`,
  `/assets${path}`,
  `/assets/..%2f${path.slice(1)}`,
  path.toUpperCase(),
]

async function ask(method: string, url: string, language = 'en'): Promise<Reply> {
  const reply = await createInProcessSend(world.app)({
    method,
    url,
    headers: { accept: 'text/html', 'accept-language': language },
  })
  return { ...reply, text: reply.bytes.toString() }
}

/** Fails if a response contains a text of the memorial. Only the heading of the password page may have his name. */
function tellsNothing(reply: Reply, where: string) {
  const text = reply.text.replace(/<h1><span>(In memory of|W\snaszej pamięci)<\/span> [^<]*<\/h1>/, '')
  const answered = text + JSON.stringify(reply.headers)
  for (const secret of [...Object.values(texts), NAME]) assert.ok(!answered.includes(secret), where)
  if (reply.status === 404) assert.match(reply.headers['cache-control'] ?? '', /no-store/, where)
}
