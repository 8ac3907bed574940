import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { createNetworkSend, createPerson } from '../../samples/person.ts'
import { fixture } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { startProcess } from '../support/servers/process.ts'
import { proxyTo } from '../support/servers/tcpProxy.ts'
import { waitUntil } from '../support/servers/waitUntil.ts'
import { newServers } from '../support/world/backends.ts'
import { environmentOf } from '../support/world/environment.ts'
import { administrator } from '../support/world/template.ts'

const { databaseUrl, s3: near } = await newServers()
const { url, proxy: database } = await proxyTo(databaseUrl)
const { url: endpoint, proxy: bucket } = await proxyTo(near.endpoint)
const backend = { dataDir: temporaryFolder(), databaseUrl: url, s3: { ...near, endpoint } }
const server = await startProcess(environmentOf(backend))
const visitor = createPerson(createNetworkSend(server.url))
const admin = await visitor.logIn(administrator)
after(async () => {
  await server.stop()
  database.close()
  bucket.close()
})

const ready = async () => (await visitor.get('/readyz')).status === 200
const isReady = () => waitUntil(ready, () => `never ready again:\n${server.output()}`)
const logs = (sentence: RegExp) => waitUntil(() => sentence.test(server.output()), `not said: ${sentence}`)
const share = (name: string) =>
  visitor.call('POST /api/memories', {
    body: { name, email: null, content: 'A line.', mediaIds: null },
    headers: { 'idempotency-key': `key-of-${name}` },
  })
const upload = (title: string) =>
  admin.call('POST /api/media', {
    form: { title, file: fixture('photos/person-small-square.jpg') },
    headers: { 'idempotency-key': `key-of-${title}` },
  })
/** Retries as people and pages do, until the response is not ‘try again shortly’. */
const keepTrying = async (send: () => Promise<{ status: number }>) => {
  let status = 0
  await waitUntil(async () => {
    status = await send().then(
      (answer) => answer.status,
      () => 503,
    )
    return status !== 503
  }, 'refused for ever')
  return status
}

test('While the database is away', async (story) => {
  await story.test(
    'visitors get 503 with Retry-After, as JSON and as a page; the process is up and reports that it is not ready',
    async () => {
      assert.equal((await visitor.call('GET /api/media')).status, 200)
      database.cut()
      for (const answer of [await visitor.call('GET /api/media'), await share('Early')]) {
        assert.equal(answer.status, 503)
        assert.ok(Number(answer.headers['retry-after']) > 0)
        assert.equal(answer.refusal.code, 'not_ready')
      }
      const page = await visitor.get('/memories', { accept: 'text/html,*/*' })
      assert.deepEqual([page.status, page.headers['cache-control']], [503, 'no-store'])
      assert.match(page.text, /<h1>One moment, please<\/h1>[\s\S]*cannot be reached right now/)
      assert.equal((await visitor.get('/healthz')).status, 200)
      const { status, text } = await visitor.get('/readyz')
      assert.equal(status, 503)
      assert.match(text, /"The database does not answer\."/)
      await logs(/The database does not answer \(.*ECONNRE/)
    },
  )

  await story.test(
    'nothing was accepted, and when it is back everything works without a restart',
    async () => {
      database.restore()
      await isReady()
      await logs(/The database answers again, after \d+ s/)
      const shared = (await visitor.call('GET /api/memories')).body.map(({ name }) => name)
      assert.ok(!shared.includes('Early'))
      assert.equal((await share('Early')).status, 201)
      assert.equal((await admin.call('GET /api/check-auth')).status, 200)
    },
  )
})

describe('While the bucket is away', () => {
  test('uploads and pictures get 503, texts do not; nothing is listed without its file', async () => {
    const saved = (await upload('Before')).body
    bucket.cut()
    const refused = await upload('Meanwhile')
    assert.equal(refused.status, 503)
    assert.ok(Number(refused.headers['retry-after']) > 0)
    const picture = await visitor.get(String(saved.filePath))
    assert.deepEqual([picture.status, picture.headers['cache-control']], [503, 'no-store'])
    assert.equal((await share('Words')).status, 201)
    const titles = (await visitor.call('GET /api/media')).body.map(({ title }) => title)
    assert.deepEqual([titles.includes('Before'), titles.includes('Meanwhile')], [true, false])
    assert.match((await visitor.get('/readyz')).text, /"The storage of files does not answer\."/)
    await logs(/The bucket does not answer \(/)
    bucket.restore()
    await isReady()
    await logs(/The bucket answers again, after \d+ s/)
    assert.equal((await visitor.get(String(saved.filePath))).status, 200)
    assert.equal((await upload('Meanwhile')).status, 201)
  })
})

test('after many short outages of both, everything acknowledged is stored once, and everything listed is complete', async () => {
  const names = Array.from({ length: 24 }, (_, n) => `Guest-${n}`)
  const titles = Array.from({ length: 6 }, (_, n) => `Photo-${n}`)
  let over = false
  const storms = (async () => {
    for (const proxy of [database, bucket, database, bucket, database]) {
      proxy.cut()
      await waitUntil(async () => !(await ready()), 'still ready over a cut connection')
      proxy.restore()
      await isReady()
    }
    over = true
  })()
  const guests = names.map(async (name, n) => {
    assert.equal(await keepTrying(() => share(name)), 201)
    // every third guest shares the second time only after the last outage
    if (n % 3 === 0) await waitUntil(() => over, 'the storms never ended')
    assert.equal(await keepTrying(() => share(name)), 201)
  })
  const photos = titles.map(async (title) => assert.equal(await keepTrying(() => upload(title)), 201))
  await Promise.all([storms, ...guests, ...photos])

  const shared = (await visitor.call('GET /api/memories')).body.map(({ name }) => name)
  assert.deepEqual(shared.filter((name) => name.startsWith('Guest')).sort(), names.toSorted())
  const listed = (await admin.call('GET /api/media')).body
  assert.deepEqual(
    listed
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Photo'))
      .sort(),
    titles,
  )
  const sent = fixture('photos/person-small-square.jpg').bytes
  for (const { id, filePath } of listed) {
    assert.ok((await admin.get(`/uploads/private/${id}/original`)).bytes.equals(sent))
    assert.equal((await visitor.get(String(filePath))).status, 200)
  }
})
