import { CompiledQuery, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { StartupError } from '../config.ts'
import type { Outage } from '../outage.ts'
import { isUnreachable } from './databaseErrors.ts'

/** int8 columns hold milliseconds and byte counts, and sums of them are numeric: all far below 2^53. */
const INT8 = 20
const NUMERIC = 1700

const application = 'memorial'

/** A server that is silent for longer is taken for gone, so that no request hangs on it. Milliseconds. */
const usual = { connect: 5_000, answer: 10_000 }

export function postgresDialect(url: string, outage: Outage, waitLimit = usual): PostgresDialect {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(NUMERIC, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    application_name: application,
    connectionTimeoutMillis: waitLimit.connect,
    query_timeout: waitLimit.answer,
    keepAlive: true,
  })
  // a connection that ends while nobody uses it: the next query opens another, and says so if it cannot
  pool.on('error', () => undefined)
  const limits = limitsOn(waitLimit.answer)
  return new PostgresDialect({
    pool: watched(pool, outage),
    onCreateConnection: async (connection) => void (await connection.executeQuery(limits)),
  })
}

/**
 * The other side of our patience: what we gave up does not go on there, and a change whose instance was cut off from
 * the network does not hold its room's lock.
 */
const limitsOn = (waitLimit: number) =>
  CompiledQuery.raw(`select
    set_config('statement_timeout', '${waitLimit}', false),
    set_config('idle_in_transaction_session_timeout', '${waitLimit}', false)`)

/** Tries to connect; throws StartupError that says what is wrong with DATABASE_URL. */
export const checkPostgres = (url: string) =>
  asking(url, async (client) => {
    const { rows } = await client.query<{ encoding: string; may_create: boolean }>(
      `select current_setting('server_encoding') as encoding,
        has_schema_privilege(current_schema(), 'create') as may_create`,
    )
    if (rows[0]?.encoding !== 'UTF8') throw new Error(`its encoding is ${rows[0]?.encoding}, not UTF8`)
    if (!rows[0].may_create) throw new Error(`${client.user} may not create tables there`)
  })

/** How many connections of running memorials there are to this database. */
export const countInstances = (url: string) =>
  asking(url, async (client) => {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [application],
    )
    return rowCount ?? 0
  })

async function asking<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: usual.connect })
  try {
    await client.connect()
    return await ask(client)
  } catch (error) {
    throw new StartupError(`DATABASE_URL: the database ${placeOf(url)} cannot be used: ${reasonOf(error)}.`)
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

/** Tells the outage how it goes, and never uses again a connection that failed or was given up. */
function watched(pool: pg.Pool, outage: Outage) {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      outage.lost(error)
      throw error
    })
    const watchedClient = known.get(client) ?? watchClient(client, outage)
    known.set(client, watchedClient)
    return watchedClient
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
