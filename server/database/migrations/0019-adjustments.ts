import type { Migration } from 'kysely/migration'
import { columnsOf, type Engine } from './columns.ts'

/** How photographs are shown otherwise than they were sent, and the point of each that stays in sight. */
export const adjustments = (engine: Engine): Migration => ({
  async up(db) {
    const { text } = columnsOf(engine)
    for (const column of ['adjustment', 'focal_point'])
      await db.schema.alterTable('media').addColumn(column, text).execute()
    for (const column of ['adjustment_before', 'adjustment_after'])
      await db.schema.alterTable('media_edits').addColumn(column, text).execute()
  },
})
