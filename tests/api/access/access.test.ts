import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { HOUR } from '../../../domain/timeUnits.ts'
import type { Person } from '../../../samples/person.ts'
import { cookieField } from '../../../server/features/access/passwordPage.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { makeCheapHash } from '../../support/world/cheapHash.ts'
import {
  closeMemorial,
  closeMemorialOf,
  familyPassword,
  enterWithPassword,
  sendPassword,
} from '../../support/world/closedMemorial.ts'
import { emptyTables } from '../../support/world/emptyTables.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const YEAR_MS = 365 * 24 * 3_600_000

const { world } = await openSharedWorld()
let admin: Person
beforeEach(async () => {
  // later, another attempt is allowed, and a keeper logs in again
  world.pass(HOUR)
  admin = await world.administrator()
  await emptyTables(world)
  await admin.call('PUT /api/obituary', { body: { content: 'He built bridges.' } })
  await admin.call('PUT /api/settings', {
    body: { name: 'Walter <Arne>', tribute: 'He built bridges.', donationText: '' },
  })
})

const save = (body: object) => admin.call('PUT /api/access', { body })
const addKey = async (name: string) => (await admin.call('POST /api/access/keys', { body: { name } })).body
const sees = async (person: Person) => (await person.get('/api/settings')).status === 200

describe('Who may see the memorial', () => {
  test('is everyone, until an administrator says otherwise', async () => {
    const { body } = await admin.call('GET /api/access')
    assert.deepEqual(body, { audience: 'everyone', hasPassword: false, nameInPreviews: false, keys: [] })
    const { headers } = await world.visitor.get('/api/settings')
    assert.equal(headers['cache-control'], 'public, no-cache')
    assert.doesNotMatch((await world.visitor.get('/obituary')).text, /noindex/)
  })

  test('has a feed for everyone; for people with the link only, it needs an access key', async () => {
    const feed = async (query = '') => (await world.visitor.get(`/feed.atom${query}`)).status
    assert.equal(await feed(), 200)
    assert.match((await world.visitor.get('/')).text, /feed\.atom/)
    const { id, key } = await addKey('The reader of his sister')
    await save({ audience: 'link', nameInPreviews: false })
    assert.deepEqual([await feed(), await feed(`?key=${key}`), await feed('?key=none')], [404, 200, 404])
    assert.doesNotMatch((await world.visitor.get('/')).text, /feed\.atom/)
    await admin.call('DELETE /api/access/keys/:id', { params: { id } })
    assert.equal(await feed(`?key=${key}`), 404)
  })

  test('is nobody without a password: one is needed, of eight characters', async () => {
    for (const password of [undefined, 'short', ' '.repeat(20)]) {
      const { status, refusal } = await save({ audience: 'password', nameInPreviews: false, password })
      assert.equal(status, 400)
      assert.equal(refusal.issues?.[0]?.path, 'password')
    }
    assert.ok(await sees(world.visitor))
  })

  test('is recorded in the journal, without the password', async () => {
    await closeMemorial(admin, 'a word to forget')
    const [entry] = (await admin.call('GET /api/journal')).body.entries
    assert.deepEqual(entry?.before, { audience: 'everyone', newPassword: false })
    assert.deepEqual(entry?.after, { audience: 'password', newPassword: true })
    const stored = JSON.stringify(await world.context.db.selectFrom('access').selectAll().execute())
    assert.match(stored, /\$argon2id\$/)
    assert.doesNotMatch(stored, /a word to forget/)
  })
})

