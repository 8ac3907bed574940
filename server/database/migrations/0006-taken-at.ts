import type { Migration } from 'kysely/migration'
import { columnsOf, type Engine } from './columns.ts'

/** When a photograph was taken, where an import knows it from a file beside the photograph. */
export const takenAt = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema.alterTable('media').addColumn('taken_at', columnsOf(engine).text).execute()
  },
})
