import { DAY } from '../../../../domain/timeUnits.ts'
import { enqueueFileRemoval } from '../../../memorial/files/lifecycle.ts'
import type { Context } from '../../../platform/context.ts'
import { change } from '../../../platform/database/change.ts'

/** The number of milliseconds after which a visitor's photo is deleted if it has not been attached to a memory. */
export const UNATTACHED_MS = DAY

/** Deletes a visitor's photo that still waits for its memory when its time is over. */
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
      .returning(['id', 'folder', 'public_key'])
      .executeTakeFirst()
    if (row) await enqueueFileRemoval(tx, row, now)
  })
}
