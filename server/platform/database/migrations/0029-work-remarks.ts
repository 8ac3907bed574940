import type { Migration } from 'kysely/migration'

/** Renames `missing`, which held titles for a static copy but sentences for a book or film. All values are now sentences. */
export const workRemarks: Migration = {
  async up(db) {
    await db.schema.alterTable('work').renameColumn('missing', 'remarks').execute()
  },
}
