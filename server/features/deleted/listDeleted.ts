import type { Kysely } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { type MediaRow, presentMedia } from '../media/rows/present.ts'
import { KEEP_DELETED_MS } from '../../memorial/deleted/deleteRow.ts'
import { parseRows } from '../../memorial/deleted/deletedItems.ts'
import type { InputOf } from '../../http/routes/feature.ts'

/** Lists deleted items, newest first. */
export async function listDeleted({ db }: Context, { caller }: InputOf<'GET /api/deleted'>) {
  const items = await db
    .selectFrom('deleted_items')
    .selectAll()
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute()
  const storedRows = await db
    .selectFrom('deleted_rows')
    .selectAll()
    .where('table_name', 'in', ['media', 'memory_media', 'services', 'obituary'])
    .execute()
  const storedByItem = Map.groupBy(storedRows, ({ item_id }) => item_id)
  const itemsWithPictures = items.map((item) => ({
    item,
    ...collectPictures(storedByItem.get(item.id) ?? []),
  }))
  const rows = new Map(parseRows(storedRows, 'media').map((row) => [row.id, hideRow(row)]))
  const pictureIds = itemsWithPictures.flatMap((each) => each.pictureIds)
  for (const row of await findMedia(db, pictureIds)) rows.set(row.id, row)
  return itemsWithPictures.map(({ item, pictureIds, photos }) => {
    const row = pictureIds.map((id) => rows.get(id)).find(Boolean)
    const picture = row ? presentMedia(row, caller) : null
    return {
      id: item.id,
      kind: item.kind,
      title: item.kind === 'media' ? (picture?.title ?? item.title) : item.title,
      picture,
      photos: item.kind === 'memories' ? photos : 0,
      deletedAt: new Date(item.deleted_at).toISOString(),
      deletedBy: item.deleted_by,
      goneAt: new Date(item.deleted_at + KEEP_DELETED_MS).toISOString(),
    }
  })
}

/** Collects the pictures that can represent a deleted item, the best one first. Also counts the photographs of a memory. */
function collectPictures(storedRows: readonly Tables['deleted_rows'][]) {
  const attachedPhotos = parseRows(storedRows, 'memory_media').sort((a, b) => a.position - b.position)
  const pictureOwners = [...parseRows(storedRows, 'services'), ...parseRows(storedRows, 'obituary')]
  const ownMedia = parseRows(storedRows, 'media')
  return {
    pictureIds: [
      ...pictureOwners.flatMap(({ image_media_id: id }) => id ?? []),
      ...attachedPhotos.map(({ media_id }) => media_id),
      ...ownMedia.map(({ id }) => id),
    ],
    photos: attachedPhotos.length,
  }
}

/** Removes the key of the public URL, because a deleted item has no public URL. */
const hideRow = (row: MediaRow): MediaRow => ({ ...row, public_key: null })

const findMedia = async (db: Kysely<Tables>, ids: readonly string[]) =>
  ids.length === 0 ? [] : db.selectFrom('media').selectAll().where('id', 'in', ids).execute()
