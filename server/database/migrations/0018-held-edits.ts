import type { Migration } from 'kysely/migration'
import { columnsOf, type Engine } from './columns.ts'

/** Edits that are not applied until the family has approved them. */
export const heldEdits = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema
      .alterTable('media_edits')
      .addColumn('held', columnsOf(engine).flag, (c) => c.notNull().defaultTo(0))
      .execute()
  },
})
