import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { openSendLink } from '../../features/sent/sendPhoto.ts'
import { addMedia } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

const metricsToken = 'a token of Prometheus'
const { world } = await openSharedWorld({ config: { metricsToken } })

const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  world.app.inject({ url: '/metrics', headers, remoteAddress })

test('a program on this machine reads metrics for Prometheus', async () => {
  await world.app.inject('/healthz')
  const { statusCode, headers, body } = await ask()
  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8')
  assert.match(body, /^memorial_http_requests_total\{method="GET",route="\/healthz",status="200"\} 1$/m)
  assert.match(body, /^memorial_http_request_duration_seconds_bucket\{le="\+Inf"\} [1-9]\d*$/m)
  const line = /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[\d.e+-]+)$/
  assert.deepEqual(
    body
      .trimEnd()
      .split('\n')
      .filter((each) => !line.test(each)),
    [],
  )
})

test('they count what the memorial holds, and what guests sent that waits for the family', async () => {
  await addMedia(await world.administrator(), [{ file: 'photos/small-bee.jpg', title: 'Walter' }])
  assert.match((await ask()).body, /^memorial_rows\{table="media"\} 1$/m)
  await (await openSendLink(world.visitor, await world.administrator()))()
  assert.match((await ask()).body, /^memorial_sent_waiting 1$/m)
})

const throughProxy: Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.5' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-real-ip': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1' },
  { via: '1.1 proxy' },
  { host: 'walter.example' },
]
for (const headers of throughProxy)
  test(`a proxy of this machine that sends ${JSON.stringify(headers)} gets nothing`, async () => {
    const { statusCode, headers: answered } = await ask(headers)
    assert.equal(statusCode, 401)
    assert.equal(answered['www-authenticate'], 'Bearer')
  })

test('a trusted proxy does not count as a program on this machine either', async () => {
  const trusting = await openWorld({ config: { trustProxy: 1 } })
  const url = '/metrics'
  const { statusCode } = await trusting.app.inject({ url, headers: { 'x-forwarded-for': '127.0.0.1' } })
  await trusting.close()
  assert.equal(statusCode, 401)
})

test('a proxy that sends nothing of its own, as nginx by itself, gets nothing', async () => {
  await world.app.listen({ port: 0 })
  const { port } = world.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()))
  socket.write(`GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  assert.match(answer, /^HTTP\/1\.1 401 /)
})

test('another machine needs the token', async () => {
  const elsewhere = '198.51.100.7'
  assert.equal((await ask({}, elsewhere)).statusCode, 401)
  assert.equal((await ask({ authorization: 'Bearer another token at all' }, elsewhere)).statusCode, 401)
  assert.equal((await ask({ authorization: `Bearer ${metricsToken}` }, elsewhere)).statusCode, 200)
  const proxied = { authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': '203.0.113.5' }
  assert.equal((await ask(proxied)).statusCode, 200)
})

test('no line holds an address or a key of a visitor', async () => {
  await world.app.inject({ url: '/gallery?key=secret', remoteAddress: '203.0.113.9' })
  await world.app.inject({ url: '/nowhere/secret', remoteAddress: '203.0.113.9' })
  assert.doesNotMatch((await ask()).body, /203\.0\.113|secret/)
})
