import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { takePorts } from '../../scripts/support/takePorts.ts'
import { createNetworkSend, createPerson } from '../../samples/person.ts'
import { newPostgresS3 } from '../support/world/backends.ts'
import { environmentOf } from '../support/world/environment.ts'
import { administrator } from '../support/world/template.ts'
import { type ServerProcess, startProcess } from '../support/servers/process.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const TIMES = 1

const memorial = await newPostgresS3('small')
const ports = await takePorts(2)
const dataDirs = [memorial.dataDir, temporaryFolder()]
const start = (index: number) =>
  startProcess({
    ...environmentOf({ ...memorial, dataDir: dataDirs[index] ?? '' }),
    PORT: String(ports[index]),
    TRUST_PROXY: '1',
  })
const servers: ServerProcess[] = [await start(0), await start(1)]
const proxy = await openProxy(ports)
after(() => {
  proxy.close()
  for (const server of servers) server.kill('SIGKILL')
})

test('while servers are replaced one after the other, every page loads, and each upload is stored once', async () => {
  const send = createNetworkSend(proxy.url)
  const { body: media } = await createPerson(send).call('GET /api/media')
  const paths = ['/', '/gallery', '/memories', '/api/media', ...media.map(({ filePath }) => String(filePath))]
  const failed: string[] = []
  let isOver = false
  const visit = async (from: number) => {
    for (let n = from; !isOver; n++) {
      const path = paths[n % paths.length] ?? '/'
      const { status } = await send({ method: 'GET', url: path, headers: {} })
      if (status !== 200) failed.push(`${path} ${status}`)
    }
  }
  let sent = 0
  const write = async () => {
    for (; !isOver; sent++) {
      const headers = {
        'x-forwarded-for': `192.0.2.${sent % 250}`,
        'idempotency-key': `line-${sent}-of-the-memories`,
      }
      const body = { name: 'Ada', email: null, content: `Line ${sent}`, mediaIds: null }
      const share = () => createPerson(send).call('POST /api/memories', { body, headers })
      const first = await share()
      // a proxy never sends a form twice, so a visitor presses the button again if the server ended at that moment
      const { status, text } = first.status === 502 ? await share() : first
      if (status !== 201) failed.push(`a memory ${status} ${text}`)
    }
  }
  const visitors = Promise.all([visit(0), visit(3), write()])
  for (let time = 0; time < TIMES; time++)
    for (const [index, server] of servers.entries()) {
      assert.equal(await server.stop(), 0, server.output())
      servers[index] = await start(index)
    }
  isOver = true
  await visitors
  assert.deepEqual(failed, [])
  const admin = await createPerson(send).logIn(administrator)
  const { body: memories } = await admin.call('GET /api/memories')
  assert.equal(memories.length, sent)
})

/** Passes requests to each server in turn, as nginx does; a request whose connection is refused goes to the next server. */
async function openProxy(to: readonly number[]) {
  let turn = 0
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming)
    const { method, url, headers } = incoming
    const first = turn++
    const passOn = (tried: number) => {
      const port = to[(first + tried) % to.length]
      const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
      outgoing.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', () => response.destroy()).pipe(response)
      })
      outgoing.on('error', ({ code }: NodeJS.ErrnoException) => {
        const isUnseen = code === 'ECONNREFUSED' || (method === 'GET' && !response.headersSent)
        if (isUnseen && tried + 1 < to.length) passOn(tried + 1)
        else if (response.headersSent) response.destroy()
        else response.writeHead(502).end()
      })
      outgoing.end(body)
    }
    passOn(0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
