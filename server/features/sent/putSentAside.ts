import { putSentAsideEndpoint } from '../../../contract/media/sent.ts'
import { fail } from '../../base/errors/fail.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { deleteRows } from '../media/deleteMedia.ts'

/** Deletes what nobody has taken. A helper may, too, and can put it back. */
export const putSentAside = (context: Context, { body }: InputOf<'POST /api/sent/put-aside'>) =>
  change(context, putSentAsideEndpoint.changes, async (tx) => ({
    deleted: await deleteRows(context, tx, body.ids, (rows) => {
      // another keeper has taken it meanwhile
      if (!rows.every((row) => row.visitor_photo === 'sent')) throw fail('conflict')
    }),
  }))
