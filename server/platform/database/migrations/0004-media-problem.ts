import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/** Adds a column for a problem with an item's file. Changes the names of shown videos from MOV to MP4. */
export const mediaProblem = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema.alterTable('media').addColumn('problem', getColumnTypes(engine).text).execute()
    const tables = db as Kysely<{ media: { shown_name: string } }>
    await tables
      .updateTable('media')
      .set({ shown_name: 'video.mp4' })
      .where('shown_name', '=', 'video.mov')
      .execute()
  },
})
