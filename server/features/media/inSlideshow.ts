import type { BodyOf } from '../../../contract/endpoint.ts'
import type * as contract from '../../../contract/media/chosenMedia.ts'
import type { Media } from '../../../contract/media/media.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../http/callers/caller.ts'
import { recordChange } from '../../memorial/journal.ts'
import { findListedMedia } from './findListedMedia.ts'
import { type MediaRow, presentMedia } from './present.ts'

/** Puts items into the slideshow or leaves them out. However many they are, the journal gets one entry. */
export async function setInSlideshow(
  context: Context,
  caller: Caller,
  marks: BodyOf<typeof contract.setInSlideshowEndpoint>['marks'],
): Promise<{ media: Media[] }> {
  const markById = new Map(marks.map(({ id, inSlideshow }) => [id, inSlideshow]))
  const ids = marks.map(({ id }) => id)
  return change(context, ['media'], async (tx) => {
    const rows = await findListedMedia(tx, ids, 'marks')
    const listChanged = (inSlideshow: boolean) =>
      rows.filter(
        ({ id, in_slideshow }) => markById.get(id) === inSlideshow && (in_slideshow === 1) !== inSlideshow,
      )
    const [putIn, leftOut] = [listChanged(true), listChanged(false)]
    await setFlag(tx, putIn, 1)
    await setFlag(tx, leftOut, 0)
    await recordMarks(tx, putIn, leftOut)
    return { media: (await findListedMedia(tx, ids)).map((row) => presentMedia(row, caller)) }
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
