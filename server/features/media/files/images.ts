import type { Kysely } from 'kysely'
import type { PictureShape } from '../../../../contract/media/pictureShape.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Viewer } from '../../../http/callers/caller.ts'
import { parseFocalPoint } from '../rows/adjustment.ts'
import { toFilePath } from '../rows/present.ts'

/** The picture of a service or of the obituary, or the portrait: the id of one of our media items, or a path that was typed. */
export interface StoredImage {
  image_path: string | null
  image_media_id: string | null
}

/**
 * Replaces the path of one of our media items with the item's id, so that the picture disappears if the item is hidden or
 * deleted.
 */
export async function toStoredImage(db: Kysely<Tables>, path: string | null): Promise<StoredImage> {
  const [, isPrivate, key] =
    /^\/uploads\/(?:(private)\/)?([\w-]+)(?:\.[\w.-]+)?\/[\w.-]+$/.exec(path ?? '') ?? []
  const row =
    key &&
    (await db
      .selectFrom('media')
      .select('id')
      .where(isPrivate ? 'id' : 'public_key', '=', key)
      .executeTakeFirst())
  return row ? { image_path: null, image_media_id: row.id } : { image_path: path, image_media_id: null }
}

/**
 * Returns the path of the picture; null if there is no picture, or if the picture is deleted or hidden from this caller. Also
 * returns the shape, but only for our own media, because only their size is known.
 */
export async function presentImage(
  db: Kysely<Tables>,
  image: StoredImage,
  caller: Viewer,
): Promise<{ path: string | null; shape?: PictureShape }> {
  if (!image.image_media_id) return { path: image.image_path }
  const row = await db
    .selectFrom('media')
    .select(['id', 'folder', 'public_key', 'shown_name', 'width', 'height', 'adjustment', 'focal_point'])
    .where('id', '=', image.image_media_id)
    .executeTakeFirst()
  const path = row ? toFilePath(row, caller) : null
  if (!path || !row?.width || !row.height) return { path }
  return {
    path,
    shape: { width: row.width, height: row.height, focalPoint: parseFocalPoint(row.focal_point) },
  }
}
