import type { Kysely } from 'kysely'
import { putSentAsideEndpoint } from '../../../contract/media/sent.ts'
import { waitForTurn } from '../../base/concurrency/openTurns.ts'
import { fail } from '../../base/errors/fail.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { moveToDeleted } from '../../memorial/deleted/deleteRow.ts'
import { recordDeletion } from '../../memorial/journal.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** The number of items that one transaction moves: some 50 milliseconds in which nobody else is answered. */
const PORTION = 50

/**
 * Moves what nobody has taken to the deleted items, all with the same time. It can be put back whatever the settings say, because a
 * keeper decides about many at once, and only the guests may have them elsewhere. Throws `conflict` if some have been taken: before
 * anything is moved, or at the portion in which another keeper takes one at the same moment.
 */
export async function putSentAside(context: Context, { body }: InputOf<'POST /api/sent/put-aside'>) {
  const now = context.clock()
  const rows = await findWaiting(context.db, body.ids)
  const deleted: string[] = []
  for (let start = 0; start < rows.length; start += PORTION) {
    const ids = rows.slice(start, start + PORTION).map(({ id }) => id)
    const moved = await change(context, putSentAsideEndpoint.changes, async (tx) => {
      const portion = await findWaiting(tx, ids)
      for (const { id, title } of portion) {
        await moveToDeleted(tx, 'media', { id, title }, [], now)
        await recordDeletion(tx, { id, title })
      }
      return portion.map(({ id }) => id)
    })
    deleted.push(...moved)
    await waitForTurn()
  }
  return { deleted }
}

async function findWaiting(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'title', 'visitor_photo'])
    .where('id', 'in', ids)
    .orderBy('position')
    .execute()
  if (rows.some((row) => row.visitor_photo !== 'sent')) throw fail('conflict')
  return rows
}
