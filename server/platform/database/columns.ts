import { type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export type Engine = 'sqlite' | 'postgres'

/**
 * Returns column types that work alike on both engines: text sorted in byte order, 64-bit integers, and flags that are 0 or 1.
 */
export const getColumnTypes = (engine: Engine) => {
  const chooseType = (sqlite: string, postgres: string): RawBuilder<unknown> =>
    sql.raw(engine === 'sqlite' ? sqlite : postgres)
  return {
    text: chooseType('text', 'text collate "C"'),
    integer: chooseType('integer', 'bigint'),
    flag: chooseType('integer', 'smallint'),
    real: chooseType('real', 'double precision'),
  }
}

/** The kind of an added column. In existing rows, a flag or count is 0; a text, integer or real number is null. */
type AddedColumn = 'text' | 'integer' | 'real' | 'flag' | 'count'

/** Makes a migration that adds columns to tables. */
export const addColumns = (
  engine: Engine,
  columnsByTable: Record<string, Record<string, AddedColumn>>,
): Migration => ({
  async up(db) {
    const types = getColumnTypes(engine)
    for (const [table, columns] of Object.entries(columnsByTable))
      for (const [column, kind] of Object.entries(columns)) {
        const isZero = kind === 'flag' || kind === 'count'
        await db.schema
          .alterTable(table)
          .addColumn(column, kind === 'count' ? types.integer : types[kind], (c) =>
            isZero ? c.notNull().defaultTo(0) : c,
          )
          .execute()
      }
  },
})
