import type { Migration } from 'kysely/migration'
import { columnsOf, type Engine } from './columns.ts'

/** The sentence of a memory that the slideshow reads. */
export const slideshowSentences = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema.alterTable('memories').addColumn('slideshow_sentence', columnsOf(engine).text).execute()
  },
})
