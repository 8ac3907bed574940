import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Renames tables, columns, job kinds and values to the terms of docs/glossary.md. Nothing but names changes. */
export const plainNames: Migration = {
  async up(db) {
    await db.schema.alterTable('house').renameTo('installation').execute()
    await db.schema.alterTable('chores').renameTo('jobs').execute()
    await db.schema.alterTable('revisions').renameColumn('room', 'resource').execute()
    const tables = db as Kysely<{ jobs: { kind: string }; media: { visitor_photo: string | null } }>
    await tables
      .updateTable('jobs')
      .set({ kind: 'sweep-orphan' })
      .where('kind', '=', 'sweep-unshown')
      .execute()
    await tables
      .updateTable('jobs')
      .set({ kind: 'sweep-unattached' })
      .where('kind', '=', 'sweep-untaken')
      .execute()
    await tables
      .updateTable('media')
      .set({ visitor_photo: 'attached' })
      .where('visitor_photo', '=', 'taken')
      .execute()
    await tables
      .updateTable('media')
      .set({ visitor_photo: 'retained' })
      .where('visitor_photo', '=', 'kept')
      .execute()
  },
}
