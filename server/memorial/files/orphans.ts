import { DAY } from '../../../domain/timeUnits.ts'
import { schedule } from '../jobs/schedule.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { readStoredSettings } from '../storedSettings.ts'
import { enqueueFileRemoval } from './lifecycle.ts'

/** The number of milliseconds after which a picture is deleted if nothing shows it anymore. */
const ORPHAN_MS = DAY

/**
 * Schedules the deletion of an unlisted picture, such as a portrait that was replaced. The job deletes the picture a day later,
 * unless something shows it again. People cannot delete the picture themselves, because no list contains it.
 */
export async function sweepWhenOrphaned(tx: Tx, mediaId: string | null, now: number): Promise<void> {
  if (mediaId) await schedule(tx, 'sweep-orphan', mediaId, now + ORPHAN_MS)
}

/** Deletes a picture that is still unlisted and that nothing shows. */
export async function sweepOrphan(context: Context, id: string): Promise<void> {
  await change(context, ['media'], async (tx) => {
    if (!(await isOrphan(tx, id))) return
    const row = await tx
      .deleteFrom('media')
      .where('id', '=', id)
      .returning(['id', 'public_key'])
      .executeTakeFirst()
    if (row) await enqueueFileRemoval(tx, row, context.clock())
  })
}

/** Whether a picture is unlisted, nothing shows it, and it does not wait for the family as one that a guest sent. */
export async function isOrphan(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('media')
    .select(['listed', 'visitor_photo'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.listed === 0 && row.visitor_photo !== 'sent' && !(await isAnyShown(tx, [id]))
}

/** Whether a memory, a service, the obituary or a setting shows any of these items. */
export async function isAnyShown(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const queries = [
    tx.selectFrom('services').select('id').where('image_media_id', 'in', ids),
    tx.selectFrom('obituary').select('id').where('image_media_id', 'in', ids),
    tx.selectFrom('memory_media').select('memory_id as id').where('media_id', 'in', ids),
  ]
  for (const query of queries) if (await query.executeTakeFirst()) return true
  const { pictures } = await readStoredSettings(tx)
  return Object.values(pictures).some(({ image_media_id: id }) => id !== null && ids.includes(id))
}
