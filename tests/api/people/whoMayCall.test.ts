import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { pages } from '../../../contract/pages/page.ts'
import { encodeMultipart } from '../../../samples/multipart.ts'
import { createInProcessSend, type Person, type Reply } from '../../../samples/person.ts'
import { passwordField } from '../../../server/features/access/passwordPage.ts'
import { closeMemorialOf, enterWithPassword, enterWithKey } from '../../support/world/closedMemorial.ts'
import { listRoutes } from '../../support/project/listRoutes.ts'
import { openEveryPage } from '../../support/guests/openEveryPage.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { type Caller, callers, leastCallers } from './whoMayCall.ts'

/** A word in every text of this memorial. */
const MARK = 'Kolibri'
const NAME = 'Sundkvist'
const pageRoutes = new Set<string>(pages.map(({ path }) => `GET ${path}`))

const { world, admin } = await openSharedWorld({ content: 'allKinds', pages: true })
let writerKey: string
let isClosed = false
/** Several people of each kind. */
let people: Record<Caller, Record<string, Headers>>
type Headers = Record<string, string>

before(async () => {
  await markTexts()
  await openEveryPage(admin)
})

test('every route of the server has its least caller in the table', () => {
  const isProduct = (route: string) => /^GET \/(assets|pictures)\/|\.(svg|png|ico|tgz|js)$/.test(route)
  const routes = new Set(listRoutes(world.app).filter((route) => !isProduct(route)))
  for (const route of routes)
    assert.ok(leastCallers[route], `${route} needs a line in whoMayCall.ts: the least caller who may call it`)
  for (const route of Object.keys(leastCallers))
    assert.ok(routes.has(route), `${route} is no route any more: remove its line from whoMayCall.ts`)
})

test('the contract says of every endpoint the same as the table', () => {
  for (const { route, who } of endpoints) {
    const least = leastCallers[route]
    const inTable = least === 'anyone' || least === 'visitor' ? 'everyone' : least
    assert.equal(who, inTable, `${route} is for ${who} in the contract, and for ${inTable} in whoMayCall.ts`)
  }
})

describe('While everyone may see the memorial', () => {
  before(openToEveryone)

  test('everyone may call the routes of visitors, and a key or an ended session opens none of keepers', async () => {
    const strangers = {
      nobody: {},
      'with an ended session and the key of a memory': endedSession(),
    }
    for (const [who, headers] of Object.entries(strangers)) await callAll('visitor', who, headers)
  })
})

describe('In a closed memorial', () => {
  before(closeTo)

  for (const caller of callers)
    test(`${caller} calls what the table says, and nothing else`, async () => {
      for (const [who, headers] of Object.entries(people[caller])) await callAll(caller, who, headers)
    })

  test('the feed is refused to strangers without a page, which no feed reader can read', async () => {
    const { headers } = await world.visitor.get('/feed.atom', { accept: 'text/html' })
    assert.match(headers['content-type'] ?? '', /json/)
  })

  test('those with the password read what was written', async () => {
    const { text } = await world.visitor.get('/api/memories', people.visitor['with the password'])
    assert.match(text, new RegExp(MARK))
  })
})

const mayCall = (caller: Caller, least: Caller) => callers.indexOf(caller) >= callers.indexOf(least)

/** Calls every route as this caller, and checks that routes of higher callers are refused. */
async function callAll(caller: Caller, who: string, headers: Headers) {
  for (const [route, least] of Object.entries(leastCallers)) {
    const own = route === 'POST /api/logout' && caller !== 'anyone' ? {} : headers
    const reply = await call(route, own)
    const where = `${route} ${who}: ${reply.status} ${reply.text.slice(0, 200)}`
    if (!mayCall(caller, least)) {
      // a chat that asks for the picture of a link gets no page
      if (route === 'GET /link-preview') assert.equal(reply.status, 404, where)
      else isRefused(reply, caller, where)
    } else {
      assert.ok(!isRefusal(reply) && reply.status < 500, where)
      if (pageRoutes.has(route)) assert.equal(reply.status, 200, where)
      if (caller === 'anyone') isWithout(reply, [MARK, NAME], where)
      else if (isClosed && least !== 'anyone') isForNobodyElse(reply, where)
    }
  }
}

