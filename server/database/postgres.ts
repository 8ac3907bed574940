import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** int8 columns hold milliseconds and byte counts, all far below 2^53. */
const INT8 = 20

export function postgresDialect(url: string): PostgresDialect {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  return new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 10, types }) })
}
