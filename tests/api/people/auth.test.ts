import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DAY } from '../../../domain/timeUnits.ts'
import { administrator } from '../../support/world/template.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const { world } = await openSharedWorld()

const logIn = (body: unknown, headers: Record<string, string> = {}) =>
  world.visitor.call('POST /api/login', { body, headers })

describe('Logging in', () => {
  test('returns the user and sets a cookie that scripts cannot read', async () => {
    const { status, body, headers } = await logIn(administrator)
    assert.equal(status, 200)
    assert.partialDeepStrictEqual(body, { username: administrator.username, isAdmin: true })
    const cookie = headers['set-cookie'] ?? ''
    assert.match(cookie, /HttpOnly/)
    assert.match(cookie, /SameSite=Lax/)
    assert.doesNotMatch(cookie, /Secure/)
  })

  test('over HTTPS ignores cookies that another host of the domain could have set', async () => {
    for (const config of [{ publicUrl: 'https://example.org' }, { trustProxy: 1 }]) {
      await using own = await openWorld({ config })
      const https = { 'x-forwarded-proto': 'https' }
      const { headers } = await own.visitor.call('POST /api/login', { body: administrator, headers: https })
      const given = headers['set-cookie'] ?? ''
      assert.match(given, /^__Host-session=[\w-]+; .*Path=\/; HttpOnly; Secure/)
      assert.doesNotMatch(given, /Domain/)
      const token = given.split(';')[0]?.split('=')[1]
      const requestStatus = async (cookie: string) =>
        (await own.visitor.get('/api/check-auth', { cookie, ...https })).status
      assert.equal(await requestStatus(`session=${token}`), 401)
      assert.equal(await requestStatus(`__Host-session=${token}`), 200)
      assert.equal(await requestStatus(`session=other; __Host-session=${token}`), 200)
    }
  })

  test('with a wrong password fails the same way, whether the name exists or not', async () => {
    for (const wrong of [
      { ...administrator, password: 'wrong' },
      { username: 'nobody', password: 'wrong' },
    ]) {
      const { status, refusal } = await logIn(wrong)
      assert.equal(status, 401)
      assert.equal(refusal.message, 'Invalid username or password')
    }
  })

  test('without a name or password asks for both', async () => {
    for (const lacking of [
      { username: '', password: '' },
      { username: ' ', password: 'x' },
      { username: 'admin' },
      {},
      'text',
    ]) {
      const { status } = await logIn(lacking)
      assert.equal(status, 400)
    }
    const { refusal } = await logIn({ username: '', password: 'x' })
    assert.equal(refusal.message, 'Please enter both username and password')
  })

  test('is rejected after fifty failures from one address, whatever the names', async () => {
    await using own = await openWorld()
    const attempt = (name: string) =>
      own.visitor.call('POST /api/login', { body: { username: name, password: 'wrong' } })
    for (const name of ['Ada', 'Ben']) assert.equal((await attempt(name)).status, 401)
    // two attempts have been counted for the address, and one for each name
    const fail47 = own.context.db.updateTable('limits').set({ count: 49 }).where('count', '=', 2)
    assert.equal(Number((await fail47.executeTakeFirst()).numUpdatedRows), 1)
    assert.equal((await attempt('Cleo')).status, 401)
    const { status, headers } = await attempt('Dan')
    assert.equal(status, 429)
    assert.ok(Number(headers['retry-after']) > 0)
  })
})

describe('A session', () => {
  test('is stored as a hash only', async () => {
    const token = (await world.login()).split('=')[1] as string
    const rows = await world.context.db.selectFrom('sessions').selectAll().execute()
    assert.ok(rows.length > 0)
    assert.ok(!JSON.stringify(rows).includes(token))
  })

  test('is new after each login, and the earlier one is ended', async () => {
    const old = await world.login()
    const { headers } = await logIn(administrator, { cookie: old })
    assert.notEqual((headers['set-cookie'] ?? '').split(';')[0], old)
    assert.equal((await world.visitor.call('GET /api/check-auth', { headers: { cookie: old } })).status, 401)
  })

  test('ends after thirty days, and a younger one does not list it', async () => {
    await using own = await openWorld()
    const administrator = await own.administrator()
    own.pass(DAY)
    const younger = await own.administrator()
    own.pass(29 * DAY + 1)
    assert.equal((await administrator.call('GET /api/check-auth')).status, 401)
    assert.deepEqual(
      (await younger.call('GET /api/sessions')).body.map(({ isThis }) => isThis),
      [true],
    )
  })
})

describe('Changing the password', () => {
  test('takes any ten characters, and stores argon2id of them', async () => {
    await using own = await openWorld()
    const here = await own.administrator()
    const change = (password: string, current = administrator.password) =>
      here.call('PUT /api/password', { body: { current, password } })
    for (const tooShort of ['nine char', ' nine char  ', ' '.repeat(20)])
      assert.equal((await change(tooShort)).refusal.issues?.[0]?.path, 'password')
    const password = `${'long '.repeat(30)}祖父 🌻 "'\\<b> `
    assert.equal((await change(password)).status, 200)
    const { username } = administrator
    const logIn = (sent: string) =>
      own.visitor.call('POST /api/login', { body: { username, password: sent } })
    assert.equal((await logIn(password)).status, 200)
    assert.equal((await logIn(password.slice(0, 72))).status, 401)
    const [row] = await own.context.db.selectFrom('users').select('password').execute()
    assert.match(row?.password ?? '', /^\$argon2id\$/)
  })

  test('succeeds again in a retry after a lost response', async () => {
    await using own = await openWorld()
    const here = await own.administrator()
    const change = (password: string) =>
      here.call('PUT /api/password', { body: { current: administrator.password, password } })
    assert.equal((await change('a much better one')).status, 200)
    assert.equal((await change('a much better one')).status, 200)
    assert.equal((await change('yet another one')).refusal.issues?.[0]?.path, 'current')
  })
})
