import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { StatementSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { pages } from '../../contract/page.ts'
import { type Backend, newSqliteFolder } from '../support/backends.ts'
import { fixture } from '../support/fixtures.ts'
import { openWorld, type World } from '../support/world.ts'

let backend: Backend
let world: World
let card: string
let photo: string
before(async () => {
  backend = await newSqliteFolder()
  world = await openWorld({ on: backend })
  const file = fixture('photos/gps-5mp-bridge.jpg')
  const { body } = await (await world.administrator()).call('POST /api/media', { form: { file } })
  await world.settle()
  photo = String(body.filePath)
  card = photo.replace(/[^/]+$/, '384.avif')
})
after(async () => {
  await world.close()
  await rm(backend.dataDir, { recursive: true })
})

/** How many statements SQLite does until a visitor has his answer; the answer is a good one. */
async function countStatements(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { all, run } = StatementSync.prototype
  let count = 0
  StatementSync.prototype.all = function (...values) {
    count += 1
    return Reflect.apply(all, this, values)
  }
  StatementSync.prototype.run = function (...values) {
    count += 1
    return Reflect.apply(run, this, values)
  }
  try {
    const { status } = await world.visitor.get(path, headers)
    assert.ok(status < 300, `${path} is answered with ${status}`)
  } finally {
    Object.assign(StatementSync.prototype, { all, run })
  }
  return count
}

describe('What a visitor reads again costs one statement, that of the revisions', () => {
  const cached = (endpoints as readonly Endpoint[]).filter(
    ({ method, reads, who, path }) => method === 'GET' && reads && who === 'everyone' && !path.includes(':'),
  )
  const drawn = pages.filter(({ path }) => !path.startsWith('/admin'))
  for (const { path } of [...cached, ...drawn])
    test(path, async () => {
      assert.ok((await countStatements(path)) > 1, 'the first time it is made')
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
