import type { ListPart } from '../../../contract/pages/pageRendering.ts'
import type { Media } from '../../../contract/media/media.ts'
import { change } from '../../platform/database/change.ts'
import { isOneOf } from '../../platform/database/isOneOf.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Caller, Reader } from '../../http/callers/caller.ts'
import type { Context } from '../../platform/context.ts'
import { putInOrder } from '../../memorial/ordering.ts'
import { rebase } from '../../platform/database/rebase.ts'
import { makeDeletableCheck } from './deleteMedia.ts'
import { findOpenCopies } from './copies.ts'
import { describeItems } from './describeItems.ts'
import { findListedMedia } from './findListedMedia.ts'
import { selectGallery } from './selectGallery.ts'
import { shouldHoldEdit } from './edits/heldEdits.ts'
import { editText } from './edits/editText.ts'
import { countEdits, noEdits } from './edits/history.ts'
import { type MediaRow, presentMedia } from './rows/present.ts'
import { hashVisitor } from '../../http/callers/hashVisitor.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { listChangedTexts, makeText, presentText, toStoredText } from './rows/text.ts'

/** Lists the media of the gallery and the slideshow in their order, without portraits and other unlisted pictures. */
export async function listMedia(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Reader,
  part: ListPart = {},
): Promise<Media[]> {
  if (part.ids?.length === 0) return []
  let rows = selectGallery(context.db, caller)
  if (part.ids) rows = rows.where(isOneOf(context.db, part.ids))
  if (part.fileType) rows = rows.where('kind', '=', part.fileType)
  if (part.inSlideshow) rows = rows.where('in_slideshow', '=', 1)
  if (part.limit) rows = rows.limit(part.limit)
  const storedRows = await rows.execute()
  const media = await describeItems(context, storedRows, caller)
  if (caller.kind === 'visitor') return media
  const counts = await countEdits(context.db)
  const isDeletable = await makeDeletableCheck(context, context.db, caller)
  const copies = await findOpenCopies(context.db, storedRows, caller)
  return media.map((item) => ({
    ...item,
    ...copies.get(item.id),
    ...(counts.get(item.id) ?? noEdits),
    deletable: isDeletable(item.id),
  }))
}

/** Changes an item's text, and records the earlier text. Visitors may edit what they can see. Only keepers may change dates. */
export async function editMedia(context: Context, { caller, params, body }: InputOf<'PUT /api/media/:id'>) {
  const visitor = caller.kind === 'visitor' ? hashVisitor(context, caller) : null
  if (visitor !== null && body.takenAt !== undefined) throw fail('login_needed')
  return change(context, ['media'], async (tx) => {
    const rowBefore = await tx.selectFrom('media').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!rowBefore || !canSee(rowBefore, caller)) throw fail('not_found')
    const storedFields = {
      ...presentText(rowBefore, rowBefore.memory_author, caller.familyTexts),
      takenAt: rowBefore.taken_at,
    }
    const changedFields = rebase(body, storedFields)
    const text = makeText((field) =>
      changedFields[field] === undefined ? rowBefore[field] : changedFields[field],
    )
    const newText = toStoredText(text, rowBefore.memory_author)
    const isHeld = visitor !== null && (await shouldHoldEdit(tx, listChangedTexts(rowBefore, newText)))
    const { takenAt } = changedFields
    const rowAfter = await editText(context, tx, rowBefore, { text: newText, takenAt, visitor, isHeld })
    return { ...presentMedia(rowAfter, caller), ...(isHeld && { held: true as const }) }
  })
}

const canSee = (row: MediaRow, caller: Caller) =>
  caller.kind === 'keeper' || (row.public_key !== null && row.listed === 1)

export async function setManyDates(
  context: Context,
  { caller, body: { dates } }: InputOf<'POST /api/media/dates'>,
) {
  const ids = dates.map(({ id }) => id)
  const takenAtById = new Map(dates.map((date) => [date.id, date.takenAt]))
  return change(context, ['media'], async (tx) => {
    const media: Media[] = []
    for (const row of await findListedMedia(tx, ids, { field: 'dates', orWaiting: true })) {
      const takenAt = takenAtById.get(row.id)
      media.push(presentMedia(await editText(context, tx, row, { takenAt, visitor: null }), caller))
    }
    return { media }
  })
}

export async function reorderMedia(context: Context, { caller, body }: InputOf<'POST /api/media/reorder'>) {
  await change(context, ['media'], (tx) => putInOrder(tx, 'media', body.order))
  return listMedia(context, caller)
}
