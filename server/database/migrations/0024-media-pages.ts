import type { Migration } from 'kysely/migration'
import { columnsOf, type Engine } from './columns.ts'

/** Says how many pages a file has of which one is shown. */
export const mediaPages = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema.alterTable('media').addColumn('pages', columnsOf(engine).integer).execute()
  },
})
