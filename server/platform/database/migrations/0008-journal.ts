import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds the journal, which records who changed what on the dashboard. */
export const journal = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer } = getColumnTypes(engine)
    await db.schema
      .createTable('journal')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('recorded_at', integer, (c) => c.notNull())
      .addColumn('administrator', text, (c) => c.notNull())
      .addColumn('endpoint', text, (c) => c.notNull())
      .addColumn('subject_id', text)
      .addColumn('subject_title', text)
      .addColumn('fields_before', text)
      .addColumn('fields_after', text)
      .execute()
    await db.schema.createIndex('journal_by_time').on('journal').columns(['recorded_at', 'id']).execute()
    await db.schema.createIndex('journal_by_subject').on('journal').column('subject_id').execute()
  },
})
