import { rotateAdjustment } from '../../../domain/adjustment.ts'
import type { Context } from '../../platform/context.ts'
import { setAdjustment } from '../../features/media/adjust/adjustMedia.ts'
import { storeUploads } from '../../features/media/upload/storeUploads.ts'
import { english } from '../../../languages/inLanguage.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import { presentText } from '../../features/media/rows/text.ts'
import { imageAndVideoFormats } from '../../features/media/upload/uploads.ts'
import { visitorIn } from '../../http/callers/caller.ts'
import type { InputFiles } from '../../platform/inputs/inputs.ts'
import type { SpooledFile } from '../../platform/storage/spool.ts'
import { reasonToSkip, useSpooledFile } from '../useSpooledFile.ts'
import { isSystemPart, type OnProgress, type PhotoPlan, planPhotos, type PlannedPhoto } from './planPhotos.ts'

/**
 * Adds photographs and videos to the end of the gallery, each in its own transaction, so that the next import continues where an
 * interrupted one stopped. Lists bad files in `rejected`. Throws if the disk is full or the storage does not respond.
 */
export async function importPhotos(
  context: Context,
  inputs: Pick<InputFiles, 'files' | 'unreadable'>,
  onProgress: OnProgress,
): Promise<Omit<PhotoPlan, 'ordered'> & { addedCount: number; named: string[][] }> {
  const { ordered, ...plan } = await planPhotos(
    context,
    inputs,
    await readTitlesBySha256(context),
    (message, fraction) => onProgress(message, fraction / 2),
  )
  // the caller affects only the contents of the response, and the response is not used here
  const caller = visitorIn(english)
  const add = async ({ text, takenAt, people, degrees }: PlannedPhoto, file: SpooledFile, folder: string) => {
    const options = { caller, accept: imageAndVideoFormats, requestKey: null, folder }
    const [media] = await storeUploads(context, [{ file, text, takenAt, people }], options)
    if (media && degrees !== 0)
      await setAdjustment(context, caller, media.id, (shown) => rotateAdjustment(shown, degrees))
  }
  const { taken, skipped, rejected } = await takePhotos(context, { ordered, ...plan }, add, (count, total) =>
    onProgress(`Added ${count} of ${total}`, 0.5 + count / total / 2),
  )
  // the names that came with each photograph that had any
  const named = taken.map(({ people }) => people.map(({ name }) => name)).filter(({ length }) => length > 0)
  return { ...plan, skipped, rejected, addedCount: taken.length, named }
}

/**
 * Calls `take` for each photograph of a plan, in its order. If `take` throws a PlainError, the photograph is rejected, and an edited
 * version is replaced by its original.
 */
export async function takePhotos(
  context: Pick<Context, 'spool'>,
  { ordered, ...plan }: PhotoPlan,
  take: (photo: PlannedPhoto, file: SpooledFile, folder: string) => Promise<unknown>,
  onTaken: (count: number, total: number) => void,
): Promise<Pick<PhotoPlan, 'skipped' | 'rejected'> & { taken: PlannedPhoto[] }> {
  const taken: PlannedPhoto[] = []
  const rejected = [...plan.rejected]
  let { skipped } = plan
  const queue = [...ordered]
  for (const [index, photo] of queue.entries()) {
    // bytes of the name that no code page explains are stored as question marks, because U+FFFD is a box in many fonts
    const name = photo.path.replace(/^.*\//, '').replaceAll('\ufffd', '?')
    try {
      await useSpooledFile(context, photo.file, name, (file, folder) => take(photo, file, folder))
      taken.push(photo)
    } catch (error) {
      const part = { path: photo.path, reason: reasonToSkip(error) }
      if (isSystemPart(part)) skipped = [...skipped, part]
      else rejected.push(part)
      const { original } = photo
      if (original) queue.splice(index + 1, 0, original)
      skipped = skipped.filter(({ path }) => path !== original?.path)
    }
    onTaken(index + 1, queue.length)
  }
  return { taken, skipped, rejected }
}

async function readTitlesBySha256(context: Context): Promise<Map<string, string>> {
  const texts = await readFamilyTexts(context)
  const rows = await context.db.selectFrom('media').selectAll().where('listed', '=', 1).execute()
  return new Map(rows.map((row) => [row.sha256, presentText(row, row.memory_author, texts).title]))
}
