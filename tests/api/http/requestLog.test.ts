import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { pino } from 'pino'
import { fixture } from '../../support/files/fixtures.ts'
import { textLog } from '../../support/servers/textLog.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

interface Line {
  level: number
  msg: string
  reqId?: string
  [field: string]: unknown
}

const output = textLog('info')
const { world } = await openSharedWorld({ log: output.log })
beforeEach(() => {
  output.text = ''
})
const lines = (level: pino.Level) =>
  output.text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.level === pino.levels.values[level])

test('the log has the method, route, status and id of an error, not its address; the response has the id', async () => {
  const admin = await world.administrator()
  const rename = (from: string, to: string) => world.context.db.schema.alterTable(from).renameTo(to).execute()
  for (const table of ['services', 'memories']) await rename(table, `${table}_away`)
  const { status, headers, refusal } = await admin.call('DELETE /api/services/:id', {
    params: { id: 'secret-key' },
  })
  const page = await world.visitor.get('/feed.atom?key=secret-key', { accept: 'text/html' })
  for (const table of ['services', 'memories']) await rename(`${table}_away`, table)
  assert.equal(status, 500)
  const [first, second] = lines('error')
  assert.partialDeepStrictEqual(first, { method: 'DELETE', route: '/api/services/:id', status: 500 })
  assert.equal(headers['x-request-id'], first?.reqId)
  assert.equal(refusal.requestId, first?.reqId)
  assert.partialDeepStrictEqual(second, { method: 'GET', route: '/feed.atom', status: 500 })
  assert.ok(page.text.includes(`this is ${second?.reqId}`), page.text)
  assert.notEqual(first?.reqId, second?.reqId)
  assert.doesNotMatch(output.text, /secret-key/)
})

test('at level info, the log has a line for each response, without its address', async () => {
  const answer = await world.visitor.get('/api/media/no-such-id/at-all?key=secret-key')
  await world.visitor.get('/gallery?key=secret-key')
  const answered = lines('info').filter(({ msg }) => msg === 'answered')
  assert.partialDeepStrictEqual(answered, [
    { method: 'GET', status: 404, reqId: answer.headers['x-request-id'] },
    { method: 'GET', route: '/gallery' },
  ])
  assert.doesNotMatch(output.text, /secret-key|no-such-id/)
})

test('the log has one line for an address that is throttled, until it may try again', async () => {
  const edit = () =>
    world.visitor.call('PUT /api/media/:id', { params: { id: 'none' }, body: { title: 'x' } })
  const { db } = world.context
  for (let window = 0; window < 2; window++) {
    output.text = ''
    await edit()
    await db.updateTable('limits').set({ count: 600 }).where('key', 'like', 'edits %').execute()
    for (let n = 0; n < 3; n++) assert.equal((await edit()).status, 429)
    const throttled = lines('warn')
    assert.partialDeepStrictEqual(throttled, [
      { address: '127.0.0.1', method: 'PUT', route: '/api/media/:id', status: 429 },
    ])
    assert.equal(throttled.length, 1)
    world.pass(10 * 60_000 + 1)
  }
})

test('a photograph that a full disk refuses is one line in the log, without the stack of the error', async () => {
  await using full = await openWorld({
    log: output.log,
    config: { minFreeBytes: Number.MAX_SAFE_INTEGER },
  })
  const form = { files: [fixture('photos/small-bee.jpg')] }
  assert.equal((await full.visitor.call('POST /api/media/upload', { form })).status, 507)
  const [line, ...more] = lines('error')
  assert.match(line?.msg ?? '', /no room left on the disk/)
  assert.deepEqual([line?.err, more], [undefined, []])
})
