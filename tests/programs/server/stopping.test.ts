import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { startProcess } from '../../support/servers/process.ts'
import { openConnection, postHead } from '../../support/servers/rawConnection.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'

/** Far longer than the server takes to end, and far shorter than the 60 s for which a stalled upload may be silent. */
const timeout = 45_000

test('SIGTERM ends the server despite stalled uploads, idle connections and half a request', {
  timeout,
}, async () => {
  const dataDir = temporaryFolder()
  const server = await startProcess({ DATA_DIR: dataDir })
  const [upload, idle, silent, half] = await Promise.all([1, 2, 3, 4].map(() => openConnection(server.url)))
  if (!upload || !idle || !silent || !half) throw new Error('not connected')
  await upload.send(
    `${postHead('/api/media/upload', { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000 })}--x\r\n`,
  )
  await idle.send('GET /healthz HTTP/1.1\r\nhost: memorial.test\r\n\r\n')
  assert.equal(await idle.status, 200)
  await half.send('GET /api/me')
  await waitUntil(
    // the spool has a lock from the start; the upload adds its folder
    async () => (await readdir(path.join(dataDir, 'spool'))).length > 1,
    'the upload did not begin',
  )
  assert.equal(await server.stop(), 0)
})

test('a request that is completed while the server stops gets its response, and its connection is closed', {
  timeout,
}, async () => {
  const dataDir = temporaryFolder()
  const server = await startProcess({ DATA_DIR: dataDir })
  const [half, idle] = await Promise.all([openConnection(server.url), openConnection(server.url)])
  await half.send('GET /api/memories HTTP/1.1\r\n')
  await idle.send('GET /healthz HTTP/1.1\r\nhost: memorial.test\r\n\r\n')
  assert.equal(await idle.status, 200)
  server.kill('SIGTERM')
  await idle.ended
  await half.send('host: memorial.test\r\n\r\n')
  assert.match(await half.ended, /^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*\[\]/i)
  assert.equal(await server.ended, 0)
})
