import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Outage } from '../../base/errors/outage.ts'
import { isUnreachable } from '../../base/errors/databaseErrors.ts'

/**
 * PostgreSQL's ids for the types that are parsed as numbers. Columns of type int8 hold milliseconds and byte counts, and their
 * sums are numeric. All of these values are far below 2^53, so they lose no precision.
 */
const INT8_TYPE = 20
const NUMERIC_TYPE = 1700

const APPLICATION_NAME = 'memorial'

/** The milliseconds of silence after which the database server counts as unreachable, so that no request hangs. */
const WAIT_LIMITS_MS = { connect: 5_000, answer: 10_000 }

export function makePostgresDialect(
  url: string,
  outage: Outage,
  waitLimitsMs = WAIT_LIMITS_MS,
): PostgresDialect {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8_TYPE, Number)
  types.setTypeParser(NUMERIC_TYPE, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: waitLimitsMs.connect,
    query_timeout: waitLimitsMs.answer,
    keepAlive: true,
  })
  // ignores the failure of an idle connection: the next query opens a new connection, or throws if it cannot
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool: watchPool(pool, outage, makeLimitsQuery(waitLimitsMs.answer)) })
}

/**
 * Makes the query that sets the time limit on the database server. The server then stops queries that we have given up on, and
 * frees the locks of an instance that lost its network in the middle of a transaction.
 */
const makeLimitsQuery = (waitLimitMs: number) => `select
    set_config('statement_timeout', '${waitLimitMs}', false),
    set_config('idle_in_transaction_session_timeout', '${waitLimitMs}', false)`

/** Throws a PlainError that explains what is wrong with DATABASE_URL. */
export const checkPostgres = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ encoding: string; may_create: boolean }>(
      `select current_setting('server_encoding') as encoding,
        has_schema_privilege(current_schema(), 'create') as may_create`,
    )
    if (rows[0]?.encoding !== 'UTF8') throw new Error(`its encoding is ${rows[0]?.encoding}, not UTF8`)
    if (!rows[0].may_create) throw new Error(`${client.user} may not create tables there`)
    await withClient(url, (otherClient) => checkSessions(client, otherClient))
  })

/**
 * Throws if a pooler gives the connection to another client after each transaction, because session locks and limits would be
 * lost. With such a pooler, if two clients are connected, the second one gets the connection that the first one has used.
 */
async function checkSessions(client: pg.Client, otherClient: pg.Client) {
  const firstPid = await readBackendPid(client)
  await otherClient.query('begin')
  const otherPid = await readBackendPid(otherClient)
  if (otherPid === firstPid || (await readBackendPid(client)) !== firstPid)
    throw new Error(
      'the pooler in front of it pools transactions; it must pool sessions (pool_mode = session)',
    )
}

async function readBackendPid(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/** Counts the open connections of memorial servers to this database. */
export const countConnections = (url: string) =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [APPLICATION_NAME],
    )
    return rowCount ?? 0
  })

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: WAIT_LIMITS_MS.connect,
    query_timeout: WAIT_LIMITS_MS.answer,
  })
  try {
    await client.connect()
    return await use(client)
  } catch (error) {
    if (error instanceof PlainError) throw error
    throw new PlainError(
      `DATABASE_URL: the database ${describeDatabase(url)} cannot be used: ${describeReason(error)}.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Describes the database by its host and name, without the password. */
function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** If all IP addresses of a host fail, an AggregateError contains one error for each address. */
function describeReason(error: unknown): string {
  const [firstError = error] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return firstError instanceof Error ? firstError.message.replace(/\.$/, '') : String(firstError)
}

/**
 * Makes a pool that reports failures to `outage`, and closes connections that failed or did not respond in time. Each new
 * connection begins with `limitsQuery`. If that query fails, the connection is released, because otherwise the pool would wait
 * for it forever.
 */
function watchPool(pool: pg.Pool, outage: Outage, limitsQuery: string) {
  const watchedClients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      outage.reportFailure(error)
      throw error
    })
    const knownClient = watchedClients.get(client)
    if (knownClient) return knownClient
    const watchedClient = watchClient(client, outage)
    watchedClients.set(client, watchedClient)
    await watchedClient.query(limitsQuery, []).catch((error: unknown) => {
      client.release(true)
      throw error
    })
    return watchedClient
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

function watchClient(client: pg.PoolClient, outage: Outage): PostgresPoolClient {
  let isBroken = false
  const handleFailure = (error: unknown) => {
    if (!isUnreachable(error)) return
    isBroken = true
    outage.reportFailure(error)
  }
  // without a listener, an error between two queries of a transaction would end the process
  client.on('error', handleFailure)
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      const result = await client.query(text, [...values])
      outage.reportSuccess()
      return result
    } catch (error) {
      handleFailure(error)
      throw error
    }
  }
  // the cast is safe, because nothing uses Kysely's cursor form of `query`
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(isBroken) }
}
