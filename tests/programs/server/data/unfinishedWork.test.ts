import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createNetworkSend, createPerson } from '../../../../samples/person.ts'
import { startProcess } from '../../../support/servers/process.ts'
import { waitUntil } from '../../../support/servers/waitUntil.ts'
import { newSqliteFolder } from '../../../support/world/backends.ts'
import { environmentOf } from '../../../support/world/environment.ts'
import { administrator } from '../../../support/world/template.ts'

for (const signal of ['SIGKILL', 'SIGTERM'] as const)
  test(`A copy that was begun before the server ended by ${signal} is made after its next start`, async () => {
    const backend = await newSqliteFolder('small')
    const start = () => startProcess(environmentOf(backend))
    const server = await start()
    const before = await createPerson(createNetworkSend(server.url)).logIn(administrator)
    assert.equal((await before.call('POST /api/work/copy', { body: {} })).status, 200)
    server.kill(signal)
    await server.ended
    await using again = await start()
    const admin = createPerson(createNetworkSend(again.url), { cookie: before.cookie ?? '' })
    const read = async () => (await admin.call('GET /api/work/copy')).body.work
    await waitUntil(
      async () => (await read())?.state !== 'running',
      () => again.output(),
    )
    const { state, filePath } = (await read()) ?? {}
    assert.equal(state, 'ready')
    assert.equal((await admin.get(filePath ?? '')).text.slice(0, 2), 'PK')
  })
