import type { Adjustment } from '../../../../contract/media/adjustment.ts'
import { rotateAdjustment } from '../../../../domain/adjustment.ts'
import type { BodyOf } from '../../../../contract/endpoint.ts'
import type * as contract from '../../../../contract/media/media.ts'
import type { Media } from '../../../../contract/media/media.ts'
import type { Context } from '../../../platform/context.ts'
import { change, type Tx } from '../../../platform/database/change.ts'
import { recordChange } from '../../../platform/database/journal.ts'
import { rebase } from '../../../platform/database/rebase.ts'
import { fail } from '../../../base/errors/fail.ts'
import type { Caller } from '../../../http/callers/caller.ts'
import { newId } from '../../../base/ids/newId.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import { listAllKeys } from '../../../platform/storage/keys.ts'
import {
  isOutdated,
  parseAdjustment,
  serializeAdjustment,
  serializeFocalPoint,
  computeVersion,
} from './adjustment.ts'
import { insertEdit } from '../edits/history.ts'
import { fetchOriginal } from '../files/makeDerivatives.ts'
import { type MediaRow, presentMedia } from '../present.ts'
import { probeShownPhoto } from './probeShownPhoto.ts'
import { pickText } from '../edits/text.ts'
import { removeUnstored } from '../visibility.ts'

/** The number of milliseconds for which pictures of an earlier adjustment stay, because it may be restored soon. */
const OUTDATED_AFTER = 3_600_000

/** Rotates, straightens or crops a photograph as it is shown, or moves its focal point. The original does not change. */
export const adjustMedia = (
  context: Context,
  caller: Caller,
  id: string,
  body: BodyOf<typeof contract.adjustMedia>,
): Promise<Media> =>
  setAdjustment(context, caller, id, (now) => {
    const wanted = {
      ...rotateAdjustment(now, (body.rotate ?? now.rotate) - now.rotate),
      ...rebase(body, now),
    }
    const isOtherPart = wanted.straighten !== now.straighten || body.crop !== undefined
    return body.focalPoint === undefined && isOtherPart ? { ...wanted, focalPoint: null } : wanted
  })

/**
 * Changes how a photograph is shown, gives it a new URL, and records the earlier adjustment. When this function returns, the small
 * pictures exist; the larger pictures are made later. `alsoChange` runs in the same change.
 */
export async function setAdjustment(
  context: Context,
  caller: Caller,
  id: string,
  adjust: (now: Adjustment) => Adjustment,
  also?: (tx: Tx) => Promise<void>,
): Promise<Media> {
  const found = await findPhoto(context.db, id)
  const wanted = adjust(parseAdjustment(found.adjustment))
  const adjustment = serializeAdjustment(wanted)
  const shown = await makeShownPicture(context, { ...found, adjustment }, wanted, computeVersion(found))
  const after = await change(context, ['media'], async (tx) => {
    const before = await findPhoto(tx, id)
    if (before.adjustment !== found.adjustment) return null
    await also?.(tx)
    return adjustment === before.adjustment
      ? before
      : updateShownPicture(context, tx, before, { ...shown, adjustment })
  })
  // the item may have been deleted meanwhile, and its files may have been removed before the new files were stored
  await removeUnstored(context, id)
  // if somebody else changed the photograph first, this change starts again from what is shown now
  return after ? presentMedia(after, caller) : setAdjustment(context, caller, id, adjust, also)
}

async function findPhoto(db: Context['db'], id: string): Promise<MediaRow> {
  const media = db.selectFrom('media').selectAll().where('id', '=', id)
  const row = await media.where('kind', '=', 'image').executeTakeFirst()
  if (!row) throw fail('not_found')
  return row
}

/** Makes the columns of the new picture's row. Stores the small pictures (cards) before anybody can request them. */
async function makeShownPicture(
  context: Context,
  row: MediaRow,
  { focalPoint }: Adjustment,
  versionBefore: string,
): Promise<Partial<MediaRow>> {
  if (computeVersion(row) === versionBefore && focalPoint)
    return { focal_point: serializeFocalPoint(focalPoint) }
  await using folder = await context.spool.folder()
  const original = await fetchOriginal(context, row.id, folder.path)
  const shown = await probeShownPhoto(context, row, original, folder.path)
  await change(context, [], (tx) => schedule(tx, 'remove-outdated', row.id, context.clock() + OUTDATED_AFTER))
  for (const { name, path } of shown.pictures) await context.storage.put(`private/${row.id}/${name}`, path)
  for (const { name, path } of shown.pictures)
    await context.smallFiles.addFile(`private/${row.id}/${name}`, path)
  return shown.row
}

async function updateShownPicture(context: Context, tx: Tx, before: MediaRow, shown: Partial<MediaRow>) {
  const now = context.clock()
  const after: MediaRow = { ...before, ...shown }
  const isOther = computeVersion(before) !== computeVersion(after)
  if (isOther && before.public_key) after.public_key = newId()
  await tx
    .updateTable('media')
    .set({ ...shown, public_key: after.public_key })
    .where('id', '=', before.id)
    .execute()
  if (isOther) await schedule(tx, 'derive', before.id, now)
  if (isOther && before.public_key) await schedule(tx, 'remove-public', before.public_key, now)
  await insertEdit(context, tx, before, {
    text: pickText(before),
    adjustment: after.adjustment,
    visitor: null,
  })
  await recordChange(tx, before, toJournalFields(before), toJournalFields(after))
  return after
}

/** Returns the fields that the log of keepers' changes records, in a form that people can read. */
function toJournalFields(row: MediaRow) {
  const { rotate, straighten, crop, focalPoint } = parseAdjustment(row.adjustment)
  return {
    rotate: `${rotate}°`,
    straighten: `${straighten}°`,
    crop: crop && `${percent(crop.width)} × ${percent(crop.height)}`,
    focalPoint: focalPoint && `${percent(focalPoint.x)}, ${percent(focalPoint.y)}`,
  }
}

const percent = (part: number) => `${Math.round(part * 100)} %`

export function registerAdjustmentJobs(context: Context) {
  context.jobs.define('remove-outdated', async (id) => {
    const row = await context.db
      .selectFrom('media')
      .select(['id', 'adjustment'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return
    const keys = await listAllKeys(context.storage, `private/${id}/`)
    await context.storage.remove(keys.filter((key) => isOutdated(row, key)))
  })
}
