import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds tables for the audience of the memorial, and for the keys in links that open a closed memorial. */
export const access = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer, flag } = getColumnTypes(engine)
    await db.schema
      .createTable('access')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('audience', text, (c) => c.notNull())
      .addColumn('password', text)
      .addColumn('name_in_previews', flag, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('access_keys')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('key', text, (c) => c.notNull().unique())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('request_key', text, (c) => c.unique())
      .execute()
  },
})
