import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { StatementSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { isAlwaysFound, pages } from '../../../contract/pages/page.ts'
import { newId } from '../../../server/base/ids/newId.ts'
import { change } from '../../../server/platform/database/change.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { memoryRow } from '../../support/world/rows.ts'
import { openWorld, withinAnHour } from '../../support/world/world.ts'

const backend = await newSqliteFolder()
const world = await openWorld({ on: backend, pages: true, at: withinAnHour() })
after(async () => {
  await world.close()
  await rm(backend.dataDir, { recursive: true })
})
const file = fixture('photos/gps-5mp-bridge.jpg')
const bridge = (await (await world.administrator()).call('POST /api/media', { form: { file } })).body
await world.settle()
const photo = String(bridge.filePath)
const card = photo.replace(/[^/]+$/, '384.avif')

/** Counts the SQLite statements of a successful request by a visitor. */
const countStatements = async (path: string, headers: Record<string, string> = {}) =>
  (await measure(path, headers)).statements

async function measure(path: string, headers: Record<string, string> = {}) {
  const { all, get, run } = StatementSync.prototype
  let statements = 0
  let rows = 0
  StatementSync.prototype.all = function (...values) {
    statements += 1
    const found = Reflect.apply(all, this, values)
    rows += found.length
    return found
  }
  StatementSync.prototype.get = function (...values) {
    statements += 1
    return Reflect.apply(get, this, values)
  }
  StatementSync.prototype.run = function (...values) {
    statements += 1
    return Reflect.apply(run, this, values)
  }
  try {
    const { status, bytes } = await world.visitor.get(path, headers)
    assert.ok(status < 300, `${path} is answered with ${status}`)
    return { statements, rows, bytes: bytes.length }
  } finally {
    Object.assign(StatementSync.prototype, { all, get, run })
  }
}

describe('What a visitor reads again costs one statement, which asks whether anything has changed', () => {
  const cached = (endpoints as readonly Endpoint[]).filter(
    ({ route, reads, who }) => reads && who === 'everyone' && !route.includes(':'),
  )
  const drawn = pages.filter((page) => !page.path.startsWith('/admin') && isAlwaysFound(page))
  const paths = [...cached.map(({ route }) => route.slice('GET '.length)), ...drawn.map(({ path }) => path)]
  const resources = [...new Set(cached.flatMap(({ reads = [] }) => reads))]
  for (const path of paths)
    test(path, async () => {
      await change(world.context, resources, async () => undefined)
      assert.ok((await countStatements(path)) > 1, 'after a change it is made again')
      assert.equal(await countStatements(path), 1)
    })

  test('a small picture, all of a large one, and a part of it', async () => {
    await countStatements(card)
    assert.equal(await countStatements(card), 1)
    await countStatements(photo)
    assert.equal(await countStatements(photo), 1)
    const range = { range: 'bytes=0-9' }
    await countStatements(photo, range)
    assert.equal(await countStatements(photo, range), 1)
  })
})

describe('With 330 photographs and memories instead of thirty, the first response after a change', () => {
  const resources = ['media', 'memories', 'settings'] as const
  const afterChange = async (path: string) => {
    await change(world.context, resources, async () => undefined)
    return measure(path)
  }
  const lists = ['/api/media', '/api/memories']
  const drawn = ['/', '/gallery', '/memories', '/slideshow']
  const few = new Map<string, Awaited<ReturnType<typeof measure>>>()

  before(async () => {
    await addCopies(30)
    for (const path of [...lists, ...drawn]) few.set(path, await afterChange(path))
    await addCopies(300)
  })

  for (const path of lists)
    test(`${path} costs as many statements`, async () => {
      const { statements, bytes } = await afterChange(path)
      assert.equal(statements, few.get(path)?.statements)
      assert.ok(bytes > 8 * Number(few.get(path)?.bytes), 'all of them are in it')
    })

  for (const path of drawn)
    test(`${path} costs as many statements and rows, and is as long`, async () => {
      const { statements, rows, bytes } = await afterChange(path)
      assert.equal(statements, few.get(path)?.statements)
      assert.equal(rows, few.get(path)?.rows)
      // a page grows by the number of items, and by the place where a list continues
      assert.ok(bytes < 1.05 * Number(few.get(path)?.bytes), `${bytes} bytes`)
    })
})

/** Adds this many photographs, each with its own memory. */
async function addCopies(count: number) {
  const { db } = world.context
  const row = await db.selectFrom('media').selectAll().where('listed', '=', 1).executeTakeFirstOrThrow()
  const ids = Array.from({ length: count }, () => ({ media: newId(), memory: newId() }))
  await change(world.context, ['media', 'memories'], async (tx) => {
    for (const { media, memory } of ids) {
      await tx
        .insertInto('media')
        .values({ ...row, id: media, public_key: newId(), request_key: null })
        .execute()
      await tx.insertInto('memories').values(memoryRow(memory)).execute()
      await tx
        .insertInto('memory_media')
        .values({ memory_id: memory, media_id: media, position: 0 })
        .execute()
    }
  })
}
