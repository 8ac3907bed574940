import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Person } from '../../../samples/person.ts'
import { addKeeper, invitationKey, password } from '../../support/world/addKeeper.ts'
import { openMailbox, readBody } from '../../support/servers/mailbox.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const { world, admin } = await openSharedWorld()

const invite = (body: object = {}, headers = {}) =>
  admin.call('POST /api/invitations', { headers, body: { name: 'Ruth', isAdmin: false, ...body } })
const newKey = async (body = {}) => invitationKey(await invite(body))
const readKey = async (by: Person, name: string) =>
  invitationKey(await by.call('POST /api/invitations', { body: { name, isAdmin: true } }))
const read = (key: string) =>
  world.visitor.call('GET /api/invitations/mine', { headers: { 'invitation-key': key } })
const accept = (key: string, body: object) =>
  world.visitor.call('POST /api/invitations/mine', { headers: { 'invitation-key': key }, body })
const open = async () => (await admin.call('GET /api/invitations')).body

describe('An invitation', () => {
  test('makes a helper who is logged in, with the name and password of their choice', async () => {
    const key = await newKey()
    assert.partialDeepStrictEqual((await read(key)).body, { name: 'Ruth', isAdmin: false })
    const joined = await accept(key, { username: ' ruth ', password })
    assert.equal(joined.status, 200)
    assert.partialDeepStrictEqual(joined.body, { username: 'ruth', isAdmin: false })
    assert.equal((await world.visitor.inSession(joined).call('GET /api/check-auth')).status, 200)
    const login = await world.visitor.call('POST /api/login', { body: { username: 'ruth', password } })
    assert.equal(login.body.id, joined.body.id)
  })

  test('works once, and says so', async () => {
    const key = await newKey()
    assert.equal((await accept(key, { username: 'Lena', password })).status, 200)
    for (const answer of [await read(key), await accept(key, { username: 'Mona', password })]) {
      assert.equal(answer.status, 410)
      assert.equal(answer.refusal.code, 'invitation_used')
    }
    const login = await world.visitor.call('POST /api/login', { body: { username: 'Mona', password } })
    assert.equal(login.status, 401)
  })

  test('works for one of two who use it at the same time', async () => {
    const key = await newKey()
    const answers = await Promise.all(['Nora', 'Olga'].map((username) => accept(key, { username, password })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410])
  })

  test('can be accepted again by the same person for ten minutes, after a lost response', async () => {
    const key = await newKey()
    world.pass(DAY)
    const acceptAgain = () => accept(key, { username: 'Paula', password })
    const first = await acceptAgain()
    world.pass(9 * MINUTE)
    const second = await acceptAgain()
    assert.deepEqual([second.status, second.body.id], [200, first.body.id])
    assert.equal((await accept(key, { username: 'Paula', password: 'of somebody else' })).status, 410)
    world.pass(MINUTE)
    assert.equal((await acceptAgain()).refusal.code, 'invitation_used')
  })

  test('says nothing of another keeper whose name and password are tried with it', async () => {
    const key = await newKey()
    await accept(key, { username: 'Rosa', password })
    await accept(await newKey(), { username: 'Sigrid', password })
    const other = await accept(key, { username: 'Sigrid', password })
    assert.deepEqual([other.refusal.code, other.headers['set-cookie']], ['invitation_used', undefined])
  })

  const weakened = {
    'is removed': (id: string) => admin.call('DELETE /api/keepers/:id', { params: { id } }),
    'becomes a helper': (id: string) =>
      admin.call('PUT /api/keepers/:id', { params: { id }, body: { isAdmin: false } }),
  }
  for (const [what, weaken] of Object.entries(weakened))
    test(`ends when the administrator who made it ${what}, and those of others do not`, async () => {
      const emil = await addKeeper(world.visitor, admin, { username: `Emil who ${what}`, isAdmin: true })
      const { id } = (await emil.call('GET /api/check-auth')).body
      const keys = [await readKey(emil, 'Himself'), await newKey()] as const
      const meanwhile = emil.call('POST /api/invitations', { body: { name: 'Late', isAdmin: true } })
      assert.ok((await weaken(id)).status < 300)
      assert.ok([201, 401].includes((await meanwhile).status))
      const names = (await open()).map(({ name }) => name)
      assert.ok(!names.includes('Himself') && !names.includes('Late'))
      const back = await accept(keys[0], { username: `Emil again who ${what}`, password })
      assert.deepEqual([back.status, back.refusal.code], [410, 'invitation_over'])
      assert.equal((await read(keys[1])).status, 200)
    })

  test('works for three days', async () => {
    const key = await newKey()
    world.pass(3 * DAY - MINUTE)
    assert.equal((await read(key)).status, 200)
    world.pass(MINUTE + 1)
    assert.equal((await read(key)).refusal.code, 'invitation_over')
    assert.equal((await accept(key, { username: 'Ruth', password })).status, 410)
    assert.deepEqual(await open(), [])
  })

  test('is listed until it is used or withdrawn, and then no longer works', async () => {
    const { id, path } = (await invite({ name: 'Sven' })).body
    assert.ok((await open()).some((each) => each.id === id && each.name === 'Sven'))
    assert.equal((await admin.call('DELETE /api/invitations/:id', { params: { id } })).status, 204)
    assert.ok(!(await open()).some((each) => each.id === id))
    assert.equal((await read(path.split('#')[1] ?? '')).refusal.code, 'invitation_over')
    const used = (await invite({ name: 'Tove' })).body
    await accept(used.path.split('#')[1] ?? '', { username: 'Tove', password })
    assert.ok(!(await open()).some((each) => each.id === used.id))
  })

  test('is stored only as a hash; its key comes after the #, where no log sees it', async () => {
    const { path } = (await invite()).body
    assert.match(path, /^\/admin\/invitation#[\w-]{43}$/)
    const rows = await world.context.db.selectFrom('invitations').selectAll().execute()
    assert.ok(!JSON.stringify(rows).includes(path.split('#')[1] ?? ''))
  })

  test('is the same one, with a new link, in a retry after a lost response', async () => {
    const before = (await open()).length
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const [first, second] = [await invite({}, headers), await invite({}, headers)]
    assert.equal((await open()).length, before + 1)
    assert.equal((await read(invitationKey(first))).status, 410)
    assert.equal((await read(invitationKey(second))).status, 200)
  })

  test('needs a name nobody here has, and a password as long as everyone’s', async () => {
    const key = await newKey()
    await accept(await newKey(), { username: 'Ursula', password })
    for (const [body, path] of [
      [{ username: 'URSULA', password }, 'username'],
      [{ username: ' ', password }, 'username'],
      [{ username: 'Vera', password: 'too short' }, 'password'],
    ] as const) {
      const { status, refusal } = await accept(key, body)
      assert.equal(status, 400)
      assert.equal(refusal.issues?.[0]?.path, path)
    }
    assert.equal((await accept(key, { username: 'Vera', password })).status, 200)
  })
})

test('a mail carries the link of an invitation where the server can send it', async () => {
  const mailbox = await openMailbox()
  const own = await openWorld({ config: { smtpUrl: mailbox.url, publicUrl: 'https://example.org' } })
  const anna = await own.administrator()
  const send = (email: string) =>
    anna.call('POST /api/invitations', { body: { name: 'Ruth', isAdmin: false, email } })
  const { isMailed, path } = (await send('ruth@example.org')).body
  assert.equal(isMailed, true)
  const [letter] = mailbox.letters
  assert.match(letter?.to ?? '', /ruth@example\.org/)
  assert.ok(letter && readBody(letter).split('\n').includes(`https://example.org${path}`))
  assert.equal((await send('')).body.isMailed, false)
  mailbox.reject('451 not now')
  const failed = await send('ruth@example.org')
  assert.deepEqual([failed.status, failed.body.isMailed], [201, false])
  const stored = await own.context.db.selectFrom('invitations').selectAll().execute()
  assert.ok(!JSON.stringify(stored).includes('@'))
  await own.close()
  await mailbox.close()
})
