import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { Kysely, sql } from 'kysely'
import { findPeople } from '../../server/features/media/people/setPeople.ts'
import { schedule } from '../../server/memorial/jobs/schedule.ts'
import { isUnreachable } from '../../server/base/errors/databaseErrors.ts'
import { watchOutage } from '../../server/base/errors/outage.ts'
import { change } from '../../server/platform/database/change.ts'
import { openDatabase } from '../../server/platform/database/open.ts'
import { makePostgresDialect } from '../../server/platform/database/postgres.ts'
import type { Tables } from '../../server/platform/database/tables.ts'
import { newDatabase, runStatement } from '../support/servers/postgres.ts'
import { postgresServer } from '../support/servers/servers.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { proxyTo } from '../support/servers/tcpProxy.ts'
import { succeeds, waitUntil } from '../support/servers/waitUntil.ts'
import { contextOn, testDatabase } from '../conformance/database.ts'
import { testSearchIndex } from '../conformance/searchIndex.ts'

const newPlace = async () => ({ databaseUrl: await newDatabase(await postgresServer()), dataDir: '' })
const newlyOpened = async () => openDatabase(await newPlace(), silentLog)

testDatabase('PostgreSQL', 3, newPlace)
testSearchIndex('PostgreSQL', newPlace)

test('photographs that name the same people in different orders wait for each other, and never deadlock', async () => {
  const db = await newlyOpened()
  after(() => db.destroy())
  const [ida, paul] = [{ name: 'Ida' }, { name: 'Paul' }]
  const others = await db.transaction().execute(async (tx) => {
    await findPeople(tx, [ida])
    const finding = db.transaction().execute((tx) => findPeople(tx, [paul, ida]))
    await waitUntil(async () => {
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return (await waiting.execute(db)).rows.length > 0
    }, 'the second one does not wait')
    await findPeople(tx, [paul])
    return { finding }
  })
  assert.deepEqual(
    (await others.finding).map(({ name }) => name),
    ['Paul', 'Ida'],
  )
})

describe('When PostgreSQL goes away', () => {
  let far: string
  let url: string
  let proxy: Awaited<ReturnType<typeof proxyTo>>['proxy']
  let db: Awaited<ReturnType<typeof openDatabase>>
  beforeEach(async () => {
    far = await newDatabase(await postgresServer())
    ;({ url, proxy } = await proxyTo(far))
    db = await openDatabase({ databaseUrl: url, dataDir: '' }, silentLog)
  })
  afterEach(async () => {
    await db.destroy()
    proxy.close()
  })

  const read = () => db.selectFrom('settings').select('name').execute()
  /** Returns those of the given names that are stored. */
  const readNames = async (...names: string[]) =>
    (await read()).map(({ name }) => name).filter((name) => names.includes(name))
  const save = (name: string) =>
    change(contextOn(db), ['settings'], (tx) =>
      tx.insertInto('settings').values({ id: name, name, value: '' }).execute(),
    )
  /** Ends only the connections to this database, because test files that run at the same time share the server. */
  const endAll = () =>
    runStatement(
      far,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'memorial' and datname = current_database()`,
    )

  /** Repeats a query until it succeeds: a query fails if it uses an ended connection before the news of the end arrives. */
  const atLast = (use: () => Promise<unknown>) => waitUntil(() => succeeds(use()), 'it never succeeded again')

  test('connections that ended while idle are replaced', async () => {
    const three = () => Promise.all([read(), read(), read()])
    await three()
    await endAll()
    await atLast(three)
  })

  test('in the middle of a change, the change fails and leaves nothing, and later writes succeed', async () => {
    const interrupted = change(contextOn(db), ['settings'], async (tx) => {
      await tx.insertInto('settings').values({ id: 'i', name: 'interrupted', value: '' }).execute()
      await endAll()
      await tx.insertInto('settings').values({ id: 'j', name: 'never', value: '' }).execute()
    })
    await assert.rejects(interrupted, isUnreachable)
    await atLast(() => save('next'))
    assert.deepEqual(await readNames('interrupted', 'never', 'next'), ['next'])
  })

  test('every call reports that at once, and calls succeed again when it is back', async () => {
    proxy.cut()
    await assert.rejects(read(), isUnreachable)
    await assert.rejects(save('meanwhile'), isUnreachable)
    proxy.restore()
    await save('afterwards')
    assert.deepEqual(await readNames('meanwhile', 'afterwards'), ['afterwards'])
  })

  test('a new connection is not waited for when the pool ends, whatever it has just sent', async () => {
    const outage = watchOutage(silentLog, 'The database')
    const answers = async (bytes: number) => {
      const pool = new Kysely<Tables>({
        dialect: makePostgresDialect(url, outage, { connect: 200, answer: 200 }),
      })
      proxy.silence(bytes)
      const answered = await succeeds(pool.selectFrom('settings').select('name').execute())
      proxy.restore()
      await pool.destroy()
      return answered
    }
    let bytes = 0
    while (!(await answers(bytes))) bytes += 100
    assert.ok(bytes > 100, 'the line broke in the middle of more than one message')
  })

  test('silently, calls time out, and their connections are never used again', async () => {
    const outage = watchOutage(silentLog, 'The database')
    const hasty = new Kysely<Tables>({
      dialect: makePostgresDialect(url, outage, { connect: 300, answer: 300 }),
    })
    after(() => hasty.destroy())
    const one = () => hasty.selectFrom('settings').select('name').execute()
    await atLast(one)
    proxy.silence()
    await assert.rejects(one(), isUnreachable)
    await assert.rejects(one(), isUnreachable)
    proxy.restore()
    await atLast(one)
  })
})

test('reads succeed during a change, and see nothing of it before it is committed', async () => {
  await using db = await newlyOpened()
  const context = contextOn(db)
  const [written, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = change(context, ['settings'], async (tx) => {
    await tx.insertInto('settings').values({ id: 's', name: 'slow', value: '' }).execute()
    written.resolve()
    await seen.promise
  })
  await written.promise
  assert.deepEqual(await db.selectFrom('settings').selectAll().execute(), [])
  await change(context, ['music'], (tx) => tx.selectFrom('music').select('id').execute())
  seen.resolve()
  await slow
})

test('two changes that wait for each other both succeed', async () => {
  await using db = await newlyOpened()
  const context = contextOn(db)
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const crossing = (first: 0 | 1) =>
    change(context, [], async (tx) => {
      await schedule(tx, 'derive', `subject ${first}`, 0)
      begun[first]?.resolve()
      await begun[1 - first]?.promise
      await schedule(tx, 'derive', `subject ${1 - first}`, 0)
    })
  await Promise.all([crossing(0), crossing(1)])
  const rows = await db.selectFrom('jobs').select('subject').orderBy('subject').execute()
  assert.deepEqual(rows, [{ subject: 'subject 0' }, { subject: 'subject 1' }])
})
