import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { findPageFault } from '../../server/operations/update/tryVersion.ts'

const server = createServer(({ url }, answer) =>
  answer.writeHead(url === '/broken' ? 500 : 200).end(url === '/page' ? '<p>Walter</p></html>' : 'nothing'),
)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
after(() => server.close())

test('a page has a fault when it answers with an error, is not a page, or does not answer', async () => {
  assert.equal(await findPageFault(address, '/page', '</html>'), null)
  assert.match((await findPageFault(address, '/broken')) ?? '', /\/broken answers 500/)
  assert.match((await findPageFault(address, '/', '</html>')) ?? '', /\/ is not a page/)
  assert.ok(await findPageFault('http://127.0.0.1:1', '/'))
})
