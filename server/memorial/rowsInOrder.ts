import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/**
 * Functions that make a query for all rows of a kind. The order of rows is the same for pages, archives and static copies.
 * Callers may add conditions.
 */
export const rowsInOrder = {
  media: (db: Kysely<Tables>) =>
    db.selectFrom('media').selectAll().orderBy('position').orderBy('uploaded_at').orderBy('id'),
  music: (db: Kysely<Tables>) =>
    db.selectFrom('music').selectAll().orderBy('position').orderBy('uploaded_at').orderBy('id'),
  services: (db: Kysely<Tables>) => db.selectFrom('services').selectAll().orderBy('created_at').orderBy('id'),
  memories: (db: Kysely<Tables>) =>
    db.selectFrom('memories').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
  attachedMedia: (db: Kysely<Tables>) =>
    db
      .selectFrom('memory_media')
      .select(['memory_id', 'media_id'])
      .orderBy('memory_id')
      .orderBy('memory_media.position'),
}
