import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds a column for when a service was last changed, because calendars replace an entry only with a newer entry. */
export const updatedServices = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema
      .alterTable('services')
      .addColumn('updated_at', getColumnTypes(engine).integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update services set updated_at = created_at`.execute(db)
  },
})
