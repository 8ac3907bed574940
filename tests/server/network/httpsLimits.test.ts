import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect as connectHttp2, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { connect as connectTls } from 'node:tls'
import { takePorts } from '../../../scripts/support/takePorts.ts'
import { RECEIVE_LIMITS, type ReceiveLimits } from '../../../server/http/routes/bodyLimits.ts'
import { openSecureServer } from '../../../server/operations/https/servers.ts'
import { openConnection } from '../../support/servers/rawConnection.ts'
import {
  encodeFrame,
  get,
  getHeaders,
  openHttp2,
  reset,
  encodeWindowUpdate,
} from '../../support/servers/rawHttp2.ts'
import { selfSigned } from '../../support/servers/selfSigned.ts'
import { openWorld, withinAnHour } from '../../support/world/world.ts'

const SHORT = { headersMs: 1_000, bodyMs: 1_000, waitLimitMs: 60_000, rejectedMs: 100 }
const empty = Buffer.alloc(0)

const world = await openWorld({ at: withinAnHour() })
const certificate = selfSigned(world.dataDir)
await world.app.ready()
const opened: Http2SecureServer[] = []
after(async () => {
  for (const server of opened) server.close()
  await world.close()
})

/** Opens a server with these limits, and returns its port. */
async function openSecure(limits: ReceiveLimits, { app } = world): Promise<number> {
  const server = openSecureServer(app, limits)
  server.setSecureContext(certificate)
  opened.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Opens a connection, and waits for a response. On a busy machine, the server may end the first ones before they have sent all. */
async function openAnswered(port: number) {
  for (;;) {
    const connection = await openHttp2(port)
    const isAnswered = connection.frame('headers', 1).then(() => true)
    connection.send(get(1, '/healthz'))
    if (await Promise.race([isAnswered, connection.ended.then(() => false)])) return connection
  }
}

/** Sends repeatedly until the connection has ended. */
async function keepSending(connection: { ended: Promise<unknown> }, send: () => void) {
  const timer = setInterval(send, 30)
  await connection.ended
  clearInterval(timer)
}

describe('The HTTPS server ends a connection', { concurrency: true }, async () => {
  world.app.server.keepAliveTimeout = 600_000
  /** The port of a server that allows idle connections. */
  const patient = await openSecure(SHORT)
  world.app.server.keepAliveTimeout = 400
  const port = await openSecure(SHORT)
  /** The port of a server whose limits are longer than any pause of a busy machine. */
  const lenient = await openSecure({ ...RECEIVE_LIMITS, bodyMs: 3_000 })

  test('without a handshake, and in HTTP/1.1 with half its headers', async () => {
    const silent = await openConnection(`http://127.0.0.1:${port}`)
    const half = connectTls({
      port,
      host: '127.0.0.1',
      ALPNProtocols: ['http/1.1'],
      rejectUnauthorized: false,
    })
    half.write('GET / HTTP/1.1\r\nhost: memo')
    half.on('error', () => undefined).resume()
    await Promise.all([silent.ended, new Promise((resolve) => half.once('close', resolve))])
  })

  test('in HTTP/2 that sends no request', async () => {
    const silent = await openHttp2(patient)
    const pinging = await openHttp2(patient)
    await Promise.all([
      silent.ended,
      keepSending(pinging, () => pinging.send(encodeFrame('ping', 0, 0, Buffer.alloc(8)))),
    ])
  })

  test('in HTTP/2 whose headers do not end, whether it falls silent or sends more and more', async () => {
    const half = await openHttp2(patient)
    half.send(encodeFrame('headers', 0, 1, getHeaders('/healthz')))
    const endless = await openHttp2(patient)
    endless.send(encodeFrame('headers', 0, 1, getHeaders('/healthz')))
    await Promise.all([
      half.ended,
      keepSending(endless, () => endless.send(encodeFrame('continuation', 0, 1, empty))),
    ])
  })

  test('even after a complete request: later headers have the same time limit', async () => {
    const connection = await openAnswered(patient)
    connection.send(encodeFrame('headers', 0, 3, getHeaders('/healthz')))
    await connection.ended
  })

  test('in HTTP/2 that is idle after a request', async () => {
    const connection = await openAnswered(port)
    await connection.ended
  })

  test('of a client that reads nothing of the response', async () => {
    const stalled = await openHttp2(port, 1)
    stalled.send(get(1, '/api/docs'))
    await stalled.ended
  })

  test('of a client that reads a byte at a time', async () => {
    const own = await openSecure({ ...SHORT, waitLimitMs: 400 })
    const trickling = await openHttp2(own, 1)
    trickling.send(get(1, '/api/docs'))
    await keepSending(trickling, () => trickling.send(encodeWindowUpdate(1, 1)))
  })

  test('but not of a slow reader', async () => {
    const { rawPayload } = await world.app.inject({ url: '/api/docs' })
    const reader = await openHttp2(lenient, 16_384)
    const whole = reader.whole(1)
    reader.send(get(1, '/api/docs'))
    const slowly = setInterval(
      () => reader.send(encodeWindowUpdate(0, 16_384), encodeWindowUpdate(1, 16_384)),
      150,
    )
    const bytes = await Promise.race([whole, reader.ended])
    clearInterval(slowly)
    assert.equal(bytes, rawPayload.length)
    reader.close()
  })

  test('nor of a slow sender', async () => {
    const session = connectHttp2(`https://127.0.0.1:${lenient}`, { rejectUnauthorized: false })
    const headers = { ':method': 'POST', ':path': '/api/memories', 'content-type': 'application/json' }
    const sending = session.request(headers).resume()
    const memory = JSON.stringify({ name: 'Ruth', content: 'He could whistle.', mediaIds: [] })
    const pieces = [...Array<string>(25).fill(' '), memory]
    const slowly = setInterval(() => {
      const piece = pieces.shift()
      if (piece === undefined) sending.end()
      else sending.write(piece)
    }, 150)
    const [answer] = (await once(sending, 'response')) as [IncomingHttpHeaders]
    clearInterval(slowly)
    assert.equal(answer[':status'], 201)
    session.close()
  })
})

test('a request may wait longer for the server than a client may be silent', async () => {
  await using own = await openWorld()
  own.app.get('/at-work', async (_request, reply) => {
    for (let limits = 0; limits < 2; limits += 1) await once(reply.raw, 'timeout')
    return 'done'
  })
  await own.app.ready()
  const connection = await openHttp2(await openSecure({ ...RECEIVE_LIMITS, bodyMs: 100 }, own))
  const whole = connection.whole(1)
  connection.send(get(1, '/at-work'))
  assert.equal(await Promise.race([whole, connection.ended]), 'done'.length)
  connection.close()
})

test('a request that is canceled at once gets no response', async () => {
  const connection = await openHttp2(await openSecure(RECEIVE_LIMITS))
  const drawnAt = async (path: string) => {
    const { body } = await world.app.inject({ url: path, headers: { host: '127.0.0.1' } })
    return /"now":"([^"]+)"/.exec(body)?.[1] ?? ''
  }
  const answered = connection.frame('headers', 3)
  connection.send(get(1, '/gallery?show=videos'), reset(1), get(3, '/obituary'))
  await answered
  world.pass(1)
  const now = new Date(world.context.clock()).toISOString()
  assert.ok((await drawnAt('/obituary')) < now)
  assert.ok((await drawnAt('/gallery?show=videos')) >= now)
  connection.close()
})

