import type { Selectable } from 'kysely'
import type { DeletedKind, PutBackNote } from '../../../contract/media/deleted.ts'
import type { Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { sweepWhenOrphaned } from '../../memorial/files/orphans.ts'
import { UNATTACHED_MS } from '../media/upload/sweepUnattached.ts'
import { undoExchange } from '../media/takeLarger.ts'
import { updateVisibility } from '../media/visibility.ts'
import { listPhotoIds, setPhotos } from '../memories/photos.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { recordPutBack } from '../../memorial/journal.ts'
import { newId } from '../../base/ids/newId.ts'
import { shiftPositions, type OrderedTable, type RowPlace } from '../../memorial/ordering.ts'
import { moveToDeleted } from '../../memorial/deleted/deleteRow.ts'
import {
  type DeletedRows,
  findDeletedItemId,
  findDeletedRows,
  type PictureReference,
  readDeletedRows,
  storeDeletedRows,
} from '../../memorial/deleted/deletedItems.ts'

type AttachedPhoto = DeletedRows['memory_media'][number]

/**
 * Puts a deleted item back with its position, its history, and new URLs for its files. Also restores the item's connections: a
 * memory has photos, and a service or the obituary has a picture. If the item at the other end is missing, adds a note. If that
 * item can still be put back, putting it back restores the connection.
 */
export async function putBackItem(
  tx: Tx,
  { id, kind, title }: Selectable<Tables['deleted_items']>,
  now: number,
  notes: Set<PutBackNote>,
): Promise<void> {
  const rows = await readDeletedRows(tx, id)
  await tx.deleteFrom('deleted_items').where('id', '=', id).execute()
  await insertMedia(tx, rows, now)
  await insertMusic(tx, rows, now)
  for (const row of rows.memories) await tx.insertInto('memories').values(clearRequestKey(row)).execute()
  await insertServices(tx, rows, notes, now)
  await insertObituary(tx, rows, notes, now)
  for (const reference of rows.pictures) await showPictureAgain(tx, reference)
  for (const attachedPhoto of rows.memory_media.toSorted(byPosition))
    await attachPhotoAgain(tx, attachedPhoto, notes)
  const photos = [...rows.media.map((row) => row.id), ...rows.memory_media.map((row) => row.media_id)]
  await updateVisibility(tx, [...new Set(photos)], now)
  for (const exchange of rows.exchanges) await undoExchange(tx, rows.media[0]?.id ?? '', exchange, now)
  await recordPutBack(tx, { id: rows[kind][0]?.id ?? null, title })
}

/** Clears the request key of a row, because nobody will retry that request, and another row may now have this key. */
const clearRequestKey = <Row extends { request_key: string | null }>(row: Row): Row => ({
  ...row,
  request_key: null,
})

async function insertMedia(tx: Tx, rows: DeletedRows, now: number) {
  for (const row of rows.media.toSorted(byPosition).reverse()) {
    const position = await shiftPositions(tx, 'media', await findPlace(tx, 'media', rows, row))
    const placedRow = { ...clearRequestKey(row), position, public_key: row.public_key && newId() }
    await tx.insertInto('media').values(placedRow).execute()
    await schedule(tx, 'derive', row.id, now)
    if (row.visitor_photo === 'waiting') await schedule(tx, 'sweep-unattached', row.id, now + UNATTACHED_MS)
    if (row.listed === 0) await sweepWhenOrphaned(tx, row.id, now)
  }
  for (const edit of rows.media_edits) await tx.insertInto('media_edits').values(edit).execute()
  for (const person of rows.media_people) await tx.insertInto('media_people').values(person).execute()
  for (const answer of rows.answers) await tx.insertInto('answers').values(clearRequestKey(answer)).execute()
}

async function insertMusic(tx: Tx, rows: DeletedRows, now: number) {
  for (const row of rows.music) {
    const position = await shiftPositions(tx, 'music', await findPlace(tx, 'music', rows, row))
    const placedRow = { ...clearRequestKey(row), position, public_key: newId() }
    await tx.insertInto('music').values(placedRow).execute()
    await schedule(tx, 'copy-song', row.id, now)
  }
}

async function insertServices(tx: Tx, { services }: DeletedRows, notes: Set<PutBackNote>, now: number) {
  for (const row of services) {
    const image_media_id = await reconnectPicture(tx, 'services', row, notes)
    const service = { ...clearRequestKey(row), image_media_id, updated_at: now }
    await tx.insertInto('services').values(service).execute()
  }
}

/**
 * If the family has saved another obituary since the deletion, that obituary becomes a deleted item, whatever the settings say, so
 * that its text is not lost.
 */
async function insertObituary(tx: Tx, { obituary }: DeletedRows, notes: Set<PutBackNote>, now: number) {
  for (const row of obituary) {
    if (await rowExists(tx, 'obituary', row.id)) {
      await moveToDeleted(tx, 'obituary', { id: row.id, title: null }, [], now)
      notes.add('obituary_replaced')
    }
    const image_media_id = await reconnectPicture(tx, 'obituary', row, notes)
    const restoredRow = { ...row, image_media_id }
    await tx.insertInto('obituary').values(restoredRow).execute()
  }
}

/**
 * Returns the picture's id if the picture exists. Otherwise adds a note and returns null. If the picture can still be put back,
 * records that it must then be shown here again.
 */
async function reconnectPicture(
  tx: Tx,
  shown_by: PictureReference['shown_by'],
  { id, image_media_id }: DeletedRows['services' | 'obituary'][number],
  notes: Set<PutBackNote>,
): Promise<string | null> {
  if (!image_media_id || (await rowExists(tx, 'media', image_media_id))) return image_media_id
  const deletedItemId = await findDeletedItemId(tx, 'media', image_media_id)
  if (deletedItemId) await storeDeletedRows(tx, deletedItemId, 'pictures', [{ shown_by, id, image_media_id }])
  notes.add(deletedItemId ? 'picture_deleted' : 'picture_gone')
  return null
}

/** Shows the picture again in its service or obituary, unless another picture has been chosen there since the deletion. */
async function showPictureAgain(tx: Tx, reference: PictureReference) {
  const { shown_by, id, image_media_id } = reference
  const deletedItemId = (await rowExists(tx, shown_by, id))
    ? undefined
    : await findDeletedItemId(tx, shown_by, id)
  if (deletedItemId) return storeDeletedRows(tx, deletedItemId, 'pictures', [reference])
  await tx
    .updateTable(shown_by)
    .set({ image_media_id })
    .where('id', '=', id)
    .where('image_media_id', 'is', null)
    .where('image_path', 'is', null)
    .execute()
}

/**
 * Attaches a photo to its memory at its former position. If one of the two is still deleted, only records the position, and the
 * photo is attached when the deleted one is put back.
 */
async function attachPhotoAgain(tx: Tx, attachedPhoto: AttachedPhoto, notes: Set<PutBackNote>) {
  const { memory_id, media_id, position } = attachedPhoto
  const missingRow = !(await rowExists(tx, 'memories', memory_id))
    ? ({ table: 'memories', id: memory_id, name: 'memory' } as const)
    : !(await rowExists(tx, 'media', media_id)) && ({ table: 'media', id: media_id, name: 'photos' } as const)
  if (missingRow) {
    const deletedItemId = await findDeletedItemId(tx, missingRow.table, missingRow.id)
    if (deletedItemId) await storeDeletedRows(tx, deletedItemId, 'memory_media', [attachedPhoto])
    notes.add(`${missingRow.name}_${deletedItemId ? 'deleted' : 'gone'}`)
  } else {
    const photos = await listPhotoIds(tx, memory_id)
    await setPhotos(tx, memory_id, photos.toSpliced(position, 0, media_id))
  }
}

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position

/** Finds the place of a row that is put back: before the first row that followed it and still exists. */
async function findPlace(
  tx: Tx,
  table: OrderedTable,
  { places }: DeletedRows,
  row: Omit<RowPlace, 'next'>,
): Promise<RowPlace> {
  let next = places.find(({ id }) => id === row.id)?.next ?? null
  while (next && !(await rowExists(tx, table, next.id)))
    next = (await findDeletedRows(tx, 'places', next.id))[0]?.next ?? null
  return { id: row.id, position: row.position, next }
}

const rowExists = async (tx: Tx, table: DeletedKind, id: string) =>
  (await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