/** Calls a route with unknown ids and an empty body, because only access is tested. */
async function call(route: string, headers: Headers): Promise<Reply> {
  const [method = '', path = ''] = route.split(' ')
  const endpoint = (endpoints as readonly Endpoint[]).find((known) => known.route === route)
  const { type, bytes } = await bodyOf(method, path, endpoint)
  const reply = await createInProcessSend(world.app)({
    method,
    url: path.replaceAll(/:\w+/g, 'nobody-has-this'),
    headers: { ...headers, ...(type && { 'content-type': type }) },
    bytes,
  })
  return { ...reply, text: reply.bytes.toString() }
}

async function bodyOf(method: string, path: string, endpoint?: Endpoint) {
  if (endpoint?.form) return encodeMultipart({ nothing: '' })
  if (endpoint?.body) return { type: 'application/json', bytes: Buffer.from('{}') }
  // an unknown content type keeps the server from comparing a password, which would be slow
  if (method === 'POST' && !path.startsWith('/api/')) return { type: 'text/xml', bytes: Buffer.from('<a/>') }
  return { type: '', bytes: undefined }
}

/** Recognizes a refusal by its code, or by the page that asks for the password. */
function isRefusal({ headers, text }: Reply) {
  if (headers['content-type']?.startsWith('text/html')) return text.includes(`name="${passwordField}"`)
  return /"code":"(login_needed|password_needed|not_allowed)"/.test(text)
}

/** Checks that a response contains nothing of the memorial, and that no cache may store it. */
function isRefused(reply: Reply, caller: Caller, where: string) {
  assert.ok(isRefusal(reply), where)
  const isPage = reply.headers['content-type']?.startsWith('text/html')
  assert.equal(reply.status, isPage ? 200 : caller === 'helper' ? 403 : 401, where)
  if (!isPage)
    assert.deepEqual(Object.keys(JSON.parse(reply.text) as object).sort(), ['code', 'message'], where)
  isWithout(reply, [MARK], where)
  assert.match(reply.headers['cache-control'] ?? '', /no-store/, where)
  assert.equal(reply.headers.etag, undefined, where)
}

const isWithout = ({ text, headers }: Reply, secrets: readonly string[], where: string) =>
  secrets.forEach((secret) => assert.ok(!(text + JSON.stringify(headers)).includes(secret), where))

const isForNobodyElse = ({ headers }: Reply, where: string) =>
  assert.match(headers['cache-control'] ?? '', /no-store|private/, where)

async function markTexts() {
  for (const { id } of (await admin.call('GET /api/media')).body)
    await admin.call('PUT /api/media/:id', { params: { id }, body: { title: MARK, description: MARK } })
  const service = { title: MARK, date: MARK, time: MARK, location: MARK }
  await admin.call('POST /api/services', { body: service })
  await admin.call('PUT /api/obituary', { body: { content: MARK } })
  const share = async (body: object) => (await world.visitor.call('POST /api/memories', { body })).body
  await share({ name: MARK, content: MARK })
  writerKey = (await share({ name: 'Inga' })).writerKey ?? ''
  const texts = { name: NAME, tribute: MARK, birthDate: MARK, donationText: MARK, donationCharity: MARK }
  await admin.call('PUT /api/settings', { body: { ...texts, searchEngines: true } })
}

const endedSession = () => ({ cookie: 'session=long-gone-or-made-up', 'writer-key': writerKey })

async function openToEveryone() {
  await admin.call('PUT /api/access', { body: { audience: 'everyone', nameInPreviews: false } })
  isClosed = false
}

async function closeTo() {
  const keys = await Promise.all(
    ['Church', 'Lost'].map(
      async (name) => (await admin.call('POST /api/access/keys', { body: { name } })).body,
    ),
  )
  await closeMemorialOf(world, admin, 'the password of before')
  const earlier = await enterWithPassword(world, 'the password of before')
  await closeMemorialOf(world, admin)
  const [good, lost] = await Promise.all(keys.map(({ key }) => enterWithKey(world, key)))
  await admin.call('DELETE /api/access/keys/:id', { params: { id: keys[1]?.id ?? '' } })
  await world.settle()
  isClosed = true
  const cookieOf = (someone?: Person) => ({ cookie: someone?.cookie ?? '' })
  people = {
    anyone: {
      nobody: {},
      'with a revoked key': cookieOf(lost),
      'with the password of before': cookieOf(earlier),
      'with an invented pass': { cookie: `access-pass=${Date.now() * 2}.${'a'.repeat(43)}` },
      'with an ended session and the key of a memory': endedSession(),
    },
    visitor: { 'with the password': cookieOf(await enterWithPassword(world)), 'with a key': cookieOf(good) },
    helper: { helper: cookieOf(await world.helper()) },
    administrator: { administrator: cookieOf(admin) },
  }
}
