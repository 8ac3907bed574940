import type { BodyOf } from '../../../contract/endpoint.ts'
import type * as contract from '../../../contract/media/media.ts'
import type { Media } from '../../../contract/media/media.ts'
import { DAY, HOUR } from '../../../domain/timeUnits.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import { cancelJob, schedule } from '../../platform/jobs/schedule.ts'
import type { Context } from '../../platform/context.ts'
import { hasStoredFiles } from '../../platform/database/storedIds.ts'
import type { Caller } from '../../http/callers/caller.ts'
import { clearFromJournal, recordChange } from '../../memorial/journal.ts'
import { newId } from '../../base/ids/newId.ts'
import { findListedMedia } from './findListedMedia.ts'
import { presentMedia } from './present.ts'
import { removeByPrefix } from '../../platform/storage/keys.ts'

/** The number of milliseconds after which a visitor's photo is deleted if it has not been attached to a memory. */
export const UNATTACHED_MS = DAY
/** The number of milliseconds after which stored files are removed if their row has not been inserted. */
const ABANDONED_MS = HOUR

/** Stores a new item's files before its row is inserted. A job removes the files if the server dies before that. */
export async function storePrivateFiles(
  context: Context,
  id: string,
  files: readonly { name: string; path: string }[],
): Promise<void> {
  await change(context, [], (tx) => schedule(tx, 'remove-private', id, context.clock() + ABANDONED_MS))
  for (const { name, path } of files) await context.storage.put(`private/${id}/${name}`, path)
}

export async function setManyVisible(
  context: Context,
  caller: Caller,
  { ids, visible }: BodyOf<typeof contract.setManyVisibleEndpoint>,
): Promise<{ media: Media[] }> {
  return change(context, ['media'], async (tx) => {
    const rows = await findListedMedia(tx, ids)
    await tx
      .updateTable('media')
      .set({ hidden: visible ? 0 : 1 })
      .where('id', 'in', ids)
      .execute()
    await updateVisibility(tx, ids, context.clock())
    for (const row of rows) await recordChange(tx, row, { visible: row.hidden === 0 }, { visible })
    return { media: (await findListedMedia(tx, ids)).map((row) => presentMedia(row, caller)) }
  })
}

/**
 * Applies the only rule about who sees photographs and videos. Visitors see an item if it can be shown and the family has not
 * hidden it. A visitor's photo must also be attached to an approved memory. Callers pass every id that a change may affect. An
 * item that becomes visible gets a new URL. An item that becomes hidden loses its URL, and its public files are removed after the
 * commit.
 */
export async function updateVisibility(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('media')
    .select(['id', 'public_key', 'hidden', 'problem', 'visitor_photo'])
    .where('id', 'in', ids)
    .execute()
  const attachedRows = await tx
    .selectFrom('memory_media')
    .innerJoin('memories', 'memories.id', 'memory_media.memory_id')
    .select('media_id')
    .where('media_id', 'in', ids)
    .where('approved', '=', 1)
    .execute()
  const approvedIds = new Set(attachedRows.map(({ media_id }) => media_id))
  for (const { id, public_key, hidden, problem, visitor_photo } of rows) {
    const canBeShown = hidden === 0 && problem !== 'not_playable'
    const isShown = canBeShown && (visitor_photo === null || approvedIds.has(id))
    if (isShown === (public_key !== null)) continue
    await tx
      .updateTable('media')
      .set({ public_key: isShown ? newId() : null })
      .where('id', '=', id)
      .execute()
    if (public_key) await schedule(tx, 'remove-public', public_key, now)
  }
}

/** Schedules the removal of a deleted row's files. Also clears the row's texts from the journal of keepers' changes. */
export async function enqueueFileRemoval(
  tx: Tx,
  row: { id: string; public_key: string | null },
  now: number,
): Promise<void> {
  await clearFromJournal(tx, row.id)
  await schedule(tx, 'remove-private', row.id, now)
  if (row.public_key) await schedule(tx, 'remove-public', row.public_key, now)
}

/**
 * Cancels the job that would remove the files. Must be called in the transaction that inserts the row of the files. Throws
 * `not_ready` if the job has begun, because the files may be gone; the sender then tries again.
 */
export async function cancelRemoval(tx: Tx, id: string): Promise<void> {
  if (!(await cancelJob(tx, 'remove-private', id))) throw fail('not_ready', {}, { retryAfter: 5 })
}

export const removePublicFiles = ({ storage }: Context, key: string) =>
  removeByPrefix(storage, `public/${key}/`)

/** Removes the private files of an id if no row has the id, neither a current row nor the row of a deleted item. */
export async function removeUnstored(context: Pick<Context, 'db' | 'storage'>, id: string): Promise<void> {
  if (!(await hasStoredFiles(context.db, id))) await removeByPrefix(context.storage, `private/${id}/`)
}

/** Deletes a visitor's photo that no memory has. */
export async function sweepUnattached(context: Context, id: string): Promise<void> {
  const now = context.clock()
  await change(context, ['media'], async (tx) => {
    const row = await tx
      .deleteFrom('media')
      .where('id', '=', id)
      .where('visitor_photo', '=', 'waiting')
      .where(({ eb, or }) =>
        or([
          eb('uploaded_at', '<=', now - UNATTACHED_MS),
          // the photo was uploaded while the clock was ahead
          eb('uploaded_at', '>', now + UNATTACHED_MS),
        ]),
      )
      .returning(['id', 'public_key'])
      .executeTakeFirst()
    if (row) await enqueueFileRemoval(tx, row, now)
  })
}
