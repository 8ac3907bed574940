import type { BodyOf } from '../../../contract/endpoint.ts'
import type * as contract from '../../../contract/media/chosenMedia.ts'
import type { Media } from '../../../contract/media/media.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../http/callers/caller.ts'
import { recordChange } from '../../memorial/journal.ts'
import { findListedMedia } from './findListedMedia.ts'
import { type MediaRow, presentMedia } from './present.ts'

/**
 * Puts items into the slideshow or leaves them out. However many they are, the journal gets one entry. The response has only those
 * whose mark has changed, so that an Undo does not take back what another keeper has chosen.
 */
export async function setInSlideshow(
  context: Context,
  caller: Caller,
  marks: BodyOf<typeof contract.setInSlideshowEndpoint>['marks'],
): Promise<{ media: Media[] }> {
  const markById = new Map(marks.map(({ id, inSlideshow }) => [id, inSlideshow]))
  const ids = marks.map(({ id }) => id)
  return change(context, ['media'], async (tx) => {
    const rows = await findListedMedia(tx, ids, 'marks')
    const changed = rows.filter(({ id, in_slideshow }) => markById.get(id) !== (in_slideshow === 1))
    const putIn = changed.filter(({ in_slideshow }) => in_slideshow === 0)
    const leftOut = changed.filter(({ in_slideshow }) => in_slideshow === 1)
    await setFlag(tx, putIn, 1)
    await setFlag(tx, leftOut, 0)
    await recordMarks(tx, putIn, leftOut)
    const opposite = { 0: 1, 1: 0 } as const
    return {
      media: changed.map((row) => presentMedia({ ...row, in_slideshow: opposite[row.in_slideshow] }, caller)),
    }
  })
}

async function setFlag(tx: Tx, rows: readonly MediaRow[], in_slideshow: 0 | 1) {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.updateTable('media').set({ in_slideshow }).where('id', 'in', ids).execute()
}

async function recordMarks(tx: Tx, putIn: readonly MediaRow[], leftOut: readonly MediaRow[]) {
  const [row, secondRow] = [...putIn, ...leftOut]
  if (!row) return
  if (!secondRow) {
    const inSlideshow = putIn.length > 0
    return recordChange(tx, row, { inSlideshow: !inSlideshow }, { inSlideshow })
  }
  const [putIntoSlideshow, leftOutOfSlideshow] = [putIn, leftOut].map((rows) => rows.map(({ id }) => id))
  await recordChange(tx, { id: null, title: null }, null, { putIntoSlideshow, leftOutOfSlideshow })
}
