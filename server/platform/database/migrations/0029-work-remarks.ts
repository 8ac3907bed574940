import type { Migration } from 'kysely/migration'

/**
 * Renames the column `missing`. For a static copy, the column held titles; for a book or film, it held sentences. From now on, it
 * holds only sentences.
 */
export const workRemarks: Migration = {
  async up(db) {
    await db.schema.alterTable('work').renameColumn('missing', 'remarks').execute()
  },
}
