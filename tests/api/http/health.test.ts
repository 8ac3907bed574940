import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLog } from '../../support/servers/textLog.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const { world } = await openSharedWorld()

test('healthz says the process is up, readyz that database and storage answer', async () => {
  assert.equal((await world.visitor.get('/healthz')).status, 200)
  assert.equal((await world.visitor.get('/readyz')).status, 200)
})

test('readyz has free space, last backup, last check and version for this machine and administrators, not for strangers', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  const administrator = await world.administrator()
  const ask = async (who = world.visitor, headers = {}) =>
    JSON.parse((await who.get('/readyz', headers)).text) as Record<string, unknown>
  assert.deepEqual(await ask(world.visitor, forwarded), { status: 'ready' })
  for (const answer of [await ask(), await ask(administrator, forwarded)]) {
    assert.match(String(answer.version), /^\d+\.\d+\.\d+$/)
    assert.ok(Number(answer.freeBytes) > 0)
    assert.partialDeepStrictEqual(answer, {
      status: 'ready',
      lastCopyAt: null,
      lastCheckAt: null,
      faults: 0,
    })
  }
})

test('readyz is 503 with Retry-After while storage does not answer, and the log says so once', async () => {
  const logged = textLog()
  const own = await openWorld({ log: logged.log })
  const { check } = own.context.storage
  own.context.storage.check = () => Promise.reject(new Error('gone'))
  for (let asked = 0; asked < 3; asked++) {
    const { status, headers } = await own.visitor.get('/readyz')
    assert.equal(status, 503)
    assert.ok(headers['retry-after'])
  }
  own.context.storage.check = check
  for (let asked = 0; asked < 2; asked++) assert.equal((await own.visitor.get('/readyz')).status, 200)
  await own.close()
  const messages = [...logged.text.matchAll(/"msg":"([^"]+)"/g)].map(([, message]) => message)
  assert.deepEqual(messages, ['Not ready. The storage of files does not answer. gone', 'Ready again.'])
})
