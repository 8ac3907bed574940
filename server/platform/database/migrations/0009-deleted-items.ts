import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds tables for deleted items, so that they can be put back for a while. */
export const deletedItems = (engine: Engine): Migration => ({
  async up(db) {
    const { text, integer } = getColumnTypes(engine)
    await db.schema
      .createTable('deleted_items')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('title', text)
      .addColumn('deleted_at', integer, (c) => c.notNull())
      .addColumn('deleted_by', text)
      .execute()
    await db.schema
      .createTable('deleted_rows')
      .addColumn('item_id', text, (c) => c.notNull().references('deleted_items.id').onDelete('cascade'))
      .addColumn('table_name', text, (c) => c.notNull())
      .addColumn('row_id', text, (c) => c.notNull())
      .addColumn('row', text, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('deleted_rows_of_item').on('deleted_rows').column('item_id').execute()
    await db.schema
      .createIndex('deleted_rows_by_row')
      .on('deleted_rows')
      .columns(['row_id', 'table_name'])
      .execute()
  },
})
