import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds a table for long-running work. Until now, `installation` held the state of the only such work, the static copy. */
export const work = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer } = getColumnTypes(engine)
    await db.schema
      .createTable('work')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull().unique())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('options', text, (c) => c.notNull())
      .addColumn('run_id', text)
      .addColumn('done', integer, (c) => c.notNull())
      .addColumn('of', integer, (c) => c.notNull())
      .addColumn('message', text)
      .addColumn('missing', text, (c) => c.notNull())
      .addColumn('file', text)
      .addColumn('bytes', integer, (c) => c.notNull())
      .addColumn('until', integer)
      .execute()
    await db.deleteFrom('installation').where('name', '=', 'copy').execute()
  },
})
