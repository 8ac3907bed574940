import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loginAttempts } from '../../../contract/limits.ts'
import { invitationKey, password } from '../../support/world/addKeeper.ts'
import { makeCheapHash } from '../../support/world/cheapHash.ts'
import { closeMemorialOf, familyPassword, sendPassword } from '../../support/world/closedMemorial.ts'
import { administrator } from '../../support/world/template.ts'
import { openWorld, type World } from '../../support/world/world.ts'

interface Attempt {
  status: number
  headers: Record<string, unknown>
  text: string
}
interface Place {
  /** prepares the world, and returns a function that sends a password */
  open: (world: World) => Promise<(typed: string) => Promise<Attempt>>
  right: string
  most: number
  /** the status for a wrong password */
  wrong: number
}

/** Each place where people type a password. */
const places: Record<string, Place> = {
  'the login': {
    open: async ({ visitor }) => {
      return (typed) => visitor.call('POST /api/login', { body: { ...administrator, password: typed } })
    },
    right: administrator.password,
    most: loginAttempts.maxPerName,
    wrong: 401,
  },
  'the change of one’s own password': {
    open: async (world) => {
      const admin = await world.administrator()
      // changes the password to the same one, so that it stays right
      return (typed) => admin.call('PUT /api/password', { body: { current: typed, password: typed } })
    },
    right: administrator.password,
    most: loginAttempts.maxPerName,
    wrong: 400,
  },
  'an invitation that was used': {
    open: async (world) => (await usedInvitation(world)).join,
    right: password,
    most: loginAttempts.maxPerName,
    wrong: 410,
  },
  'the page of a closed memorial': {
    open: async (world) => {
      await closeMemorialOf(world, await world.administrator())
      return async (typed) => {
        const { statusCode, headers, body } = await sendPassword(world, typed)
        return { status: statusCode, headers, text: body }
      }
    },
    right: familyPassword,
    most: loginAttempts.maxPerIpAddress,
    wrong: 401,
  },
}

for (const [name, { open, right, most, wrong }] of Object.entries(places))
  test(`of a hundred guesses at once at ${name}, only ${most} are checked, and then not even the right one is`, async () => {
    await using world = await openWorld()
    const send = await open(world)
    assert.equal((await send('not this one')).status, wrong)
    assert.ok((await send(right)).status < 400)
    await storeCheapHashes(world, right)
    assert.deepEqual(await world.context.db.selectFrom('limits').select('key').execute(), [], 'begun again')
    const guesses = Array.from({ length: 100 }, (_, n) => send(`guess number ${n}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === wrong).length, most)
    assert.equal(statuses.filter((status) => status === 429).length, 100 - most)
    const { status, headers, text } = await send(right)
    assert.equal(status, 429)
    const retryAfter = Number(headers['retry-after'])
    assert.ok(retryAfter > 0 && retryAfter <= loginAttempts.windowMs / 1000, `${retryAfter} seconds`)
    const [, minutes] = /Too many attempts\. Please wait (\d+) minutes and try again\./.exec(text) ?? []
    assert.equal(Number(minutes), Math.ceil(retryAfter / 60), text)
    world.pass(loginAttempts.windowMs + 1)
    assert.notEqual((await send(right)).status, 429, 'it is looked at again')
  })

describe('A keeper’s password', () => {
  test('is one secret: attempts to log in, to change it and to join again count together, however the name is spelled', async () => {
    await using world = await openWorld()
    const { paula, join } = await usedInvitation(world)
    const logIn = (username: string) =>
      world.visitor.call('POST /api/login', { body: { username, password: 'wrong' } })
    for (const username of ['paula', 'Paula', 'PAULA ', 'paula\u00a0', ' paUla'])
      assert.equal((await logIn(username)).status, 401)
    const change = () =>
      paula.call('PUT /api/password', { body: { current: 'wrong', password: 'a new password' } })
    for (let n = 0; n < 3; n++) assert.equal((await change()).status, 400)
    for (let n = 0; n < 2; n++) assert.equal((await join('a wrong guess')).status, 410)
    for (const { status } of [await change(), await join('a wrong guess'), await logIn('Paula')])
      assert.equal(status, 429)
    assert.equal((await logIn('Somebody else')).status, 401)
  })

  test('can still be used by its keeper while somebody guesses it elsewhere with a stolen session', async () => {
    await using world = await openWorld({ config: { trustProxy: 1 } })
    const admin = await world.administrator()
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const body = { current: 'wrong', password: 'a new password' }
    const guess = () => admin.call('PUT /api/password', { body, headers })
    for (let n = 0; n < loginAttempts.maxPerName; n++) assert.equal((await guess()).status, 400)
    assert.equal((await guess()).status, 429)
    assert.equal((await world.visitor.call('POST /api/login', { body: administrator })).status, 200)
  })
})

/** Makes guesses cheap: gives everyone, and the closed memorial, this password with a cheap hash. */
async function storeCheapHashes({ context }: World, typed: string) {
  const hash = { password: makeCheapHash(typed) }
  await context.db.updateTable('users').set(hash).execute()
  await context.db.updateTable('access').set(hash).execute()
}

/** Lets Paula join by an invitation, and returns a function that sends a password with it again. */
async function usedInvitation(world: World) {
  const body = { name: 'Paula', isAdmin: false }
  const invited = await (await world.administrator()).call('POST /api/invitations', { body })
  const headers = { 'invitation-key': invitationKey(invited) }
  const join = (typed: string) =>
    world.visitor.call('POST /api/invitations/mine', {
      headers,
      body: { username: 'Paula', password: typed },
    })
  const joined = await join(password)
  assert.equal(joined.status, 200)
  await storeCheapHashes(world, password)
  return { paula: world.visitor.inSession(joined), join }
}
