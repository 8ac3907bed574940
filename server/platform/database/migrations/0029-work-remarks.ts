import type { Migration } from 'kysely/migration'

/** Work's `missing` held titles of a copy, but sentences of a book or a film. All of them are sentences now. */
export const workRemarks: Migration = {
  async up(db) {
    await db.schema.alterTable('work').renameColumn('missing', 'remarks').execute()
  },
}
