import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor } = await openSharedWorld()
beforeEach(async () => {
  for (const table of ['remotes', 'limits'] as const) await world.context.db.deleteFrom(table).execute()
})
const show = { playing: true, music: false }

const open = async () => (await visitor.call('POST /api/remotes', { body: show })).body
const read = (code: string, known = 0) =>
  visitor.call('GET /api/remotes/:id', { params: { id: code }, query: { after: String(known) } })
const send = (code: string, command: 'next' | 'previous' | 'pause') =>
  visitor.call('POST /api/remotes/:id/commands', { params: { id: code }, body: { command } })
const report = (code: string, key: string, more: { playing?: boolean; ended?: boolean } = {}) =>
  visitor.call('PUT /api/remotes/:id', { params: { id: code }, body: { ...show, key, ...more } })

test('commands of phones reach the show once and in order', async () => {
  const { code } = await open()
  assert.match(code, /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  await send(code, 'next')
  await Promise.all([send(code, 'next'), send(code, 'next')])
  await send(code, 'previous')
  assert.deepEqual((await read(code)).body, { ...show, commands: ['next', 'next', 'next', 'previous'] })
  assert.deepEqual((await read(code, 3)).body.commands, ['previous'])
  assert.deepEqual((await read(code, 4)).body.commands, [])
})

test('phones read the state of the show, which only the show itself reports', async () => {
  const { code, key } = await open()
  assert.equal((await report(code, key, { playing: false })).status, 204)
  assert.equal((await read(code)).body.playing, false)
  assert.equal((await report(code, 'not-the-key')).status, 404)
  assert.equal((await read(code)).body.playing, false)
})

test('the code ends with the show, or ten minutes after its last report', async () => {
  const { code, key } = await open()
  await report(code, key, { ended: true })
  assert.equal((await read(code)).status, 404)
  assert.equal((await send(code, 'next')).status, 404)
  assert.equal((await report(code, key)).status, 404)

  const lost = await open()
  world.pass(9 * 60_000)
  await report(lost.code, lost.key)
  world.pass(9 * 60_000)
  assert.equal((await read(lost.code)).status, 200)
  world.pass(2 * 60_000)
  assert.equal((await read(lost.code)).status, 404)
  await open()
  assert.equal((await world.context.db.selectFrom('remotes').selectAll().execute()).length, 1)
})

test('an unknown code is not found, and an unknown command is rejected', async () => {
  assert.equal((await read('aaaa-bbbb-cccc')).status, 404)
  const { code } = await open()
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/remotes/${code}/commands`,
    payload: { command: 'delete' },
  })
  assert.equal(answer.statusCode, 400)
})

test('a guest who uses up the commands of one show leaves those of the others, and every report', async () => {
  const [guest, family] = [await open(), await open()]
  await send(guest.code, 'next')
  await useUpLimit('commands %', 3_000)
  const { status, headers } = await send(guest.code, 'next')
  assert.equal(status, 429)
  assert.ok(Number(headers['retry-after']) > 0)
  assert.equal((await send(family.code, 'next')).status, 204)
  for (const { code, key } of [guest, family]) assert.equal((await report(code, key)).status, 204)
})

test('a show whose reports are used up leaves those of the others', async () => {
  const [guest, family] = [await open(), await open()]
  await report(guest.code, guest.key)
  await useUpLimit('reports %', 600)
  assert.equal((await report(guest.code, guest.key)).status, 429)
  assert.equal((await report(family.code, family.key)).status, 204)
})

test('invented codes and wrong keys start no counters', async () => {
  const { code } = await open()
  await world.context.db.deleteFrom('limits').execute()
  for (let n = 0; n < 5; n++) {
    assert.equal((await send(`aaaa-bbbb-ccc${n}`, 'next')).status, 404)
    assert.equal((await report(code, `wrong-${n}`)).status, 404)
  }
  assert.deepEqual(await world.context.db.selectFrom('limits').selectAll().execute(), [])
})

test('an address that opens too many remote controls is told to wait, and the open ones go on', async () => {
  const { code, key } = await open()
  await useUpLimit('remotes %', 600)
  assert.equal((await visitor.call('POST /api/remotes', { body: show })).status, 429)
  assert.equal((await send(code, 'next')).status, 204)
  assert.equal((await report(code, key)).status, 204)
})

async function useUpLimit(pattern: string, count: number) {
  await world.context.db.updateTable('limits').set({ count }).where('key', 'like', pattern).execute()
}
