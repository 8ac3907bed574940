import type { Migration } from 'kysely/migration'
import { columnsOf, type Engine } from './columns.ts'

/** The pages of a result that can be seen as pictures. */
export const workPages = (engine: Engine): Migration => ({
  async up(db) {
    const { integer } = columnsOf(engine)
    await db.schema
      .alterTable('work')
      .addColumn('pages', integer, (c) => c.notNull().defaultTo(0))
      .execute()
  },
})
