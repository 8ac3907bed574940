import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createServer } from 'node:tls'
import { selfSigned } from '../../support/servers/selfSigned.ts'
import { textLog } from '../../support/servers/textLog.ts'
import { openWorld } from '../../support/world/world.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

test('a mail server that signed its own certificate is named in one line, with what to do', async () => {
  const folder = temporaryFolder()
  const server = createServer(selfSigned(folder))
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const logged = textLog()
  const world = await openWorld({ config: { smtpUrl: `smtps://${host}` }, log: logged.log })
  const admin = await world.administrator()
  await admin.call('PUT /api/digest', { body: { email: 'inga@example.org', when: 'at-once' } })
  await world.visitor.call('POST /api/memories', { body: { name: 'Anna', content: 'He sang' } })
  world.pass(11 * 60_000)
  await world.settle()
  assert.match(logged.text, new RegExp(`The mail server ${host} has a certificate.*NODE_EXTRA_CA_CERTS`))
  await world.close()
  server.close()
})
