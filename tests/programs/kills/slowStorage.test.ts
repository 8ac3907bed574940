import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { fixture } from '../../support/files/fixtures.ts'
import { openWorld, type World } from '../../support/world/world.ts'

const HOURS = 3_600_000
const photo = fixture('photos/person-small-square.jpg')
const song = fixture('audio/nebula-no-tags.mp3')

let world: World
let storage: World['context']['storage']
beforeEach(async () => {
  world = await openWorld()
  storage = world.context.storage
})
afterEach(() => world.close())

describe('When hours pass between storing a file and knowing it, as on a laptop that slept,', () => {
  /** Lets two hours pass after each original is stored. If `jobsRun`, all jobs that are due then run. */
  const useSlowStorage = (jobsRun: boolean) => {
    world.context.storage = {
      ...storage,
      put: async (key, file) => {
        await storage.put(key, file)
        if (!key.endsWith('original')) return
        world.pass(2 * HOURS)
        if (jobsRun) await world.settle()
      },
    }
  }
  const send = async () => {
    const admin = await world.administrator()
    return [
      await admin.call('POST /api/media', { form: { title: 'A photograph', file: photo } }),
      await admin.call('POST /api/music', { form: { title: 'A song', file: song } }),
    ]
  }

  test('an upload whose files were cleared meanwhile is not acknowledged, and the sender may try again', async () => {
    useSlowStorage(true)
    for (const { status, headers } of await send()) {
      assert.equal(status, 503)
      assert.ok(Number(headers['retry-after']) > 0)
    }
    assert.deepEqual((await world.visitor.call('GET /api/media')).body, [])
    assert.deepEqual((await world.visitor.call('GET /api/music')).body, [])
  })

  test('an upload that is acknowledged keeps its files permanently', async () => {
    useSlowStorage(false)
    for (const { status } of await send()) assert.equal(status, 201)
    world.context.storage = storage
    world.pass(2 * HOURS)
    await world.settle()
    const admin = await world.administrator()
    for (const list of [await admin.call('GET /api/media'), await admin.call('GET /api/music')]) {
      const [item] = list.body
      const original = await admin.get(`/uploads/private/${item?.id}/original`)
      assert.equal(original.status, 200)
      assert.ok(original.bytes.equals('artist' in (item ?? {}) ? song.bytes : photo.bytes))
    }
  })
})
