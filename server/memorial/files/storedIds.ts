import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * Selects the ids of everything that has files under private/: media items and songs, including deleted ones that can be put
 * back, and results of long-running work, such as films. A single query is used, so that an item that is put back at this moment
 * is not missed.
 */
export const selectStoredIds = (db: Kysely<Tables>) =>
  db
    .selectFrom(
      db
        .selectFrom('media')
        .select('id')
        .unionAll(db.selectFrom('music').select('id'))
        .unionAll(db.selectFrom('work').select('id'))
        .unionAll(
          db.selectFrom('deleted_rows').select('row_id as id').where('table_name', 'in', ['media', 'music']),
        )
        .as('stored'),
    )
    .select('id')

/** Whether something with this id has files under private/. */
export const hasStoredFiles = async (db: Kysely<Tables>, id: string): Promise<boolean> =>
  (await selectStoredIds(db).where('id', '=', id).executeTakeFirst()) !== undefined
