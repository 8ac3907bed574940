import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { StatementSync } from 'node:sqlite'
import { after, before, describe, mock, test } from 'node:test'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { formatDay } from '../../../domain/calendar/formatDay.ts'
import { findDay } from '../../../domain/calendar/zones.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { english } from '../../../languages/inLanguage.ts'
import { pages } from '../../../contract/pages/page.ts'
import type { Reply } from '../../../samples/person.ts'
import { newId } from '../../../server/base/ids/newId.ts'
import { change } from '../../../server/platform/database/change.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { memoryRow } from '../../support/world/rows.ts'
import { openEveryPage } from '../../support/guests/openEveryPage.ts'
import { openWorld, withinAnHour } from '../../support/world/world.ts'

const backend = await newSqliteFolder()
const world = await openWorld({ on: backend, pages: true, at: withinAnHour() })
after(async () => {
  await world.close()
  await rm(backend.dataDir, { recursive: true })
})
const file = fixture('photos/gps-5mp-bridge.jpg')
const admin = await world.administrator()
const bridge = (await admin.call('POST /api/media', { form: { file } })).body
await openEveryPage(admin)
await world.settle()
await world.settle()
const photo = String(bridge.filePath)
const card = photo.replace(/[^/]+$/, '384.avif')

/** Counts the SQLite statements of a successful request by a visitor. */
const countStatements = async (path: string, headers: Record<string, string> = {}) =>
  (await measure(() => world.visitor.get(path, headers))).statements

/** Counts the statements of a request, and how often it reads or writes JSON and dates. */
async function measure(request: () => Promise<Reply>) {
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
  const computed = [
    mock.method(JSON, 'parse'),
    mock.method(Date, 'UTC'),
    mock.method(Date.prototype, 'toISOString'),
    mock.getter(Intl.DateTimeFormat.prototype, 'format'),
  ]
  try {
    const { status, bytes, text } = await request()
    assert.ok(status < 300, text)
    const calls = computed.map((watched) => watched.mock.callCount())
    return { statements, rows, calls, text, bytes: bytes.length }
  } finally {
    Object.assign(StatementSync.prototype, { all, get, run })
    for (const watched of computed) watched.mock.restore()
  }
}

describe('What a visitor reads again costs one statement, which asks whether anything has changed', () => {
  const cached = (endpoints as readonly Endpoint[]).filter(
    ({ route, reads, who }) => reads && who === 'everyone' && !route.includes(':'),
  )
  const drawn = pages.filter((page) => !page.path.startsWith('/admin'))
  const paths = [
    ...cached.map(({ route }) => route.slice('GET '.length)),
    ...drawn.map(({ path }) => path),
    `/gallery?photo=${bridge.id}`,
  ]
  const resources = [...new Set(cached.flatMap(({ reads }) => reads ?? []))]
  for (const path of paths)
    test(`${path}, and no JSON, date or format`, async () => {
      await change(world.context, resources, async () => undefined)
      const read = () => measure(() => world.visitor.get(path))
      assert.ok((await read()).statements > 1, 'after a change it is made again')
      const { statements, calls } = await read()
      assert.deepEqual([statements, ...calls], [1, 0, 0, 0, 0])
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

test('with thirty services, the home page reads no date, clock and JSON again while it says the same of the day', async () => {
  const { context, visitor, pass } = world
  const { timezone } = (await visitor.call('GET /api/settings')).body
  const date = formatDay(findDay(timezone, context.clock() + 3 * DAY))
  for (let count = 1; count <= 30; count += 1) {
    const body = { title: `Visit ${count}`, date, time: '2 PM', location: 'The church' }
    await admin.call('POST /api/services', { body })
  }
  const match = mock.method(String.prototype, 'match')
  const openHome = async () => {
    match.mock.resetCalls()
    const { statements, calls, text } = await measure(() => visitor.get('/'))
    const dates = match.mock.calls.filter((call) => String(call.this) === date.toLowerCase())
    return [text, statements, dates.length, ...calls] as const
  }
  for (const [days, line] of [
    [0, 'Visit 1'],
    [5, english.http.day.thanks],
  ] as const) {
    pass(days * DAY)
    const [text, ...counts] = await openHome()
    assert.ok(text.includes(`<p>${line}</p>`))
    assert.ok(counts.every((count) => count > 0))
    assert.deepEqual((await openHome()).slice(1), [1, 0, 0, 0, 0, 0])
  }
  match.mock.restore()
  pass(-5 * DAY)
})

describe('With 330 photographs and memories instead of thirty, the first response after a change', () => {
  const resources = ['media', 'memories', 'settings'] as const
  const afterChange = async (path: string) => {
    await change(world.context, resources, async () => undefined)
    return measure(() => world.visitor.get(path))
  }
  const lists = ['/api/media', '/api/memories']
  const drawn = ['/', '/gallery', '/memories', '/slideshow']
  const few = new Map<string, Awaited<ReturnType<typeof measure>>>()

  before(async () => {
    await addCopies(30)
    for (const path of [...lists, ...drawn]) {
      // the statements are those of a response that is made again
      await afterChange(path)
      few.set(path, await afterChange(path))
    }
    await addCopies(300)
  })

  for (const path of lists)
    test(`${path} costs as many statements`, async () => {
      const { statements, bytes } = await afterChange(path)
      assert.equal(statements, few.get(path)?.statements)
      assert.ok(bytes > 8 * Number(few.get(path)?.bytes), 'all of them are in it')
    })

  test('a second rehearsal of the same slideshow reads no photograph', async () => {
    const body = { isReady: true, photographs: 330, seconds: 600, problems: [] }
    const report = () => measure(() => world.visitor.call('POST /api/rehearsals', { body }))
    assert.ok((await report()).rows > 330)
    assert.ok((await report()).rows < 30)
    const admin = await world.administrator()
    assert.ok((await measure(() => admin.call('GET /api/rehearsals'))).rows < 30)
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
    for (const [index, { media, memory }] of ids.entries()) {
      await tx
        .insertInto('media')
        .values({
          ...row,
          id: media,
          position: row.position + 1 + index,
          public_key: newId(),
          request_key: null,
        })
        .execute()
      await tx.insertInto('memories').values(memoryRow(memory)).execute()
      await tx
        .insertInto('memory_media')
        .values({ memory_id: memory, media_id: media, position: 0 })
        .execute()
    }
  })
}
