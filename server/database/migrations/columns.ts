import { type RawBuilder, sql } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** Column types that mean the same on both engines: bytewise text, 64-bit integers, flags as 0 or 1. */
export const columnsOf = (engine: Engine) => {
  const type = (sqlite: string, postgres: string): RawBuilder<unknown> =>
    sql.raw(engine === 'sqlite' ? sqlite : postgres)
  return {
    text: type('text', 'text collate "C"'),
    integer: type('integer', 'bigint'),
    flag: type('integer', 'smallint'),
    real: type('real', 'double precision'),
  }
}
