import assert from 'node:assert/strict'
import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { after, test } from 'node:test'
import { BodiesInTransit } from '../../../server/platform/cache/bodiesInTransit.ts'

const MB = 1024 * 1024
/** More than a system stores for a connection that nobody reads. */
const BODY_BYTES = 24 * MB
const bodies = Array.from({ length: 4 }, (_, n) => Buffer.alloc(BODY_BYTES, n))

/** Opens a server that sends `bodies`, and has room for two of them. */
async function openServer() {
  const inTransit = new BodiesInTransit(2.5 * BODY_BYTES)
  const server = http.createServer(({ url = '' }, response: ServerResponse) => {
    const body = bodies[Number(url.slice(1))] ?? Buffer.alloc(0)
    response.setHeader('content-length', body.length)
    inTransit.add([body], response)
    response.end(body)
    server.emit('sending')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.closeAllConnections())
  after(() => server.close())
  const { port } = server.address() as AddressInfo

  /** Requests a body, and does not read it until `read` is called, which resolves to the number of bytes that arrive. */
  return async (n: number) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    const sending = once(server, 'sending')
    socket.write(`GET /${n} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    await sending
    return async () => {
      let bytes = 0
      socket.on('data', (chunk: Buffer) => (bytes += chunk.length))
      const closed = once(socket, 'close')
      socket.resume()
      await closed
      return bytes
    }
  }
}

test('a body counts once, however many clients receive it', async () => {
  const request = await openServer()
  const clients = []
  for (let n = 0; n < 5; n += 1) clients.push(await request(0))
  clients.push(await request(1))
  for (const read of clients) assert.ok((await read()) > BODY_BYTES)
})

test('when bodies need too much memory, the one that nobody has asked for since then is no longer sent', async () => {
  const request = await openServer()
  const readCurrent = await request(0)
  const readOutdated = await request(1)
  const readCurrentAgain = await request(0)
  const readNew = await request(2)
  assert.ok((await readOutdated()) < BODY_BYTES)
  for (const read of [readCurrent, readCurrentAgain, readNew]) assert.ok((await read()) > BODY_BYTES)
})

test('a body that has been sent makes room', async () => {
  const request = await openServer()
  const readFirst = await request(0)
  for (const n of [1, 2, 3, 1, 2, 3]) assert.ok((await (await request(n))()) > BODY_BYTES)
  assert.ok((await readFirst()) > BODY_BYTES)
})
