import type { Kysely } from 'kysely'
import type { DeletedKind } from '../../../contract/deleted.ts'
import { DAY } from '../../../contract/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/change.ts'
import { isOrphan, sweepWhenOrphaned } from '../media/files/orphans.ts'
import { enqueueFileRemoval } from '../media/visibility.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { actor, clearFromJournal, recordDeletion } from '../../platform/database/journal.ts'
import { newId } from '../../base/ids/newId.ts'
import { placeOf } from '../../platform/database/ordering.ts'
import { readStoredSettings } from '../../platform/database/storedSettings.ts'
import { type DeletedRows, storeRows } from '../../platform/database/deletedItems.ts'

/** For so long a deleted item can be put back. Milliseconds. */
export const DELETED_FOR = 30 * DAY

interface Subject {
  id: string
  title: string | null
}

/**
 * Deletes a row that is there, with the given media items: for ever, or, where the family has chosen so, so that it can
 * be put back for 30 days. Either way it is in no table that anybody reads, and after the commit no address shows its files.
 */
export async function deleteRow(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  kind: DeletedKind,
  subject: Subject,
  mediaIds: readonly string[] = [],
): Promise<void> {
  const { keepDeleted } = (await readStoredSettings(tx)).behaviour
  if (keepDeleted === 'on') await moveToDeleted(tx, kind, subject, mediaIds, clock())
  else await deleteNow(tx, kind, subject, mediaIds, clock())
  await recordDeletion(tx, subject)
}

async function deleteNow(
  tx: Tx,
  kind: DeletedKind,
  { id }: Subject,
  mediaIds: readonly string[],
  now: number,
) {
  const rows = [...(await deleteRows(tx, kind, [id])), ...(await deleteRows(tx, 'media', mediaIds))]
  for (const row of rows) {
    if (row.public_key === undefined) await clearFromJournal(tx, row.id)
    else await enqueueFileRemoval(tx, { id: row.id, public_key: row.public_key }, now)
    await sweepWhenOrphaned(tx, row.image_media_id ?? null, now)
  }
}

/** Moves a row to where it can be put back from, with the picture that nothing else shows. */
export async function moveToDeleted(
  tx: Tx,
  kind: DeletedKind,
  { id, title }: Subject,
  mediaIds: readonly string[],
  now: number,
): Promise<void> {
  const itemId = newId()
  const deletedBy = actor.getStore()?.username ?? null
  await tx
    .insertInto('deleted_items')
    .values({ id: itemId, kind, title, deleted_at: now, deleted_by: deletedBy })
    .execute()
  await schedule(tx, 'remove-deleted', itemId, now + DELETED_FOR)
  const moved = await moveRows(tx, itemId, kind, [id], now)
  await moveRows(tx, itemId, 'media', mediaIds, now)
  for (const { image_media_id: picture } of moved)
    if (picture && (await isOrphan(tx, picture))) await moveRows(tx, itemId, 'media', [picture], now)
}

async function moveRows(tx: Tx, itemId: string, table: DeletedKind, ids: readonly string[], now: number) {
  if (ids.length > 0) await storeDependents(tx, itemId, table, ids)
  const rows = await deleteRows(tx, table, ids)
  await storeRows(tx, itemId, table, rows as unknown as DeletedRows[typeof table])
  for (const { public_key: key } of rows) if (key) await schedule(tx, 'remove-public', key, now)
  return rows
}

/** Where these rows stand, and what the database deletes with them or takes off others; a test names its foreign keys. */
async function storeDependents(tx: Tx, itemId: string, table: DeletedKind, ids: readonly string[]) {
  if (table === 'media' || table === 'music')
    for (const id of ids) await storeRows(tx, itemId, 'places', [await placeOf(tx, table, id)])
  if (table !== 'media' && table !== 'memories') return
  const column = table === 'media' ? 'media_id' : 'memory_id'
  const attached = await tx.selectFrom('memory_media').selectAll().where(column, 'in', ids).execute()
  await storeRows(tx, itemId, 'memory_media', attached)
  if (table === 'memories') return
  const edits = await tx.selectFrom('media_edits').selectAll().where('media_id', 'in', ids).execute()
  await storeRows(tx, itemId, 'media_edits', edits)
  for (const shown_by of ['services', 'obituary'] as const) {
    const shows = await tx
      .selectFrom(shown_by)
      .select(['id', 'image_media_id'])
      .where('image_media_id', 'in', ids)
      .$narrowType<{ image_media_id: string }>()
      .execute()
    const references = shows.map((row) => ({ shown_by, ...row }))
    await storeRows(tx, itemId, 'pictures', references)
  }
}

/** As much as deleting needs to know of any row. */
interface AnyRow {
  id: string
  /** only rows of media and music have it */
  public_key?: string | null
  /** only rows of services and obituary have it */
  image_media_id?: string | null
}

async function deleteRows(tx: Tx, table: DeletedKind, ids: readonly string[]): Promise<AnyRow[]> {
  if (ids.length === 0) return []
  const alike = tx as unknown as Kysely<Record<DeletedKind, AnyRow>>
  return alike.deleteFrom(table).where('id', 'in', ids).returningAll().execute()
}
