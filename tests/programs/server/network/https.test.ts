import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2'
import { request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import tls from 'node:tls'
import { takePorts } from '../../../../scripts/support/takePorts.ts'
import { parseConfig } from '../../../../server/base/config/config.ts'
import { fixture } from '../../../support/files/fixtures.ts'
import { temporaryFolder } from '../../../support/files/temporaryFolder.ts'
import { startPebble } from '../../../support/servers/pebble.ts'
import { type ServerProcess, startProcess } from '../../../support/servers/process.ts'
import { waitUntil } from '../../../support/servers/waitUntil.ts'
import { openWorld } from '../../../support/world/world.ts'

const domain = 'walter.example.org'

test('With HTTPS_DOMAIN', async (story) => {
  let dataDir = temporaryFolder()
  let server: ServerProcess
  const pebble = await startPebble()
  const port = (await takePorts(1))[0] ?? 0
  story.after(() => stop('SIGKILL'))

  const start = async (env: Record<string, string> = {}) => {
    server = await startProcess({
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'a quiet place by the river',
      HTTPS_DOMAIN: domain,
      HTTPS_PORT: String(port),
      HTTP_PORT: String(pebble.plainPort),
      ACME_DIRECTORY: pebble.directory,
      NODE_EXTRA_CA_CERTS: pebble.certificateFile,
      ...env,
    })
    assert.notEqual(server.url, '', server.output())
  }
  const stop = (signal: NodeJS.Signals) => {
    server.kill(signal)
    return server.ended
  }
  const plain = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${pebble.plainPort}${path}`, { redirect: 'manual', ...init })
  const isSecure = () =>
    answerOf('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    )
  await start()
  await waitUntil(isSecure, () => server.output())

  /** Requests a page as a browser with HTTP/1.1 that trusts the signer's root. */
  async function answerOf(path: string) {
    const asked = request({
      host: '127.0.0.1',
      port,
      path,
      servername: domain,
      ca: pebble.root,
      agent: false,
      headers: { host: domain },
    }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const { serialNumber } = (answer.socket as tls.TLSSocket).getPeerCertificate()
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (await buffer(answer)).toString(),
      serialNumber,
    }
  }

  /** Sends a request as a browser with HTTP/2. */
  async function inHttp2(headers: Record<string, string>, body?: Buffer) {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { servername: domain, ca: pebble.root })
    const stream = session.request({ ':authority': domain, ...headers })
    stream.end(body)
    const [answered] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }]
    const text = (await buffer(stream)).toString()
    session.close()
    return { status: answered[':status'], headers: answered, text, protocol: session.alpnProtocol }
  }

  await story.test(
    'the server fetches its certificate itself; HTTP redirects to HTTPS, and only HTTPS sends HSTS',
    async () => {
      assert.match(server.output(), /for visitors at https:\/\/walter\.example\.org\n/)
      const home = await answerOf('/')
      assert.equal(home.status, 200)
      assert.equal(home.headers['strict-transport-security'], 'max-age=31536000')
      const led = await plain('/gallery?person=x', { method: 'POST', headers: { host: 'else.example.org' } })
      assert.deepEqual(
        [led.status, led.headers.get('location'), led.headers.get('strict-transport-security')],
        [308, 'https://walter.example.org/gallery?person=x', null],
      )
      // a client of a proxy sends a whole URL
      const asked = plainRequest({ port: pebble.plainPort, path: 'http://walter.example.org/gallery' }).end()
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      answer.resume()
      assert.equal(answer.headers.location, 'https://walter.example.org/gallery')
      const near = await fetch(`${server.url}/healthz`)
      assert.deepEqual([near.status, near.headers.get('strict-transport-security')], [200, null])
    },
  )

  await story.test('over HTTP/2 pages load, and people log in and send photographs', async () => {
    const page = await inHttp2({ ':path': '/gallery' })
    assert.deepEqual([page.status, page.protocol], [200, 'h2'])
    assert.match(page.text, /<html/)
    const origin = { origin: `https://${domain}`, 'sec-fetch-site': 'same-origin', ':method': 'POST' }
    const login = await inHttp2(
      { ...origin, ':path': '/api/login', 'content-type': 'application/json' },
      Buffer.from(JSON.stringify({ username: 'admin', password: 'a quiet place by the river' })),
    )
    assert.equal(login.status, 200, login.text)
    assert.match(String(login.headers['set-cookie']), /Secure/)
    const form = new FormData()
    const { bytes, name } = fixture('photos/person-small-square.jpg')
    form.append('memoryAuthor', 'Ada')
    form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
    const encoded = new Response(form)
    const sent = await inHttp2(
      { ...origin, ':path': '/api/media/upload', 'content-type': encoded.headers.get('content-type') ?? '' },
      Buffer.from(await encoded.arrayBuffer()),
    )
    assert.equal(sent.status, 201, sent.text)
    const foreign = await inHttp2({
      ...origin,
      origin: 'https://else.example.org',
      ':path': '/api/logout',
    })
    assert.equal(foreign.status, 403)
  })

  await story.test('the next start reuses the certificate', async () => {
    const { serialNumber } = await answerOf('/healthz')
    assert.equal(await stop('SIGTERM'), 0)
    // the signer need not respond
    await start({ NODE_EXTRA_CA_CERTS: '' })
    assert.equal((await answerOf('/healthz')).serialNumber, serialNumber)
  })

  await story.test(
    'while no certificate can be fetched, visitors read when to come back, and the dashboard shows why',
    async () => {
      await stop('SIGKILL')
      dataDir = temporaryFolder()
      // without this variable, the server does not trust the signer
      await start({ NODE_EXTRA_CA_CERTS: '' })
      await waitUntil(
        async () => server.output().includes('could not be fetched'),
        () => server.output(),
      )
      const page = await plain('/gallery')
      assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '30'])
      assert.match(await page.text(), /One moment, please/)
      assert.match(server.output(), /walter\.example\.org leads to this machine/)
      assert.match(server.output(), /fetched \(127\.0\.0\.1:\d+ does not answer: self-signed certificate/)
    },
  )

  await story.test(
    'a certificate is fetched once its signer can be trusted, renewed when a third of its time is left, and used at once',
    async (t) => {
      await stop('SIGKILL')
      const env = { HTTPS_DOMAIN: domain, HTTPS_PORT: String(port), HTTP_PORT: String(pebble.plainPort) }
      const { https, publicUrl } = parseConfig({ ...env, ACME_DIRECTORY: pebble.directory })
      const world = await openWorld({ config: { https, publicUrl }, postgresS3: false })
      await world.app.ready()
      const servers = world.https
      t.after(() => servers?.close())
      t.after(() => world.close())
      await servers?.listen()
      await world.context.jobs.beginRepeating()
      await world.settle()
      assert.match(world.readWarnings().join(), /walter\.example\.org could not be fetched/)
      tls.setDefaultCACertificates([...tls.getCACertificates('default'), pebble.certificate])
      const serialAfter = async (days: number) => {
        world.pass(days * 86_400_000)
        await world.settle()
        return (await answerOf('/healthz')).serialNumber
      }
      const first = await serialAfter(1)
      assert.deepEqual(world.readWarnings(), [], 'the dashboard does not say any more that it failed')
      assert.equal(await serialAfter(58), first)
      assert.notEqual(await serialAfter(2), first, world.readWarnings().join())
    },
  )
  story.after(() => tls.setDefaultCACertificates(tls.getCACertificates('bundled')))
})

