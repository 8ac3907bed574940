import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { describe, test } from 'node:test'
import { encodeMultipart } from '../../../samples/multipart.ts'
import type { FormEndpoint } from '../../../server/http/routes/bodyLimits.ts'
import { findEndpoint } from '../../../server/http/routes/route.ts'
import { watchBody } from '../../../server/http/routes/watchBody.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openConnection, postHead } from '../../support/servers/rawConnection.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world } = await openSharedWorld()
const address = await world.app.listen({ host: '127.0.0.1', port: 0 })
const { cookie = '' } = await world.administrator()

const photos = ['photos/small-bee.jpg', 'photos/panorama-very-wide.jpg', 'photos/landscape-2mp-bee.jpg']

/** Each endpoint that takes photographs, with the field and the number of files that the pages send to it at once. */
const uploads = [
  { endpoint: '/api/media', field: 'file', count: 1 },
  { endpoint: '/api/media/batch', field: 'files', count: 3 },
  { endpoint: '/api/media/upload', field: 'files', count: 1 },
]

const countRows = async () => (await world.context.db.selectFrom('media').select('id').execute()).length

/** Lists the folders of uploads that the server is receiving or preparing. */
const listFolders = async () => {
  const spool = path.join(world.dataDir, 'spool')
  const entries = await readdir(spool, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(spool, name))
}

/** Resolves once the server has read the whole body of the next request. Must be called before that request is sent. */
const nextRequestRead = () =>
  new Promise((resolve) => world.app.server.once('request', (request) => request.once('end', resolve)))

for (const { endpoint, field, count } of uploads)
  describe(`A page that is closed while it sends to ${endpoint}`, () => {
    const files = photos.slice(0, count).map((name) => fixture(name))
    const open = async () => {
      const { type, bytes } = await encodeMultipart({ [field]: files })
      const page = await openConnection(address)
      const hasBeenRead = nextRequestRead()
      await page.send(postHead(endpoint, { cookie, 'content-type': type, 'content-length': bytes.length }))
      return { page, bytes, hasBeenRead, before: await countRows() }
    }

    test('once all has arrived leaves all stored, while nobody waits for the answer', async () => {
      const { page, bytes, hasBeenRead, before } = await open()
      await page.send(bytes)
      await hasBeenRead
      page.socket.destroy()
      await waitUntil(async () => (await countRows()) === before + count, 'not everything is stored')
    })

    test('before the last byte leaves nothing', async () => {
      const { page, bytes, before } = await open()
      await page.send(bytes.subarray(0, -1))
      await waitUntil(async () => (await listFolders()).length > 0, 'nothing has arrived')
      page.socket.destroy()
      await waitUntil(async () => (await listFolders()).length === 0, 'temporary files are left')
      assert.equal(await countRows(), before)
    })
  })

test('A body whose connection ends before it has been read is given up, although it has arrived whole', async () => {
  const request = new IncomingMessage(new Socket())
  request.push('the whole body')
  request.complete = true
  request.destroy()
  const endpoint = findEndpoint('POST /api/media/upload') as FormEndpoint
  await assert.rejects(watchBody(request, endpoint, () => {}).whenStopped, { code: 'broken_form' })
})
