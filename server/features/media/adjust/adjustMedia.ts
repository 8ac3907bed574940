import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Adjustment } from '../../../../contract/media/adjustment.ts'
import { rotateAdjustment } from '../../../../domain/adjustment.ts'
import type { Media } from '../../../../contract/media/media.ts'
import type { Context } from '../../../platform/context.ts'
import { change, type Tx } from '../../../platform/database/change.ts'
import { recordChange } from '../../../memorial/journal.ts'
import { rebase } from '../../../platform/database/rebase.ts'
import { fail } from '../../../base/errors/fail.ts'
import type { Caller } from '../../../http/callers/caller.ts'
import { newId } from '../../../base/ids/newId.ts'
import { schedule } from '../../../memorial/jobs/schedule.ts'
import { listAllKeys, makeStoredKey, makeStoredPrefix } from '../../../platform/storage/keys.ts'
import { parseAdjustment, serializeAdjustment, serializeFocalPoint, toSource } from '../rows/adjustment.ts'
import { isOutdated, computeVersion, makePictureName } from '../rows/pictureVersion.ts'
import { insertEdit } from '../edits/editText.ts'
import { fetchOriginal } from '../files/makeDerivatives.ts'
import { type MediaRow, presentMedia } from '../rows/present.ts'
import { removeUnstored } from '../../../memorial/files/lifecycle.ts'
import type { InputOf } from '../../../http/routes/feature.ts'

/**
 * The number of milliseconds for which the pictures of an earlier adjustment are kept, because a keeper may soon restore that
 * adjustment.
 */
const KEEP_OUTDATED_MS = 3_600_000

/** Rotates, straightens or crops a photograph as it is shown, or moves its focal point. The original does not change. */
export const adjustMedia = (
  context: Context,
  { caller, params, body }: InputOf<'PUT /api/media/:id/adjustment'>,
) =>
  setAdjustment(context, caller, params.id, (currentAdjustment) => {
    const newAdjustment = {
      ...rotateAdjustment(
        currentAdjustment,
        (body.rotate ?? currentAdjustment.rotate) - currentAdjustment.rotate,
      ),
      ...rebase(body, currentAdjustment),
    }
    const showsOtherPart =
      newAdjustment.straighten !== currentAdjustment.straighten || body.crop !== undefined
    return body.focalPoint === undefined && showsOtherPart
      ? { ...newAdjustment, focalPoint: null }
      : newAdjustment
  })

/**
 * Changes how a photograph is shown, gives it a new URL, and records the earlier adjustment. When this function returns, the
 * small sizes of the new picture exist; the larger sizes are made later. `alsoChange` runs in the same transaction.
 */
export async function setAdjustment(
  context: Context,
  caller: Caller,
  id: string,
  adjust: (currentAdjustment: Adjustment) => Adjustment,
  alsoChange?: (tx: Tx) => Promise<void>,
): Promise<Media> {
  const rowFound = await findPhoto(context.db, id)
  const newAdjustment = adjust(parseAdjustment(rowFound.adjustment))
  const adjustment = serializeAdjustment(newAdjustment)
  const newColumns = await makeShownPicture(
    context,
    { ...rowFound, adjustment },
    newAdjustment,
    computeVersion(rowFound),
  )
  const rowAfter = await change(context, ['media'], async (tx) => {
    const rowBefore = await findPhoto(tx, id)
    if (rowBefore.adjustment !== rowFound.adjustment || rowBefore.folder !== rowFound.folder) return null
    await alsoChange?.(tx)
    return adjustment === rowBefore.adjustment
      ? rowBefore
      : updateShownPicture(context, tx, rowBefore, { ...newColumns, adjustment })
  })
  // the item may have been deleted meanwhile, and its files may have been removed before the new files were stored
  await removeUnstored(context, rowFound.folder)
  // if somebody else changed the photograph first, this function starts again from what is shown now
  return rowAfter ? presentMedia(rowAfter, caller) : setAdjustment(context, caller, id, adjust, alsoChange)
}

