import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { publicPaths } from '../../../contract/pages/page.ts'
import { createNetworkSend, createPerson } from '../../../samples/person.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { builtProgram } from '../../support/servers/builtProgram.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { startProcess } from '../../support/servers/process.ts'
import { administrator } from '../../support/world/template.ts'
import { openEveryPage } from '../../support/guests/openEveryPage.ts'
import { openWorld } from '../../support/world/world.ts'

/** Prints each connection that the process opens, and each name that it resolves. */
const watch = `
import { subscribe } from 'node:diagnostics_channel'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
subscribe('net.client.socket', () => console.log('OPENED a connection', new Error().stack))
const { lookup } = dns
dns.lookup = (name, ...more) => (console.log('ASKED for', name), lookup(name, ...more))
syncBuiltinESMExports()
`
const watched = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`]

const memorial = await newSqliteFolder('sampleLife')
const server = await startProcess(environmentOf(memorial), { program: [...watched, ...builtProgram('main')] })
after(() => server.kill('SIGKILL'))

test('a server that serves pages and receives a photograph and a memory opens no connection', async () => {
  const visitor = createPerson(createNetworkSend(server.url))
  const admin = await visitor.logIn(administrator)
  await openEveryPage(admin)
  for (const path of publicPaths) assert.equal((await visitor.get(path)).status, 200)
  const form = { title: 'Walter', file: fixture('photos/small-bee.jpg') }
  assert.equal((await admin.call('POST /api/media', { form })).status, 201)
  const body = { name: 'Ruth', email: 'ruth@walter.example', content: 'See https://walter.example/photo.jpg' }
  assert.equal((await visitor.call('POST /api/memories', { body })).status, 201)
  assert.equal(await server.stop(), 0)
  assert.match(server.output(), /The memorial is at/)
  assert.doesNotMatch(server.output(), /OPENED|ASKED for (?!127\.0\.0\.1)/)
})

test('a page loads nothing from elsewhere', async () => {
  await using world = await openWorld({ pages: true, content: 'sampleLife' })
  await openEveryPage(await world.administrator())
  for (const path of publicPaths) {
    const { headers, body } = await world.app.inject(path)
    assert.match(String(headers['content-security-policy']), /default-src 'self'/)
    assert.doesNotMatch(String(headers['content-security-policy']), /https?:|\*/)
    assert.doesNotMatch(body, /<(?:script|img|video|audio|source|iframe)[^>]* src="(?:https?:)?\/\//)
    assert.doesNotMatch(
      body,
      /<link rel="(?:stylesheet|preload|modulepreload|icon|manifest)"[^>]* href="(?:https?:)?\/\//,
    )
  }
})
