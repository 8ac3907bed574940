import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { Kysely, sql } from 'kysely'
import { checkPostgres, makePostgresDialect } from '../../server/platform/database/postgres.ts'
import { isUnreachable } from '../../server/base/errors/databaseErrors.ts'
import type { Tables } from '../../server/platform/database/tables.ts'
import { watchOutage } from '../../server/base/errors/outage.ts'
import { newDatabase } from '../support/servers/postgres.ts'
import { startPgBouncer } from '../support/servers/pgbouncer.ts'
import { postgresServer } from '../support/servers/servers.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { proxyTo } from '../support/servers/tcpProxy.ts'
import { succeeds, waitUntil } from '../support/servers/waitUntil.ts'

const POOL = 10

const { url: far, proxy } = await proxyTo(await newDatabase(await postgresServer()))
const url = await startPgBouncer(far, 'session')
after(() => proxy.close())

const openPool = () =>
  new Kysely<Tables>({
    dialect: makePostgresDialect(url, watchOutage(silentLog, 'The database'), {
      connect: 2_000,
      answer: 2_000,
    }),
  })
const read = (db: Kysely<Tables>) => sql`select 1`.execute(db)
const atOnce = <T>(count: number, work: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, work))
const untilItSucceeds = (work: () => Promise<unknown>) =>
  waitUntil(() => succeeds(work()), 'it never succeeded again')
/** Counts the connections that concurrent queries use. */
async function connectionsOf(db: Kysely<Tables>): Promise<number> {
  const ask = () => sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.5)`.execute(db)
  const answers = await Promise.all(Array.from({ length: POOL }, ask))
  return new Set(answers.map(({ rows }) => rows[0]?.pid)).size
}

describe('Behind PgBouncer', () => {
  for (const [what, lose] of [
    ['stopped', () => proxy.cut()],
    ['fell silent', () => proxy.silence()],
  ] as const)
    test(`a database that ${what} counts as unreachable, not as broken, and no connection is lost forever`, async () => {
      const db = openPool()
      await untilItSucceeds(() => read(db))
      lose()
      for (const result of await atOnce(POOL * 3, () => read(db)))
        assert.ok(result.status === 'rejected' && isUnreachable(result.reason), JSON.stringify(result))
      proxy.restore()
      const areAllBack = async () => (await connectionsOf(db).catch(() => 0)) === POOL
      await waitUntil(areAllBack, 'connections are lost')
      await db.destroy()
    })

  test('three servers that need more than its pool of 20 all work again when the rush is over', async () => {
    const servers = [openPool(), openPool(), openPool()]
    const rush = servers.map((db) => atOnce(POOL * 4, () => sql`select pg_sleep(0.3)`.execute(db)))
    for (const result of (await Promise.all(rush)).flat())
      assert.ok(result.status === 'fulfilled' || isUnreachable(result.reason), JSON.stringify(result))
    for (const db of servers) await untilItSucceeds(() => read(db))
    for (const db of servers) await db.destroy()
  })

  test('a start is refused in one line when it pools transactions', async () => {
    await checkPostgres(url)
    const far = await newDatabase(await postgresServer())
    const pooled = await startPgBouncer(far, 'transaction')
    await assert.rejects(checkPostgres(pooled), {
      message: /^DATABASE_URL: .*pools transactions; it must pool sessions \(pool_mode = session\)\.$/,
    })
    await checkPostgres(far)
  })
})
