import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Outage } from '../../base/errors/outage.ts'
import { isUnreachable } from '../../base/errors/databaseErrors.ts'

/** int8 columns hold milliseconds and byte counts, and sums of them are numeric: all far below 2^53. */
const INT8 = 20
const NUMERIC = 1700

const APPLICATION = 'memorial'

/** A server that is silent for longer is taken for gone, so that no request hangs on it. Milliseconds. */
const WAIT_LIMIT = { connect: 5_000, answer: 10_000 }

export function postgresDialect(url: string, outage: Outage, waitLimit = WAIT_LIMIT): PostgresDialect {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(NUMERIC, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    application_name: APPLICATION,
    connectionTimeoutMillis: waitLimit.connect,
    query_timeout: waitLimit.answer,
    keepAlive: true,
  })
  // a connection that ends while nobody uses it: the next query opens another, and throws if it cannot
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool: watchPool(pool, outage, limitsOn(waitLimit.answer)) })
}

/**
 * The same limit on the server's side: what we gave up does not go on there, and a change whose instance was cut off
 * from the network does not hold the lock of its resource.
 */
const limitsOn = (waitLimit: number) => `select
    set_config('statement_timeout', '${waitLimit}', false),
    set_config('idle_in_transaction_session_timeout', '${waitLimit}', false)`

/** Tries to connect; throws PlainError that says what is wrong with DATABASE_URL. */
export const checkPostgres = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ encoding: string; may_create: boolean }>(
      `select current_setting('server_encoding') as encoding,
        has_schema_privilege(current_schema(), 'create') as may_create`,
    )
    if (rows[0]?.encoding !== 'UTF8') throw new Error(`its encoding is ${rows[0]?.encoding}, not UTF8`)
    if (!rows[0].may_create) throw new Error(`${client.user} may not create tables there`)
    await withClient(url, (other) => checkSessions(client, other))
  })

/**
 * A pooler that hands a connection on after each transaction loses locks and limits that belong to a session. Then the
 * second of two clients that are connected at the same time gets what the first has used.
 */
async function checkSessions(client: pg.Client, other: pg.Client) {
  const before = await backendOf(client)
  await other.query('begin')
  const ofOther = await backendOf(other)
  if (ofOther === before || (await backendOf(client)) !== before)
    throw new Error(
      'the pooler in front of it pools transactions; it must pool sessions (pool_mode = session)',
    )
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/** How many connections of running memorials there are to this database. */
export const countInstances = (url: string) =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [APPLICATION],
    )
    return rowCount ?? 0
  })

async function withClient<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: WAIT_LIMIT.connect,
    query_timeout: WAIT_LIMIT.answer,
  })
  try {
    await client.connect()
    return await ask(client)
  } catch (error) {
    if (error instanceof PlainError) throw error
    throw new PlainError(`DATABASE_URL: the database ${placeOf(url)} cannot be used: ${reasonOf(error)}.`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Without the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Several addresses of one host fail together, with the reasons inside. */
function reasonOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return first instanceof Error ? first.message.replace(/\.$/, '') : String(first)
}

/**
 * Reports to the outage, and never uses again a connection that failed or was given up. Each new connection begins with
 * the query `limits`; when that fails the connection goes back to the pool, which would wait for it for ever.
 */
function watchPool(pool: pg.Pool, outage: Outage, limits: string) {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      outage.lost(error)
      throw error
    })
    const before = known.get(client)
    if (before) return before
    const watched = watchClient(client, outage)
    known.set(client, watched)
    await watched.query(limits, []).catch((error: unknown) => {
      client.release(true)
      throw error
    })
    return watched
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

function watchClient(client: pg.PoolClient, outage: Outage): PostgresPoolClient {
  let broken = false
  const failed = (error: unknown) => {
    if (!isUnreachable(error)) return
    broken = true
    outage.lost(error)
  }
  // between two queries of a change nobody else listens
  client.on('error', failed)
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      const result = await client.query(text, [...values])
      outage.back()
      return result
    } catch (error) {
      failed(error)
      throw error
    }
  }
  // the other way to ask, with cursors, is used nowhere
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) }
}
