import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds tables for the results of checking original files, and for the backups of the memorial. */
export const checks = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer } = getColumnTypes(engine)
    await db.schema
      .createTable('file_checks')
      .addColumn('subject', text, (c) => c.primaryKey())
      .addColumn('checked_at', integer, (c) => c.notNull())
      .addColumn('fault', text)
      .execute()
    await db.schema
      .createTable('backups')
      .addColumn('made_at', integer, (c) => c.primaryKey())
      .addColumn('files', integer, (c) => c.notNull())
      .addColumn('bytes', integer, (c) => c.notNull())
      .addColumn('faults', integer, (c) => c.notNull())
      .execute()
  },
})