const domains: [written: string, domain: string][] = [
  ['walter.example.org', domain],
  ['https://Walter.Example.org/', domain],
  ['HTTP://walter.example.org:443', domain],
  [' walter.example.org. ', domain],
  ['walter.example.org./', domain],
  ['\u200bwalter.example.org\ufeff', domain],
  ['"walter.example.org"', domain],
  ['www.walter.example.org', 'www.walter.example.org'],
  ['Müller.de', 'xn--mller-kva.de'],
  ['walter。example。org', domain],
]
for (const [written, expected] of domains)
  test(`HTTPS_DOMAIN ${JSON.stringify(written)} means ${expected}`, () => {
    const { https, publicUrl } = parseConfig({ HTTPS_DOMAIN: written })
    assert.deepEqual([https?.domain, publicUrl], [expected, `https://${expected}`])
  })

const noDomains = [
  'https://walter.example.org/gallery',
  'walter.example.org:8443',
  'walter.example.org, www.walter.example.org',
  'walter.example.org www.walter.example.org',
  'user@walter.example.org',
  '*.example.org',
  '-walter.example.org',
  'walter_b.example.org',
  'walter..org',
  'localhost',
  '192.0.2.1',
  '[2001:db8::1]',
  `${'a'.repeat(64)}.org`,
  `${'walter.'.repeat(40)}org`,
  'wal\u200bter.example.org',
]

test('HTTPS_DOMAIN must be one name, without a proxy, and match PUBLIC_URL', () => {
  for (const written of noDomains)
    assert.throws(() => parseConfig({ HTTPS_DOMAIN: written }), /^Error: HTTPS_DOMAIN [^\n]+$/, written)
  for (const [env, fault] of [
    [{ HTTPS_DOMAIN: domain, TRUST_PROXY: '1' }, /without a proxy/],
    [{ HTTPS_DOMAIN: domain, PUBLIC_URL: 'https://www.example.org' }, /PUBLIC_URL must lead to walter/],
  ] as const)
    assert.throws(() => parseConfig(env), fault)
  assert.equal(parseConfig({ HTTPS_DOMAIN: domain }).publicUrl, `https://${domain}`)
  assert.equal(parseConfig({}).https, null)
})
