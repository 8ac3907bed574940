import type { Migration } from 'kysely/migration'
import { addColumns, getColumnTypes, type Engine } from '../columns.ts'

/** Adds tables for the people in photographs and for what visitors say about photographs; the history has names and dates, too. */
export const whoAndWhen = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer, flag } = getColumnTypes(engine)
    await db.schema
      .createTable('people')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_key', text, (c) => c.notNull().unique())
      .addColumn('hidden', flag, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('media_people')
      .addColumn('media_id', text, (c) => c.notNull().references('media.id').onDelete('cascade'))
      .addColumn('person_id', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('area', text)
      .addColumn('position', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('media_people_key', ['media_id', 'person_id'])
      .execute()
    await db.schema.createIndex('media_of_people').on('media_people').column('person_id').execute()
    await addColumns(engine, {
      media_edits: {
        taken_before: 'text',
        taken_after: 'text',
        people_before: 'text',
        people_after: 'text',
      },
    }).up(db)
    await db.schema
      .createTable('answers')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('media_id', text, (c) => c.notNull().references('media.id').onDelete('cascade'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('value', text, (c) => c.notNull())
      .addColumn('said_by', text)
      .addColumn('said_at', integer, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('edit_id', text)
      .addColumn('request_key', text, (c) => c.unique())
      .execute()
    await db.schema.createIndex('answers_of_media').on('answers').column('media_id').execute()
    await db.schema.createIndex('answers_by_state').on('answers').columns(['state', 'said_at']).execute()
  },
})
