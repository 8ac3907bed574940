import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createInProcessSend, type Person, createPerson } from '../../../samples/person.ts'
import { invitationKey, password } from '../../support/world/addKeeper.ts'
import { closeMemorialOf, enterWithPassword } from '../../support/world/closedMemorial.ts'
import { openWorld } from '../../support/world/world.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin: administrator } = await openSharedWorld()
const onPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const logIn = (username: string, userAgent = 'curl/8') =>
  createPerson(createInProcessSend(world.app), { 'user-agent': userAgent }).logIn({ username, password })
const listSessions = async (who: Person) => (await who.call('GET /api/sessions')).body
const isLoggedIn = async (who: Person) => (await who.call('GET /api/check-auth')).status === 200
const end = (who: Person, id = '') => who.call('DELETE /api/sessions/:id', { params: { id } })

test('keepers see their own sessions, with the device in plain words and when it was last used', async () => {
  const here = await world.helper('Ada')
  world.pass(3_600_000)
  const phone = await logIn('Ada', onPhone)
  const [newest, older, ...more] = await listSessions(phone)
  assert.deepEqual([newest?.device, newest?.isThis], ['Safari on an iPhone', true])
  assert.deepEqual([older?.device, older?.isThis, more.length], ['A browser', false, 0])
  world.pass(3_600_000)
  const [first, second] = await listSessions(here)
  assert.deepEqual([first?.id, first?.isThis], [older?.id, true])
  assert.deepEqual([second?.id, second?.lastUsedAt], [newest?.id, newest?.lastUsedAt], 'nobody used it since')
  assert.ok(Date.parse(first?.lastUsedAt ?? '') >= Date.parse(older?.lastUsedAt ?? '') + 2 * 3_600_000)
})

test('only these words are stored of what the browser sent, and no address', async () => {
  await world.helper('Fay')
  await logIn('Fay', onPhone)
  const rows = await world.context.db.selectFrom('sessions').selectAll().execute()
  assert.ok(!/AppleWebKit|127\.0\.0\.1/.test(JSON.stringify(rows)))
})

test('one session is ended, and the others go on', async () => {
  const here = await world.helper('Ben')
  const phone = await logIn('Ben', onPhone)
  const other = (await listSessions(here)).find(({ device }) => device?.includes('iPhone'))
  assert.equal((await end(here, other?.id)).status, 204)
  assert.deepEqual([await isLoggedIn(here), await isLoggedIn(phone)], [true, false])
  assert.equal((await end(here, other?.id)).status, 404)
})

test('all others are ended at once', async () => {
  const here = await world.helper('Cora')
  const [phone, tablet] = [await logIn('Cora', onPhone), await logIn('Cora')]
  await here.call('DELETE /api/sessions')
  assert.deepEqual(
    [await isLoggedIn(here), await isLoggedIn(phone), await isLoggedIn(tablet)],
    [true, false, false],
  )
  assert.equal((await listSessions(here)).length, 1)
})

test('all others of one kind of device are ended at once, and those of other keepers go on', async () => {
  const tablet = await world.helper('Gus')
  const [here, phone, otherPhone] = [
    await logIn('Gus', onPhone),
    await logIn('Gus', onPhone),
    await logIn('Gus', onPhone),
  ]
  await world.helper('Hal')
  const phoneOfHal = await logIn('Hal', onPhone)
  await here.call('DELETE /api/sessions', { query: { like: (await listSessions(otherPhone))[0]?.id ?? '' } })
  assert.deepEqual(await Promise.all([phone, otherPhone].map(isLoggedIn)), [false, false])
  assert.deepEqual(await Promise.all([here, tablet, phoneOfHal].map(isLoggedIn)), [true, true, true])
  await here.call('DELETE /api/sessions', { query: { like: (await listSessions(phoneOfHal))[0]?.id ?? '' } })
  assert.equal((await listSessions(here)).length, 2)
})

test('nobody sees or ends the sessions of others', async () => {
  const dora = await world.helper('Dora')
  const [session] = await listSessions(dora)
  assert.ok(!(await listSessions(administrator)).some(({ id }) => id === session?.id))
  assert.equal((await end(administrator, session?.id)).status, 404)
  await administrator.call('DELETE /api/sessions')
  assert.equal(await isLoggedIn(dora), true)
})

test('a helper’s new password ends the other sessions of that helper alone', async () => {
  const here = await world.helper('Emil')
  const phone = await logIn('Emil', onPhone)
  const body = { current: password, password: 'another bench by the lake' }
  assert.equal((await here.call('PUT /api/password', { body })).status, 200)
  assert.deepEqual([await isLoggedIn(here), await isLoggedIn(phone)], [true, false])
  assert.equal(await isLoggedIn(administrator), true)
})

test('what began while the clock was a year ahead ends when the clock is right again', async () => {
  await using own = await openWorld()
  own.pass(YEAR_MS)
  const early = await own.administrator()
  await closeMemorialOf(own, early)
  const family = await enterWithPassword(own)
  const invitation = await early.call('POST /api/invitations', { body: { name: 'Paula', isAdmin: false } })
  const headers = { 'invitation-key': invitationKey(invitation) }
  const readInvitation = () => own.visitor.call('GET /api/invitations/mine', { headers })
  const body = { name: 'Theo', content: 'He sang.' }
  const shared = { body, headers: { 'idempotency-key': 'a-memory-of-the-future' } }
  const share = () => family.call('POST /api/memories', shared)
  assert.equal((await readInvitation()).status, 200)
  assert.ok((await share()).body.writerKey)
  assert.ok((await share()).body.writerKey, 'a retry gets a new private link')

  own.pass(-YEAR_MS)
  assert.equal(await isLoggedIn(early), false)
  assert.equal((await family.get('/api/settings')).status, 401)
  assert.equal((await readInvitation()).status, 410)
  const right = await own.administrator()
  assert.equal((await listSessions(right)).length, 1)
  assert.equal((await own.context.db.selectFrom('sessions').selectAll().execute()).length, 1)
  const again = await right.call('POST /api/memories', shared)
  assert.equal(again.status, 201)
  assert.equal(again.body.writerKey, undefined)
})

test('a session goes on when the clock is corrected by an hour, in both directions', async () => {
  await using own = await openWorld()
  const keeper = await own.administrator()
  for (const ms of [3_600_000, -2 * 3_600_000]) {
    own.pass(ms)
    assert.equal(await isLoggedIn(keeper), true)
  }
})

const YEAR_MS = 365 * 24 * 3_600_000
