import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { openJobs } from '../../server/platform/jobs/jobs.ts'
import { schedule } from '../../server/memorial/jobs/schedule.ts'
import type { Resource } from '../../contract/endpoint.ts'
import { isDuplicate, isUnstorable } from '../../server/base/errors/databaseErrors.ts'
import { newId } from '../../server/base/ids/newId.ts'
import { countUp } from '../../server/http/routes/limits.ts'
import type { Context } from '../../server/platform/context.ts'
import { change } from '../../server/platform/database/change.ts'
import { openDatabase } from '../../server/platform/database/open.ts'
import { openRevisions } from '../../server/platform/database/revisions.ts'
import type { Tables } from '../../server/platform/database/tables.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { memoryRow, photoRow } from '../support/world/rows.ts'
import { type DatabaseLocation, startHangingWriter } from './hangingWriter.ts'

/**
 * Tests, on an empty database, the promises that change, jobs, limits and features rely on. `writers` is the number of instances
 * that may share a database; each of them opens it separately.
 */
export function testDatabase(name: string, writers: 1 | 3, make: () => Promise<DatabaseLocation>) {
  describe(`${name} keeps the promises of the database`, async () => {
    const where = await make()
    const opened = Array.from({ length: writers }, () => openDatabase(where, silentLog))
    const databases = await Promise.all(opened)
    // three writers, which share one database or have each opened it
    const contexts = [0, 1, 2].map((n) => contextOn(databases[n % writers] as Kysely<Tables>))
    const context = contexts[0] as Context
    const revisions = openRevisions(where, context.db)
    after(async () => {
      revisions.close()
      await Promise.all(databases.map((db) => db.destroy()))
    })

    const revisionOf = async (resources: Resource[]) => (await revisions.read()).toKey(resources)
    const setting = async (name: string) =>
      (await context.db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())
        ?.value
    const put = (by: Context, name: string, value: string) =>
      change(by, ['settings'], (tx) =>
        tx.insertInto('settings').values({ id: newId(), name, value }).execute(),
      )

    test('it is migrated once, even when several processes open it at once', async () => {
      const empty = await make()
      const opened = Array.from({ length: writers }, () => openDatabase(empty, silentLog))
      const [first, ...others] = await Promise.all(opened)
      assert.ok(first)
      const done = await sql<{ name: string }>`select name from kysely_migration`.execute(first)
      assert.ok(done.rows.length > 0)
      assert.equal(new Set(done.rows.map(({ name }) => name)).size, done.rows.length)
      const revisions = openRevisions(empty, first)
      assert.equal((await revisions.read()).toKey(['media', 'settings']), '0.0')
      revisions.close()
      for (const db of [first, ...others]) await db.destroy()
    })

    test('three concurrent writers take turns: rows that one has read do not change before it writes', async () => {
      await put(context, 'counter', '0')
      const before = Number(await revisionOf(['settings']))
      const addOne = (by: Context) =>
        change(by, ['settings'], async (tx) => {
          const row = await tx
            .selectFrom('settings')
            .selectAll()
            .where('name', '=', 'counter')
            .executeTakeFirstOrThrow()
          await tx
            .updateTable('settings')
            .set({ value: String(Number(row.value) + 1) })
            .where('name', '=', 'counter')
            .execute()
        })
      await Promise.all(contexts.flatMap((by) => Array.from({ length: 10 }, () => addOne(by))))
      assert.equal(await setting('counter'), '30')
      assert.equal(await revisionOf(['settings']), String(before + 30))
    })

    test('writers of the same resources, named in any order, never deadlock', async () => {
      const both = (by: Context, n: number) =>
        change(by, n % 2 ? ['media', 'memories'] : ['memories', 'media'], async (tx) =>
          tx.selectFrom('media').select('id').execute(),
        )
      await Promise.all(contexts.flatMap((by) => Array.from({ length: 10 }, (_, n) => both(by, n))))
      assert.equal(await revisionOf(['media', 'memories']), '30.30')
    })

    test('a resource without a row gets its revision with its first change', async () => {
      await context.db.deleteFrom('revisions').where('resource', '=', 'services').execute()
      assert.equal(await revisionOf(['services']), '0')
      await Promise.all(contexts.map((by) => change(by, ['services'], async () => undefined)))
      assert.equal(await revisionOf(['services']), '3')
    })

    test('a change that fails leaves nothing, and no new revision', async () => {
      const before = await revisionOf(['settings'])
      const failing = change(context, ['settings'], async (tx) => {
        await tx.insertInto('settings').values({ id: 'x', name: 'half', value: 'done' }).execute()
        throw new Error('the verb failed')
      })
      await assert.rejects(failing, /the verb failed/)
      assert.equal(await setting('half'), undefined)
      assert.equal(await revisionOf(['settings']), before)
    })

    test('the revisions show a change only once it is committed, even over another connection', async () => {
      const before = await revisionOf(['obituary'])
      const begun = Promise.withResolvers<void>()
      const goOn = Promise.withResolvers<void>()
      const underWay = change(context, ['obituary'], async () => {
        begun.resolve()
        await goOn.promise
      })
      await begun.promise
      assert.equal(await revisionOf(['obituary']), before)
      goOn.resolve()
      await underWay
      assert.equal(await revisionOf(['obituary']), String(Number(before) + 1))
      await using other = await openDatabase(where, silentLog)
      await change(contextOn(other), ['obituary'], async () => undefined)
      assert.equal(await revisionOf(['obituary']), String(Number(before) + 2))
    })

    test('a second value in a unique column is recognized as a duplicate, and its change leaves nothing', async () => {
      await put(context, 'unique', 'first')
      const again = change(context, ['settings'], async (tx) => {
        await tx.insertInto('settings').values({ id: 'y', name: 'beside', value: '' }).execute()
        await tx.insertInto('settings').values({ id: 'z', name: 'unique', value: 'second' }).execute()
      })
      await assert.rejects(again, isDuplicate)
      assert.equal(await setting('unique'), 'first')
      assert.equal(await setting('beside'), undefined)
    })

    test('when three writers use the same key at once, one succeeds and the others are duplicates', async () => {
      const tries = await Promise.allSettled(contexts.map((by, n) => put(by, 'once', String(n))))
      assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1)
      for (const each of tries) if (each.status === 'rejected') assert.ok(isDuplicate(each.reason))
    })

    test('a writer killed in the middle leaves nothing, and no other waits for it', async () => {
      await put(context, 'survives', 'yes')
      const writer = await startHangingWriter(where)
      await writer.kill()
      await put(context, 'afterwards', 'yes')
      assert.equal(await setting('survives'), 'yes')
      assert.equal(await setting('written by the hanging writer'), undefined)
    })

    test('instances share counters even when their clocks differ', async () => {
      const behind = contexts.map((by, n) => ({ ...by, clock: () => Date.now() - n * 5_000 }))
      const counts = await Promise.all(
        behind.flatMap((by) => Array.from({ length: 10 }, () => countUp(by, 'edits 10.0.0.1', 2, 60_000))),
      )
      assert.deepEqual(
        counts.map(({ count }) => count).sort((a, b) => a - b),
        Array.from({ length: 30 }, (_, n) => 2 * (n + 1)),
      )
    })

    test('a job scheduled three times at once becomes one job, which one instance runs', async () => {
      const done: string[] = []
      for (const { jobs } of contexts) jobs.define('derive', async (subject) => void done.push(subject))
      const subjects = Array.from({ length: 12 }, (_, n) => `s${n}`)
      await Promise.all(
        contexts.map((by) =>
          change(by, [], async (tx) => {
            for (const subject of subjects) await schedule(tx, 'derive', subject, Date.now())
          }),
        ),
      )
      await Promise.all(contexts.map(({ jobs }) => jobs.settle()))
      assert.deepEqual(done.sort(), subjects.sort())
    })

    test('numbers come back as numbers: times, sizes, flags, sums and counts', async () => {
      await context.db
        .insertInto('media')
        .values(photoRow('n1', { file_size: 5_000_000_000, duration: 1.25 }))
        .execute()
      await context.db
        .insertInto('media')
        .values(photoRow('n2', { file_size: 7 }))
        .execute()
      const row = await context.db.selectFrom('media').selectAll().where('id', '=', 'n1').executeTakeFirst()
      assert.deepEqual(
        [row?.file_size, row?.uploaded_at, row?.animated, row?.duration, row?.width],
        [5_000_000_000, 1_800_000_000_000, 1, 1.25, null],
      )
      const sums = await context.db
        .selectFrom('media')
        .select((eb) => [
          eb.fn.countAll().as('count'),
          eb.fn.sum('file_size').as('sum'),
          eb.fn.max('uploaded_at').as('max'),
        ])
        .where('id', 'in', ['n1', 'n2'])
        .executeTakeFirst()
      assert.deepEqual({ ...sums }, { count: 2, sum: 5_000_000_007, max: 1_800_000_000_000 })
    })

    test('texts come back unchanged, sort by their bytes, and are never confused with each other', async () => {
      const sentence = [
        'Z',
        'a',
        'a b',
        'ab',
        'é',
        'é',
        '祖父',
        '🌻🕊️',
        "it's \\ 100% <b>",
        '  two\r\n\t\u0001lines  ',
      ]
      for (const [n, title] of sentence.entries())
        await context.db
          .insertInto('media')
          .values(photoRow(`t${n}`, { title }))
          .execute()
      const rows = await context.db
        .selectFrom('media')
        .select('title')
        .where('id', 'like', 't%')
        .orderBy('title')
        .execute()
      const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
      assert.deepEqual(
        rows.map(({ title }) => title),
        sentence.toSorted(byBytes),
      )
      const upper = await context.db.selectFrom('media').select('id').where('title', '=', 'A').execute()
      assert.deepEqual(upper, [])
    })

    test('a text with a NUL is refused, wherever it is', async () => {
      await assert.rejects(put(context, 'nul', 'a\0b'), isUnstorable)
      assert.equal(await setting('nul'), undefined)
    })

    test('deleting a row deletes the rows that belong to it, and clears references to it', async () => {
      await context.db.insertInto('media').values(photoRow('gone', {})).execute()
      await context.db.insertInto('memories').values(memoryRow('m')).execute()
      await context.db
        .insertInto('memory_media')
        .values({ memory_id: 'm', media_id: 'gone', position: 0 })
        .execute()
      const obituary = { id: 'obituary', content: 'x', image_path: null, image_media_id: 'gone', saved_at: 1 }
      await context.db.insertInto('obituary').values(obituary).execute()
      await context.db.deleteFrom('media').where('id', '=', 'gone').execute()
      assert.deepEqual(await context.db.selectFrom('memory_media').selectAll().execute(), [])
      const row = await context.db.selectFrom('obituary').select('image_media_id').executeTakeFirst()
      assert.equal(row?.image_media_id, null)
    })
  })
}

/** Makes the part of a context that a write needs. */
export function contextOn(db: Kysely<Tables>): Context {
  const jobs = openJobs(db, Date.now, silentLog)
  return { db, jobs, clock: Date.now } as Context
}
