import type { Migration } from 'kysely/migration'
import { columnsOf, type Engine } from './columns.ts'

/** The beats of songs. */
export const beats = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema.alterTable('music').addColumn('beat', columnsOf(engine).text).execute()
  },
})
