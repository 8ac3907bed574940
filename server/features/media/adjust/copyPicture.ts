import type { Media } from '../../../../contract/media/media.ts'
import type { Context } from '../../../platform/context.ts'
import { fail } from '../../../base/errors/fail.ts'
import { parseAdjustment } from '../rows/adjustment.ts'
import { setAdjustment } from './adjustMedia.ts'
import { toStoredImage } from '../files/images.ts'
import { fetchOriginal } from '../files/makeDerivatives.ts'
import { presentMedia } from '../rows/present.ts'
import { storeUploads } from '../upload/storeUploads.ts'
import { pickText } from '../rows/text.ts'
import { imageAndVideoFormats } from '../upload/uploads.ts'
import type { InputOf } from '../../../http/routes/feature.ts'

/** Returns the picture at a path if the picture is unlisted; otherwise makes an unlisted copy with the same adjustment. */
export async function copyPicture(context: Context, { caller, body }: InputOf<'POST /api/pictures'>) {
  const { image_media_id: id } = await toStoredImage(context.db, body.path)
  const photos = context.db.selectFrom('media').selectAll().where('kind', '=', 'image')
  const row = await photos.where('id', '=', id ?? '').executeTakeFirst()
  if (!row) throw fail('not_found')
  if (row.listed === 0 && row.visitor_photo !== 'sent') return presentMedia(row, caller)
  await using folder = await context.spool.makeFolder()
  const file = {
    path: await fetchOriginal(context, row, folder.path),
    name: row.original_name,
    size: row.file_size,
    sha256: row.sha256,
  }
  const incomingFile = { file, text: pickText(row), takenAt: row.taken_at, people: [] }
  const [copy] = await storeUploads(context, [incomingFile], {
    caller,
    accept: imageAndVideoFormats,
    row: { listed: 0 },
    // if the response is lost, a job deletes the copy like any other picture that nothing shows
    requestKey: null,
    folder: folder.path,
  })
  return await setAdjustment(context, caller, (copy as Media).id, () => parseAdjustment(row.adjustment))
}