describe('The password', () => {
  beforeEach(() => closeMemorialOf(world, admin))

  test('leads to the address that was asked for, and is remembered for a year', async () => {
    const { statusCode, headers } = await sendPassword(world, ` ${familyPassword} `, '/gallery?all')
    assert.equal(statusCode, 303)
    assert.equal(headers.location, '/gallery?all')
    const cookie = String(headers['set-cookie'])
    assert.match(cookie, /^access-pass=/)
    for (const rule of [/HttpOnly/, /SameSite=Lax/, /Path=\//, /Max-Age=31536000/]) assert.match(cookie, rule)
    const person = await enterWithPassword(world)
    world.pass(YEAR_MS - 60_000)
    assert.ok(await sees(person))
    world.pass(120_000)
    assert.equal(await sees(person), false)
  })

  test('is not accepted without a word by a browser that keeps no cookies', async () => {
    const send = (headers = {}) =>
      sendPassword(world, familyPassword, '/gallery', headers, { [cookieField]: 'yes' })
    const page = await world.visitor.get('/gallery')
    assert.match(page.text, new RegExp(`type="hidden" name="${cookieField}"`))
    const [cookie = ''] = (page.headers['set-cookie'] ?? '').split(';')
    const without = await send()
    assert.equal(without.statusCode, 400)
    assert.match(without.body, /role="alert">The password is right, but this browser does not keep cookies/)
    assert.equal((await send({ cookie })).headers.location, '/gallery')
    const allowed = [without.headers['set-cookie']].flat().map((value) => String(value).split(';')[0])
    assert.equal((await send({ cookie: allowed.join('; ') })).headers.location, '/gallery')
    const wrong = await sendPassword(world, 'honey and wasps', '/gallery', {}, { [cookieField]: 'yes' })
    assert.match(wrong.body, /role="alert">This is not the password/)
  })

  test('can be sent from any page, and leads to no other host', async () => {
    for (const url of ['//evil.example/', '/gallery//evil.example', '/no/such/page'])
      assert.equal((await sendPassword(world, familyPassword, url)).headers.location, undefined, url)
    const foreign = await sendPassword(world, familyPassword, '/', { origin: 'https://evil.example' })
    assert.equal(foreign.statusCode, 403)
  })

  test('is asked again when it is wrong, and nothing else is said', async () => {
    for (const wrong of ['honey and wasps', '', 'x'.repeat(5_000), 'a\0b']) {
      const { statusCode, body, headers } = await sendPassword(world, wrong, '/gallery')
      assert.equal(statusCode, 401)
      assert.match(body, /role="alert">This is not the password/)
      assert.doesNotMatch(body, /He built bridges/)
      assert.equal(headers['set-cookie'], undefined)
      assert.equal(headers['cache-control'], 'private, no-store')
    }
    const { statusCode } = await world.app.inject({ method: 'POST', url: '/', payload: { password: 'no' } })
    assert.equal(statusCode, 401)
  })

  test('ends everyone’s access when it is set again, even to the same; other changes do not', async () => {
    const person = await enterWithPassword(world)
    await save({ audience: 'password', nameInPreviews: true })
    assert.ok(await sees(person))
    await closeMemorial(admin)
    assert.equal(await sees(person), false)
  })

  test('is accepted with every apostrophe, quotation mark, dash and blank, and however wide its letters are', async () => {
    const passwords = [
      'Grandpa’s “boat” – 1962',
      'grandpa\'s "boat"  -- 1962',
      'ＧＲＡＮＤＰＡ´ｓ　„boat“ — １９６２',
    ]
    // each hash is of the same folded text, so one other spelling shows that it is
    for (const [index, password] of passwords.entries()) {
      await save({ audience: 'password', nameInPreviews: false, password })
      const typed = passwords.at(index - 1) ?? ''
      assert.equal((await sendPassword(world, typed)).statusCode, 303, typed)
    }
    assert.equal((await sendPassword(world, 'grandpas boat 1962')).statusCode, 401)
  })

  test('as an earlier version stored it opens as it was typed', async () => {
    for (const password of [
      'grandpa’s boat 1962',
      "grandpa's  boat 1962",
      'grandpa’s  boat — 1962',
      'Grandpa’s boat',
    ]) {
      const passwordHash = makeCheapHash(password)
      await world.context.db.updateTable('access').set({ password: passwordHash }).execute()
      await save({ audience: 'password', nameInPreviews: true })
      assert.equal((await sendPassword(world, ` ${password}`)).statusCode, 303, password)
    }
    assert.equal((await sendPassword(world, "Grandpa's boat")).statusCode, 303)
  })

  test('is accepted with and without capitals; older passwords are, too', async () => {
    await save({ audience: 'password', nameInPreviews: false, password: 'Walter1948' })
    for (const typed of ['Walter1948', 'WALTER1948 '])
      assert.equal((await sendPassword(world, typed)).statusCode, 303, typed)
    assert.equal((await sendPassword(world, 'walter1949')).statusCode, 401)
    const before = makeCheapHash('Walter1948')
    await world.context.db.updateTable('access').set({ password: before }).execute()
    assert.equal((await sendPassword(world, 'Walter1948')).statusCode, 303)
  })

  test('stays what it is while everyone may see the memorial', async () => {
    const person = await enterWithPassword(world)
    const needsPassword = async () => (await person.call('GET /api/settings')).body.needsPassword
    await save({ audience: 'everyone', nameInPreviews: false })
    assert.equal(await needsPassword(), undefined)
    assert.equal((await sendPassword(world, 'anything', '/gallery')).headers.location, '/gallery')
    await save({ audience: 'password', nameInPreviews: false })
    assert.ok(await sees(person))
    assert.equal(await needsPassword(), true)
  })

  test('is remembered behind HTTPS in a cookie that no other host of the domain can plant', async () => {
    await using https = await openWorld({ config: { publicUrl: 'https://walter.example' } })
    await closeMemorialOf(https, await https.administrator())
    const { headers } = await sendPassword(https, familyPassword, '/', { origin: 'https://walter.example' })
    assert.match(String(headers['set-cookie']), /^__Host-access-pass=.*Secure/)
  })
})

describe('The page that asks for it', () => {
  beforeEach(() => closeMemorialOf(world, admin))

  test('shows his name; the preview of a link only if the family says so', async () => {
    const preview = async () => {
      const { text } = await world.visitor.get('/gallery')
      assert.match(text, /<h1>.*Walter &lt;Arne&gt;<\/h1>/)
      return text.slice(0, text.indexOf('</head>'))
    }
    await save({ audience: 'password', nameInPreviews: false })
    assert.doesNotMatch(await preview(), /Walter/)
    await save({ audience: 'password', nameInPreviews: true })
    const head = await preview()
    assert.match(head, /<title>In memory of Walter &lt;Arne&gt;<\/title>/)
    assert.match(head, /property="og:title" content="In memory of Walter &lt;Arne&gt;"/)
    assert.doesNotMatch(head, /He built bridges|og:image|og:description/)
  })

  test('leads to the page at its address, and home from an unknown address', async () => {
    const formAt = async (path: string) => {
      const { status, text } = await world.visitor.get(path)
      return [status, /<form.*?>/.exec(text)?.[0]]
    }
    assert.deepEqual(await formAt('/gallery'), [200, '<form method="post">'])
    assert.deepEqual(await formAt('/galery'), [404, '<form method="post" action="/">'])
    assert.equal((await sendPassword(world, familyPassword, '/')).headers.location, '/')
  })

  test('is no page of the dashboard, which asks for a login as ever', async () => {
    for (const path of ['/admin', '/admin/begin', '/admin/login'])
      assert.doesNotMatch((await world.visitor.get(path)).text, /<form method="post">|Walter/)
    const call = await world.visitor.get('/api/media', { 'expected-caller': 'administrator' })
    assert.equal((JSON.parse(call.text) as { code: string }).code, 'login_needed')
    assert.ok(await sees(await world.administrator()))
  })
})

test('Closing while a file is being published leaves no public file; opening brings them back', async () => {
  const form = { file: fixture('photos/small-bee.jpg') }
  const { filePath } = (await admin.call('POST /api/media', { form })).body
  await world.settle()
  const { storage } = world.context
  const copy = storage.copy.bind(storage)
  storage.copy = async (from, to) => {
    storage.copy = copy
    await closeMemorialOf(world, admin)
    await world.settle()
    return copy(from, to)
  }
  assert.equal((await world.visitor.get(filePath ?? '')).status, 404)
  assert.deepEqual(await storage.list('public/'), [])
  await admin.call('PUT /api/access', { body: { audience: 'everyone', nameInPreviews: false } })
  const { status, headers } = await world.visitor.get(filePath ?? '')
  assert.equal(status, 200)
  assert.match(headers['cache-control'] ?? '', /^public/)
  assert.equal((await storage.list('public/')).length, 1)
})