test('a client that cancels a thousand requests is cut off', async () => {
  const connection = await openHttp2(await openSecure(RECEIVE_LIMITS))
  const ids = Array.from({ length: 3_000 }, (_, n) => 2 * n + 1)
  connection.send(...ids.flatMap((id) => [get(id, '/healthz'), reset(id)]))
  await connection.ended
})

test('the servers have the limits that docs/security.md promises', async () => {
  const session = connectHttp2(`https://127.0.0.1:${await openSecure(RECEIVE_LIMITS)}`, {
    rejectUnauthorized: false,
  })
  await once(session, 'remoteSettings')
  assert.equal(session.remoteSettings.maxConcurrentStreams, 100)
  session.close()
  assert.deepEqual(RECEIVE_LIMITS, {
    headersMs: 10_000,
    bodyMs: 60_000,
    waitLimitMs: 600_000,
    rejectedMs: 5_000,
  })
  for (const server of [world.app.server, opened.at(-1) ?? {}])
    assert.deepEqual(
      ['headersTimeout', 'connectionsCheckingInterval'].map((name) => Reflect.get(server, name)),
      [10_000, 1_000],
    )
})

test('port 80 ends a connection with half its headers', async () => {
  const [port = 0, plainPort = 0] = await takePorts(2)
  const https = { domain: 'walter.example.org', acmeDirectoryUrl: null, port, plainPort }
  const publicUrl = 'https://walter.example.org'
  await using own = await openWorld({ config: { https, publicUrl }, receiveLimits: SHORT, postgresS3: false })
  await own.https?.listen()
  const half = await openConnection(`http://127.0.0.1:${plainPort}`)
  await half.send('GET / HTTP/1.1\r\nhost: memo')
  await half.ended
  await own.https?.close()
})
