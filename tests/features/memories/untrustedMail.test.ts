import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { createServer } from 'node:tls'
import { pino } from 'pino'
import { openWorld } from '../../support/world.ts'

test('a mail server that signed its own certificate is named in one line, with what to do', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'memorial-'))
  const [keyFile, certificate] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1', '-days', '2']
  execFileSync('openssl', [...request, '-keyout', keyFile!, '-out', certificate!], { stdio: 'pipe' })
  const server = createServer({ key: readFileSync(keyFile!), cert: readFileSync(certificate!) })
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  let logged = ''
  const log = pino(
    { level: 'warn' },
    new PassThrough().on('data', (line: Buffer) => (logged += String(line))),
  )
  const world = await openWorld({ config: { smtpUrl: `smtps://${host}` }, log })
  const admin = await world.administrator()
  await admin.call('PUT /api/settings', { body: { notifyEmail: 'family@example.org' } })
  await world.visitor.call('POST /api/memories', { body: { name: 'Anna', content: 'He sang' } })
  world.pass(11 * 60_000)
  await world.settle()
  assert.match(logged, new RegExp(`The mail server ${host} has a certificate.*NODE_EXTRA_CA_CERTS`))
  await world.close()
  server.close()
  rmSync(folder, { recursive: true })
})
