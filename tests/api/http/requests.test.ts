import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { RECEIVE_LIMITS } from '../../../server/http/routes/bodyLimits.ts'
import type { Failure } from '../../../server/base/errors/fail.ts'
import { listNetworks, toNetwork } from '../../../server/http/callers/network.ts'
import { OpenUploads } from '../../../server/http/routes/openUploads.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openConnection, postHead } from '../../support/servers/rawConnection.ts'
import { textLog } from '../../support/servers/textLog.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld, type World } from '../../support/world/world.ts'

const KB = 1024
const MB = 1024 * KB
const UPLOAD = '/api/media/upload'
const form = 'multipart/form-data; boundary=edge'
const makePart = (name: string, file?: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n`

const logged = textLog()
const { world } = await openSharedWorld({
  log: logged.log,
  receiveLimits: { ...RECEIVE_LIMITS, rejectedMs: 300 },
})
const address = await world.app.listen({ host: '127.0.0.1', port: 0 })

/** Lists the folders of the spool, without the locks next to them, which show that the owner of a folder lives. */
async function spoolFolders({ dataDir }: World) {
  const entries = await readdir(path.join(dataDir, 'spool'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(dataDir, 'spool', name))
}

const spooled = async (world: World) =>
  (await Promise.all((await spoolFolders(world)).map((folder) => readdir(folder).catch(() => [])))).flat()

describe('A connection is closed', () => {
  let own: World
  let url: string
  before(async () => {
    own = await openWorld({
      receiveLimits: { ...RECEIVE_LIMITS, headersMs: 300, bodyMs: 300, rejectedMs: 300 },
    })
    url = await own.app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(() => own.close())

  test('when it sends nothing, or half its headers', async () => {
    const [silent, half] = [await openConnection(url), await openConnection(url)]
    await half.send('GET /api/media HTTP/1.1\r\nhost: memo')
    assert.match(await silent.ended, /^(HTTP\/1\.1 408|$)/)
    assert.match(await half.ended, /^(HTTP\/1\.1 408|$)/)
  })

  test('when its caller does not read responses that are larger than the network’s buffers', async () => {
    const reader = await openConnection(url)
    reader.socket.pause()
    await reader.send('GET /api/openapi.json HTTP/1.1\r\nhost: memorial.test\r\n\r\n'.repeat(30))
    const connections = () => promisify(own.app.server.getConnections.bind(own.app.server))()
    await waitUntil(async () => (await connections()) === 0, 'the connection stayed')
    reader.socket.destroy()
  })

  test('when the rest of a body does not come, no matter who was to read it', async () => {
    for (const [endpoint, type] of [
      [UPLOAD, form],
      ['/api/memories', 'application/json'],
      ['/api/media', form],
      ['/nowhere', 'text/plain'],
    ] as const) {
      const sender = await openConnection(url)
      await sender.send(
        postHead(endpoint, { 'content-type': type, 'content-length': 1_000 }) + makePart('files', 'a.jpg'),
      )
      await sender.ended
    }
    await waitUntil(async () => (await spooled(own)).length === 0, 'the half file stayed')
  })
})

test('A sender who is never silent and never done is cut off, one who has sent much is not', async () => {
  await using own = await openWorld({ receiveLimits: { ...RECEIVE_LIMITS, waitLimitMs: 1_000 } })
  const url = await own.app.listen({ host: '127.0.0.1', port: 0 })
  const head = postHead(UPLOAD, { 'content-type': form, 'content-length': 5 * MB })
  const [slow, dripping] = [await openConnection(url), await openConnection(url)]
  await slow.send(head + makePart('files', 'a.jpg') + 'x'.repeat(4 * MB))
  await dripping.send(head + makePart('files', 'a.jpg'))
  const drip = setInterval(() => void dripping.send('x'), 20)
  await dripping.ended
  clearInterval(drip)
  assert.equal(slow.socket.destroyed, false)
  slow.socket.destroy()
})

describe('A body is rejected', () => {
  test('before any of it is read when it announces more than its endpoint takes', async () => {
    for (const [url, type, bytes] of [
      [UPLOAD, form, 4 * 1024 * MB],
      ['/api/memories', 'application/json', 257 * KB],
      ['/api/login', 'application/json', 257 * KB],
      ['/nowhere', 'text/plain', 257 * KB],
    ] as const) {
      const sender = await openConnection(address)
      await sender.send(postHead(url, { 'content-type': type, 'content-length': bytes }))
      assert.equal(await sender.status, 413, url)
      await sender.ended
    }
  })

  test('with a 4xx and without a line in the log when it is not a form', async () => {
    const admin = await world.login()
    const whole = `${makePart('files', 'a.jpg')}x\r\n--edge--\r\n`
    const bodies = {
      'no boundary': ['multipart/form-data', whole],
      'an empty boundary': ['multipart/form-data; boundary=', whole],
      'an over-long boundary': [`multipart/form-data; boundary=${'b'.repeat(8_000)}`, whole],
      'another boundary': ['multipart/form-data; boundary=other', whole],
      'no end': [form, `${makePart('files', 'a.jpg')}half`],
      'no parts': [form, '--edge--\r\n'],
      nothing: [form, ''],
      'a part without a name': [form, '--edge\r\n\r\nx\r\n--edge--\r\n'],
      'a name of the prototype': [form, `${makePart('__proto__')}x\r\n${whole}`],
      'broken JSON in a field': [
        form,
        `--edge\r\ncontent-disposition: form-data; name="metadata"\r\ncontent-type: application/json\r\n\r\n{\r\n${whole}`,
      ],
      'broken JSON as text': [form, `${makePart('metadata')}{\r\n${whole}`],
    }
    for (const url of [UPLOAD, '/api/media/batch'] as const)
      for (const [what, [type = '', text = '']] of Object.entries(bodies)) {
        const { statusCode, body } = await world.app.inject({
          method: 'POST',
          url,
          headers: { 'content-type': type, cookie: admin },
          payload: text,
        })
        assert.ok(statusCode >= 400 && statusCode < 500, `${what}: ${statusCode} ${body}`)
      }
    assert.equal(logged.text, '')
  })

  test('while it is still arriving when its first part never begins', async () => {
    const sender = await openConnection(address)
    await sender.send(postHead(UPLOAD, { 'content-type': form, 'transfer-encoding': 'chunked' }))
    const zeros = Buffer.alloc(MB)
    const chunk = Buffer.concat([Buffer.from(`${MB.toString(16)}\r\n`), zeros, Buffer.from('\r\n')])
    while (await sender.send(chunk));
    assert.equal(await sender.status, 413)
    assert.equal(logged.text, '')
  })

  test('while it is still arriving when a file is too large, or one too many', async () => {
    const sender = await openConnection(address)
    await sender.send(postHead(UPLOAD, { 'content-type': form, 'content-length': 100 * MB }))
    await sender.send(makePart('files', 'large.jpg'))
    for (let sent = 0; sent < 11; sent++) await sender.send(Buffer.alloc(MB))
    assert.equal(await sender.status, 413)
    sender.socket.destroy()
    const other = await openConnection(address)
    await other.send(postHead(UPLOAD, { 'content-type': form, 'content-length': 100 * MB }))
    for (let sent = 0; sent < 31; sent++) await other.send(`${makePart('files', 'small.jpg')}x\r\n`)
    assert.equal(await other.status, 400)
    other.socket.destroy()
  })

  test('when it has more text, or more fields, than the endpoint names', async () => {
    const file = fixture('photos/small-bee.jpg')
    const send = (fields: Record<string, string>) =>
      world.visitor.call('POST /api/media/upload', { form: { ...fields, files: [file] } })
    assert.equal((await send({ memoryAuthor: 'x'.repeat(129 * KB) })).status, 413)
    const longInAll = { memoryAuthor: 'x'.repeat(65 * KB), metadata: ' '.repeat(65 * KB) }
    assert.equal((await send(longInAll)).status, 413)
    assert.equal((await send({ memoryAuthor: 'Inga', metadata: '[]', more: 'x' })).status, 413)
    assert.equal((await send({ memoryAuthor: 'Inga', metadata: '[]' })).status, 201)
  })
})

test('The administrator may send a new order of 100,000 photographs', async () => {
  const admin = await world.administrator()
  const order = Array.from({ length: 100_000 }, (_, n) => ({ id: `an-id-of-22-characters${n}`, order: n }))
  const { refusal } = await admin.call('POST /api/media/reorder', { body: { order } })
  assert.equal(refusal.code, 'bad_order')
})

test('Files under names that the endpoint does not know are not stored for a moment, nor is an interrupted upload for longer', async () => {
  const sender = await openConnection(address)
  await sender.send(postHead(UPLOAD, { 'content-type': form, 'content-length': 20 * MB }))
  await sender.send(`${makePart('unknown', 'a.jpg')}${'x'.repeat(MB)}\r\n`)
  await sender.send(`${makePart('files', 'b.jpg')}known`)
  await waitUntil(async () => (await spooled(world)).length > 0, 'nothing is spooled')
  assert.equal((await spooled(world)).length, 1)
  sender.socket.destroy()
  await waitUntil(
    async () => (await spoolFolders(world)).length === 0,
    'the half of an interrupted upload is left',
  )
})

describe('Uploads at the same time', () => {
  test('are at most a hundred from one address; the next is asked to wait, the administrator is not', async () => {
    await using own = await openWorld()
    const url = await own.app.listen({ host: '127.0.0.1', port: 0 })
    const stalled = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const sender = await openConnection(url)
        await sender.send(postHead(UPLOAD, { 'content-type': form, 'content-length': 1_000 + n }))
        return sender
      }),
    )
    await waitUntil(async () => (await spoolFolders(own)).length === 100, 'not all were begun')
    const file = fixture('photos/small-bee.jpg')
    const refused = await own.visitor.call('POST /api/media/upload', { form: { files: [file] } })
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers['retry-after']) > 0)
    assert.match(refused.refusal.message, /Nothing you wrote is lost/)
    const admin = await own.administrator()
    assert.equal((await admin.call('POST /api/media', { form: { file } })).status, 201)
    for (const { socket } of stalled) socket.destroy()
    await waitUntil(async () => (await spoolFolders(own)).length === 0, 'the ended uploads still count')
    assert.equal((await own.visitor.call('POST /api/media/upload', { form: { files: [file] } })).status, 201)
  })

  test('are bounded in bytes, for each address and for all, until they end', () => {
    const uploads = new OpenUploads({
      perIpAddress: { uploads: 2, bytes: 10 },
      inTotal: { uploads: 3, bytes: 15 },
    })
    const begin = (name: string) => uploads.begin([{ name, factor: 1 }])
    const [first, second, third] = [begin('a'), begin('a'), begin('b')]
    assert.throws(() => begin('a'), { code: 'too_often', status: 429 })
    assert.throws(() => begin('c'), { code: 'busy', status: 503 })
    first.add(6)
    assert.throws(() => second.add(5), { code: 'too_often' })
    assert.throws(() => third.add(10), { code: 'busy' })
    first.end()
    second.add(5)
    third.add(10)
  })

  test('leave a third of all to others, however many addresses a network has', () => {
    const uploads = new OpenUploads()
    const home = Array.from({ length: 256 }, (_, n) => listNetworks(toNetwork(`2001:db8:0:1${toHex(n)}::1`)))
    const begun = home.flatMap((networks) => {
      try {
        return [uploads.begin(networks), uploads.begin(networks)]
      } catch (error) {
        assert.equal((error as Failure).code, 'too_often')
        return []
      }
    })
    assert.equal(begun.length, 200)
    assert.doesNotThrow(() => uploads.begin(listNetworks('203.0.113.9')))
    for (const each of begun) each.end()
    assert.doesNotThrow(() => home.slice(0, 200).map((networks) => uploads.begin(networks)))
  })
})

const toHex = (byte: number) => byte.toString(16).padStart(2, '0')

test('HEAD says how long a file is and reads none of it', async () => {
  const admin = await world.administrator()
  const body = await addPhoto(admin)
  await world.settle()
  const { open } = world.context.storage
  let read = 0
  world.context.storage.open = async (key, range) => {
    const opened = await open(key, range)
    opened?.body.on('data', (bytes: Buffer) => (read += bytes.length))
    return opened
  }
  for (const [url, cookie] of [
    [String(body.filePath), ''],
    [`/uploads/private/${body.id}/original`, admin.cookie ?? ''],
  ] as const) {
    const whole = await world.visitor.get(url, { cookie })
    read = 0
    const { statusCode, headers } = await world.app.inject({ method: 'HEAD', url, headers: { cookie } })
    assert.equal(statusCode, 200)
    assert.equal(headers['content-length'], String(whole.bytes.length))
    assert.ok(read <= 1, `${read} bytes were read`)
  }
})
