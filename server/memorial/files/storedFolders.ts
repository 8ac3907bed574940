import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** The columns with the names of the folders that the files of uploads are in. */
export const folderColumns = { media: 'media.folder', music: 'music.id' } as const

/**
 * Selects the names of all folders under private/ that have files of something: media items and songs, including deleted ones that
 * can be put back, and results of long-running work, such as films. A single query is used, so that an item that is put back at this
 * moment is not missed.
 */
export const selectStoredFolders = (db: Kysely<Tables>) =>
  db
    .selectFrom(
      db
        .selectFrom('media')
        .select('folder')
        .unionAll(db.selectFrom('music').select('id as folder'))
        .unionAll(db.selectFrom('work').select('id as folder'))
        .unionAll(
          db.selectFrom('deleted_rows').select('row_id as folder').where('table_name', '=', 'folders'),
        )
        .as('stored'),
    )
    .select('folder')

/** Whether something has its files in this folder under private/. */
export const hasStoredFiles = async (db: Kysely<Tables>, folder: string): Promise<boolean> =>
  (await selectStoredFolders(db).where('folder', '=', folder).executeTakeFirst()) !== undefined
