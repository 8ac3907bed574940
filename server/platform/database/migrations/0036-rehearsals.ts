import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds a table for rehearsals of the slideshow on the devices in a hall. */
export const rehearsals = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer, flag } = getColumnTypes(engine)
    await db.schema
      .createTable('rehearsals')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('device', text, (c) => c.notNull())
      .addColumn('is_ready', flag, (c) => c.notNull())
      .addColumn('photographs', integer, (c) => c.notNull())
      .addColumn('seconds', integer, (c) => c.notNull())
      .addColumn('problems', text, (c) => c.notNull())
      .addColumn('ended_at', integer, (c) => c.notNull())
      .execute()
  },
})
