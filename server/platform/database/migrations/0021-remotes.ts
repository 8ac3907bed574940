import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds a table for running slideshows that phones control. */
export const remotes = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer, flag } = getColumnTypes(engine)
    await db.schema
      .createTable('remotes')
      .addColumn('code', text, (c) => c.primaryKey())
      .addColumn('key_hash', text, (c) => c.notNull())
      .addColumn('playing', flag, (c) => c.notNull())
      .addColumn('music', flag, (c) => c.notNull())
      .addColumn('commands', text, (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull())
      .execute()
  },
})
