import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/**
 * Adds a column for the photographs that visitors sent after the family had chosen what is in the slideshow. A family that has left
 * out anything so far has chosen.
 */
export const cameLater = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('media')
      .addColumn('came_later', getColumnTypes(engine).flag, (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`insert into settings (id, name, value) select 'slideshowChosen', 'slideshowChosen', 'yes'
      where exists (select 1 from media where listed = 1 and in_slideshow = 0) on conflict do nothing`.execute(
      db,
    )
  },
})
