import type { Migration } from 'kysely/migration'
import { addColumns, type Engine } from '../columns.ts'

/**
 * Adds a column for the pictures that look the same as a photograph. Until now, they were found at each reading. Adds an index of the
 * places, because a deletion looks for the next one.
 */
export const samePictures = (engine: Engine): Migration => ({
  async up(db) {
    await addColumns(engine, { media: { same_as: 'text' } }).up(db)
    await db.schema.createIndex('media_position').on('media').column('position').execute()
  },
})
