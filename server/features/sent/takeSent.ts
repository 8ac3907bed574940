import { takeSentEndpoint } from '../../../contract/media/sent.ts'
import { fail } from '../../base/errors/fail.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { isAnyShown } from '../../memorial/files/orphans.ts'
import { recordChange } from '../../memorial/journal.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { readDoubtfulDates } from '../media/describeItems.ts'
import { findListedMedia } from '../media/findListedMedia.ts'
import { setWaiting } from '../media/people/setPeople.ts'
import { type MediaRow, presentMedia } from '../media/rows/present.ts'
import { chooseVisitorMarks, inSlideshow } from '../media/slideshowChoice.ts'
import { updateVisibility } from '../media/visibility.ts'
import { placeByDate } from './placeByDate.ts'

/**
 * Takes what guests sent into the gallery, or gives it back to what waits. What another keeper has just decided in the same way counts.
 * However many the items are, the journal gets one entry.
 */
export async function takeSent(
  context: Context,
  { caller, body: { ids, taken, names } }: InputOf<'POST /api/sent/take'>,
) {
  return change(context, takeSentEndpoint.changes, async (tx) => {
    const rows = await findListedMedia(tx, ids, { orWaiting: true })
    if (rows.some(({ sender_id }) => sender_id === null)) throw fail('not_found')
    const changedRows = rows.filter((row) => (row.visitor_photo === 'sent') === taken)
    const changedIds = changedRows.map(({ id }) => id)
    if (changedIds.length > 0) {
      await (taken ? takeRows(context, tx, changedRows) : giveBackRows(tx, changedIds))
      if (names) await setWaiting(tx, changedIds, !taken)
      await updateVisibility(tx, changedIds, context.clock())
      const [row, secondRow] = changedRows
      const fields = taken ? { takenFromSent: changedIds } : { givenBackToSent: changedIds }
      await recordChange(tx, secondRow ? null : (row ?? null), null, fields)
    }
    return {
      media: (await findListedMedia(tx, ids, { orWaiting: true })).map((row) => presentMedia(row, caller)),
    }
  })
}

async function takeRows({ clock }: Context, tx: Tx, rows: readonly MediaRow[]) {
  const ids = rows.map(({ id }) => id)
  await placeRows(tx, rows, clock())
  const marks = await chooseVisitorMarks(tx)
  await tx
    .updateTable('media')
    .set({ listed: 1, visitor_photo: null, sender: null, ...marks })
    .where('id', 'in', ids)
    .execute()
}

/** Gives back what nothing but the gallery shows. */
async function giveBackRows(tx: Tx, ids: readonly string[]) {
  if (await isAnyShown(tx, ids)) throw fail('conflict')
  await tx
    .updateTable('media')
    .set({ listed: 0, visitor_photo: 'sent', ...inSlideshow })
    .where('id', 'in', ids)
    .execute()
}

/** Gives rows their places among those of the gallery, and moves the later ones on. */
async function placeRows(tx: Tx, rows: readonly MediaRow[], now: number) {
  const gallery = await rowsInOrder.media(tx).where('listed', '=', 1).execute()
  const isDoubtful = await readDoubtfulDates(tx, now)
  const toItem = (row: MediaRow) => ({ row, takenAt: row.taken_at, doubtfulDate: isDoubtful(row) })
  const newRows = new Set(rows)
  let nextPosition = 0
  for (const { row } of placeByDate(gallery.map(toItem), rows.map(toItem))) {
    const position = newRows.has(row) ? nextPosition : Math.max(nextPosition, row.position)
    if (position !== row.position)
      await tx.updateTable('media').set({ position }).where('id', '=', row.id).execute()
    nextPosition = position + 1
  }
}
