import type { Migration } from 'kysely/migration'

/**
 * Renames the column `missing`. It held titles for a static copy, but sentences for a book or film. Now it holds sentences only.
 */
export const workRemarks: Migration = {
  async up(db) {
    await db.schema.alterTable('work').renameColumn('missing', 'remarks').execute()
  },
}
