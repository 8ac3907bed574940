import { change, type Tx } from '../../platform/database/change.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import type { Context } from '../../platform/context.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { recordChange } from '../../memorial/journal.ts'
import { newId } from '../../base/ids/newId.ts'
import { findListedMedia } from './findListedMedia.ts'
import { presentMedia } from './rows/present.ts'

export async function setManyVisible(
  context: Context,
  { caller, body }: InputOf<'POST /api/media/visibility'>,
) {
  const { ids, visible } = body
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
 * Applies the only rule about who sees photographs and videos: visitors see an item that can be shown and is not hidden; a visitor's
 * photo must also be attached to an approved memory, and the family must have taken what a guest sent. Callers pass every id that a
 * change may affect. An item that becomes visible gets a new URL. One that becomes hidden loses its URL, and its public files after the
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
    const isAttached = visitor_photo !== 'sent' && approvedIds.has(id)
    const isShown = canBeShown && (visitor_photo === null || isAttached)
    if (isShown === (public_key !== null)) continue
    await tx
      .updateTable('media')
      .set({ public_key: isShown ? newId() : null })
      .where('id', '=', id)
      .execute()
    if (public_key) await schedule(tx, 'remove-public', public_key, now)
  }
}
