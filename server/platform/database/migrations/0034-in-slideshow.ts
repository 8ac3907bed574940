import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds a column for whether the slideshow shows a photograph or video. Until now, it has shown all of them. */
export const inSlideshow = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema
      .alterTable('media')
      .addColumn('in_slideshow', getColumnTypes(engine).flag, (c) => c.notNull().defaultTo(1))
      .execute()
  },
})
