import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createInProcessSend, type Person, createPerson } from '../../samples/person.ts'
import { waitUntil } from '../support/servers/waitUntil.ts'
import type { World } from '../support/world/world.ts'
import { threeInstances } from './instances.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const worlds = await threeInstances({ pages: true })
const [a, b] = worlds
const cookie = await a.login()

/** Makes a client of the administrator for one of the servers. */
const at = (world: World) => createPerson(createInProcessSend(world.app), { cookie })

describe('On several servers,', () => {
  test('a static copy begun on all at once is made by one, seen on each, and downloaded from any', async () => {
    const people = worlds.map(at)
    const read = async (each: Person) => (await each.call('GET /api/work/copy')).body.work
    const storing = Promise.withResolvers<void>()
    const seen = Promise.withResolvers<void>()
    let stored = 0
    for (const { context } of worlds) {
      const { put } = context.storage
      context.storage.put = async (key, file) => {
        if (!key.endsWith('/memorial.zip')) return put(key, file)
        stored += 1
        storing.resolve()
        await seen.promise
        return put(key, file)
      }
    }
    await Promise.all(people.map((each) => each.call('POST /api/work/copy', { body: {} })))
    const settled = Promise.all(worlds.map((world) => world.settle()))
    await Promise.race([storing.promise, settled])
    for (const each of people)
      await waitUntil(async () => ((await read(each))?.done ?? 0) > 0, 'its progress is not seen')
    seen.resolve()
    await settled
    assert.equal(stored, 1)
    for (const each of people) {
      const { state, filePath } = (await read(each)) ?? {}
      assert.equal(state, 'ready')
      assert.equal((await each.get(filePath ?? '')).text.slice(0, 2), 'PK')
    }
  })

  test('a backup is left to the server that has a folder for it', async () => {
    const folder = temporaryFolder()
    await at(a).call('POST /api/work/backup', { body: {} })
    const read = async () => (await at(a).call('GET /api/work/backup')).body.work
    await a.settle()
    assert.equal((await read())?.state, 'running')
    b.context.config.backup = { folder, every: 'day', keep: 3 }
    for (const world of worlds) world.pass(60_000)
    await b.settle()
    assert.equal((await read())?.state, 'ready')
    b.context.config.backup = null
  })
})
