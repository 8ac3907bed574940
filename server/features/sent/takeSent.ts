import { sql } from 'kysely'
import { takeSentEndpoint } from '../../../contract/media/sent.ts'
import { fail } from '../../base/errors/fail.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { isAnyShown } from '../../memorial/files/orphans.ts'
import { recordChange } from '../../memorial/journal.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { readDoubtfulDates } from '../media/describeItems.ts'
import { findMedia } from '../media/findListedMedia.ts'
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
  { caller, body: { ids, taken } }: InputOf<'POST /api/sent/take'>,
) {
  return change(context, takeSentEndpoint.changes, async (tx) => {
    const isSuch = (row: MediaRow) =>
      row.sender_id !== null && (row.visitor_photo === 'sent' || row.listed === 1)
    const rows = await findMedia(tx, ids, isSuch)
    const changedRows = rows.filter((row) => (row.visitor_photo === 'sent') === taken)
    const changedIds = changedRows.map(({ id }) => id)
    if (changedIds.length > 0) {
      await (taken ? takeRows(context, tx, changedRows) : giveBackRows(tx, changedIds))
      await updateVisibility(tx, changedIds, context.clock())
      const [row, secondRow] = changedRows
      const fields = taken ? { takenFromSent: changedIds } : { givenBackToSent: changedIds }
      await recordChange(tx, secondRow ? null : (row ?? null), null, fields)
    }
    return { media: (await findMedia(tx, ids, isSuch)).map((row) => presentMedia(row, caller)) }
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

/** Gives rows their places among those of the gallery, and moves the later ones on, all in one statement. */
async function placeRows(tx: Tx, rows: readonly MediaRow[], now: number) {
  const gallery = await rowsInOrder.media(tx).where('listed', '=', 1).execute()
  const isDoubtful = await readDoubtfulDates(tx, now)
  const toItem = (row: MediaRow) => ({ row, takenAt: row.taken_at, doubtfulDate: isDoubtful(row) })
  const places: { id: string; position: number }[] = []
  const newIds = new Set(rows.map(({ id }) => id))
  let nextPosition = 0
  for (const { row } of placeByDate(gallery.map(toItem), rows.map(toItem))) {
    const position = newIds.has(row.id) ? nextPosition : Math.max(nextPosition, row.position)
    if (newIds.has(row.id) || position !== row.position) places.push({ id: row.id, position })
    nextPosition = position + 1
  }
  for (let index = 0; index < places.length; index += PORTION_ROWS) {
    const values = places
      .slice(index, index + PORTION_ROWS)
      .map(({ id, position }) => sql`(${id}, ${position})`)
    await tx
      .updateTable('media')
      .from(sql<object>`(values ${sql.join(values)})`.as('places'))
      .set({ position: sql`cast(column2 as integer)` })
      .where('id', '=', sql<string>`column1`)
      .execute()
  }
}

/** SQLite allows about 32,000 values in one statement. */
const PORTION_ROWS = 10_000
