import { change, type Tx } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { recordChange } from '../../memorial/journal.ts'
import { findListedMedia } from './findListedMedia.ts'
import { type MediaRow, presentMedia } from './rows/present.ts'
import { isSlideshowChosen, updateChoice } from './slideshowChoice.ts'

type Input = InputOf<'POST /api/media/in-slideshow'>

/**
 * Puts items into the slideshow or leaves them out. However many they are, the journal gets one entry. The response has only those
 * whose mark has changed, so that an Undo does not take back what another keeper has chosen.
 */
export async function setInSlideshow(context: Context, { caller, body: { marks, isChosen } }: Input) {
  const columnsById = new Map(marks.map((mark) => [mark.id, toColumns(mark)]))
  const ids = marks.map(({ id }) => id)
  return change(context, ['media', 'settings'], async (tx) => {
    const rows = await findListedMedia(tx, ids, { field: 'marks' })
    const wasChosen = await isSlideshowChosen(tx)
    const changes = rows.flatMap((row) => {
      const columns = columnsById.get(row.id)
      if (!columns) return []
      const isSame = columns.in_slideshow === row.in_slideshow && columns.came_later === row.came_later
      return isSame ? [] : [{ row, after: { ...row, ...columns } }]
    })
    for (const columns of allColumns) {
      const changedItems = changes.filter(
        ({ after }) => after.in_slideshow === columns.in_slideshow && after.came_later === columns.came_later,
      )
      const ids = changedItems.map(({ row }) => row.id)
      if (ids.length > 0) await tx.updateTable('media').set(columns).where('id', 'in', ids).execute()
    }
    const undecided = changes.filter(({ row }) => row.came_later === 1)
    const putIn = changes.filter(({ after }) => after.in_slideshow === 1)
    const leftOut = changes.filter(
      ({ row, after }) => after.in_slideshow === 0 && (row.in_slideshow === 1 || row.came_later === 1),
    )
    await recordInJournal(tx, toRows(putIn), toRows(leftOut))
    await updateChoice(tx, {
      wasChosen,
      leavesOut: leftOut.length > 0,
      putsBack: putIn.some(({ row }) => row.in_slideshow === 0 && row.came_later === 0),
      isTakenBack: isChosen === false,
    })
    return {
      media: changes.map(({ after }) => presentMedia(after, caller)),
      decided: undecided.map(({ row }) => row.id),
      wasChosen,
    }
  })
}

type Columns = Pick<MediaRow, 'in_slideshow' | 'came_later'>

const inShow: Columns = { in_slideshow: 1, came_later: 0 }
const outOfShow: Columns = { in_slideshow: 0, came_later: 0 }
const undecidedYet: Columns = { in_slideshow: 0, came_later: 1 }
const allColumns = [inShow, outOfShow, undecidedYet]

const toColumns = ({ inSlideshow, cameLater }: Input['body']['marks'][number]) =>
  inSlideshow ? inShow : cameLater ? undecidedYet : outOfShow

const toRows = (changes: readonly { row: MediaRow }[]) => changes.map(({ row }) => row)

async function recordInJournal(tx: Tx, putIn: readonly MediaRow[], leftOut: readonly MediaRow[]) {
  const [row, secondRow] = [...putIn, ...leftOut]
  if (!row) return
  if (!secondRow) {
    const inSlideshow = putIn.length > 0
    return recordChange(tx, row, { inSlideshow: !inSlideshow }, { inSlideshow })
  }
  const [putIntoSlideshow, leftOutOfSlideshow] = [putIn, leftOut].map((rows) => rows.map(({ id }) => id))
  await recordChange(tx, null, null, { putIntoSlideshow, leftOutOfSlideshow })
}
