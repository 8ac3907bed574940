import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { filePathOf } from './present.ts'

/** A picture of a service, the obituary or the man: one of our media by its id, or else a path as it was typed. */
export interface StoredImage {
  image_path: string | null
  image_media_id: string | null
}

/** Ties a path that leads to one of our media to that item, so that hiding or deleting it takes effect here too. */
export async function storedImage(db: Kysely<Tables>, path: string | null): Promise<StoredImage> {
  const [, hidden, key] = /^\/uploads\/(?:(private)\/)?([\w-]+)\/[\w.-]+$/.exec(path ?? '') ?? []
  const row =
    key &&
    (await db
      .selectFrom('media')
      .select('id')
      .where(hidden ? 'id' : 'public_key', '=', key)
      .executeTakeFirst())
  return row ? { image_path: null, image_media_id: row.id } : { image_path: path, image_media_id: null }
}

/** Where this caller finds the picture: null when there is none, or when it is hidden from him or gone. */
export async function imagePathFor(
  db: Kysely<Tables>,
  image: StoredImage,
  caller: Caller,
): Promise<string | null> {
  if (!image.image_media_id) return image.image_path
  const row = await db
    .selectFrom('media')
    .select(['id', 'public_key', 'shown_name'])
    .where('id', '=', image.image_media_id)
    .executeTakeFirst()
  return row ? filePathOf(row, caller) : null
}