async function findPhoto(db: Context['db'], id: string): Promise<MediaRow> {
  const media = db.selectFrom('media').selectAll().where('id', '=', id)
  const row = await media.where('kind', '=', 'image').executeTakeFirst()
  if (!row) throw fail('not_found')
  return row
}

/** Makes the columns that describe the new picture. Stores its small sizes before anybody can request them. */
async function makeShownPicture(
  context: Context,
  row: MediaRow,
  { focalPoint }: Adjustment,
  versionBefore: string,
): Promise<Partial<MediaRow>> {
  if (computeVersion(row) === versionBefore && focalPoint)
    return { focal_point: serializeFocalPoint(focalPoint) }
  await using folder = await context.spool.makeFolder()
  const original = await fetchOriginal(context, row, folder.path)
  const shownPhoto = await probeShownPhoto(context, row, original, folder.path)
  await change(context, [], (tx) =>
    schedule(tx, 'remove-outdated', row.id, context.clock() + KEEP_OUTDATED_MS),
  )
  for (const { name, path } of shownPhoto.pictures) await context.storage.put(makeStoredKey(row, name), path)
  for (const { name, path } of shownPhoto.pictures)
    await context.smallFileCache.addFile(makeStoredKey(row, name), path)
  return shownPhoto.row
}

/** Measures a photograph as it is shown with its adjustment. Returns columns for its row, and its small sizes. */
async function probeShownPhoto({ codecs }: Context, row: MediaRow, original: string, folder: string) {
  const outputFolder = path.join(folder, newId())
  await mkdir(outputFolder)
  const info = await codecs.probePhoto(toSource(row, original), outputFolder, 'keeper')
  const { focalPoint } = parseAdjustment(row.adjustment)
  return {
    row: {
      width: info.width,
      height: info.height,
      placeholder: info.placeholder,
      animated: info.animated ? (1 as const) : (0 as const),
      focal_point: serializeFocalPoint(focalPoint ?? info.focalPoint),
    },
    // the names under which they are stored
    pictures: info.derivatives.map((each) => ({ ...each, name: makePictureName(row, each.name) })),
  }
}

async function updateShownPicture(
  context: Context,
  tx: Tx,
  rowBefore: MediaRow,
  newColumns: Partial<MediaRow>,
) {
  const now = context.clock()
  const rowAfter: MediaRow = { ...rowBefore, ...newColumns }
  const isOtherPicture = computeVersion(rowBefore) !== computeVersion(rowAfter)
  if (isOtherPicture && rowBefore.public_key) rowAfter.public_key = newId()
  await tx
    .updateTable('media')
    .set({ ...newColumns, public_key: rowAfter.public_key })
    .where('id', '=', rowBefore.id)
    .execute()
  if (isOtherPicture) await schedule(tx, 'derive', rowBefore.id, now)
  if (isOtherPicture && rowBefore.public_key) await schedule(tx, 'remove-public', rowBefore.public_key, now)
  await insertEdit(context, tx, rowBefore, { adjustment: rowAfter.adjustment, visitor: null })
  await recordChange(tx, rowBefore, toJournalFields(rowBefore), toJournalFields(rowAfter))
  return rowAfter
}

/** Returns the fields to record in the journal of keepers' changes, in a form that people can read. */
function toJournalFields(row: MediaRow) {
  const { rotate, straighten, crop, focalPoint } = parseAdjustment(row.adjustment)
  return {
    rotate: `${rotate}°`,
    straighten: `${straighten}°`,
    crop: crop && `${formatPercent(crop.width)} × ${formatPercent(crop.height)}`,
    focalPoint: focalPoint && `${formatPercent(focalPoint.x)}, ${formatPercent(focalPoint.y)}`,
  }
}

const formatPercent = (fraction: number) => `${Math.round(fraction * 100)}%`

/** Removes the pictures of a photograph's earlier adjustments. */
export async function removeOutdated({ db, storage }: Context, id: string): Promise<void> {
  const row = await db
    .selectFrom('media')
    .select(['folder', 'adjustment'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return
  const keys = await listAllKeys(storage, makeStoredPrefix(row))
  await storage.remove(keys.filter((key) => isOutdated(row, key)))
}
