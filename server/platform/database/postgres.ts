import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Outage } from '../../base/errors/outage.ts'
import { isUnreachable } from '../../base/errors/databaseErrors.ts'

/** Types to parse as numbers: int8 columns hold milliseconds and byte counts, numeric their sums, all far below 2^53. */
const INT8 = 20
const NUMERIC = 1700

const APPLICATION = 'memorial'

/** Milliseconds of silence after which the server counts as unreachable, so that no request hangs. */
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
  // an idle connection ended: the next query opens another, and throws if it cannot
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool: watchPool(pool, outage, makeLimitsQuery(waitLimit.answer)) })
}

/**
 * Sets the same limit on the server: it stops queries that we gave up, and frees the locks of an instance that lost its network
 * in the middle of a change.
 */
const makeLimitsQuery = (waitLimit: number) => `select
    set_config('statement_timeout', '${waitLimit}', false),
    set_config('idle_in_transaction_session_timeout', '${waitLimit}', false)`

/** Tries to connect. Throws PlainError that explains what is wrong with DATABASE_URL. */
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
 * Detects a pooler that hands a connection to another client after each transaction, which loses session locks and limits. With
 * two clients connected at once, the second then gets the connection that the first has used.
 */
async function checkSessions(client: pg.Client, other: pg.Client) {
  const before = await readBackendPid(client)
  await other.query('begin')
  const ofOther = await readBackendPid(other)
  if (ofOther === before || (await readBackendPid(client)) !== before)
    throw new Error(
      'the pooler in front of it pools transactions; it must pool sessions (pool_mode = session)',
    )
}

async function readBackendPid(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/** Counts the connections of running memorials to this database. */
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
    throw new PlainError(
      `DATABASE_URL: the database ${describeDatabase(url)} cannot be used: ${describeReason(error)}.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Leaves out the password. */
function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Several addresses of one host fail together as an AggregateError with the reasons inside. */
function describeReason(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return first instanceof Error ? first.message.replace(/\.$/, '') : String(first)
}

/**
 * Reports failures to the outage, and closes connections that failed or were given up. Each new connection begins with the query
 * `limits`; when that fails, the connection is released, because the pool would wait for it forever.
 */
function watchPool(pool: pg.Pool, outage: Outage, limits: string) {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      outage.reportFailure(error)
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
    outage.reportFailure(error)
  }
  // without a listener, an error between two queries of a change would end the process
  client.on('error', failed)
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      const result = await client.query(text, [...values])
      outage.reportSuccess()
      return result
    } catch (error) {
      failed(error)
      throw error
    }
  }
  // Kysely's cursor form of query is not used
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) }
}
