import { putSentAsideEndpoint } from '../../../contract/media/sent.ts'
import { fail } from '../../base/errors/fail.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { moveToDeleted } from '../../memorial/deleted/deleteRow.ts'
import { recordDeletion } from '../../memorial/journal.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'

/**
 * Moves what nobody has taken to the deleted items, all at the same moment. It can be put back whatever the settings say, because a
 * keeper decides about many at once, and only the guests may have them elsewhere. Throws `conflict` if some have been taken.
 */
export const putSentAside = (context: Context, { body }: InputOf<'POST /api/sent/put-aside'>) =>
  change(context, putSentAsideEndpoint.changes, async (tx) => {
    const rows = await tx
      .selectFrom('media')
      .select(['id', 'title', 'visitor_photo'])
      .where('id', 'in', body.ids)
      .orderBy('position')
      .execute()
    if (rows.some((row) => row.visitor_photo !== 'sent')) throw fail('conflict')
    const now = context.clock()
    for (const { id, title } of rows) {
      await moveToDeleted(tx, 'media', { id, title }, [], now)
      await recordDeletion(tx, { id, title })
    }
    return { deleted: rows.map(({ id }) => id) }
  })
