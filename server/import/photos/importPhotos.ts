import type { Context } from '../../context.ts'
import { storeUploads } from '../../features/media/storeUploads.ts'
import { presentText } from '../../features/media/text.ts'
import { imagesAndVideos } from '../../features/media/uploads.ts'
import { anyVisitor } from '../../http/caller.ts'
import type { SourceFile } from '../sources.ts'
import { reasonToSkip, withSpooled } from '../withSpooled.ts'
import { isZipName } from '../../zip/isZipName.ts'
import { describePhoto, type PhotoDescription } from './describePhoto.ts'
import { findPhotos, type FoundPhoto, type SkippedFile } from './findPhotos.ts'
import { type Orderable, orderPhotos } from './orderPhotos.ts'

export interface ImportedPhotos {
  added: number
  /** in the gallery already, or twice in what was given */
  duplicates: SkippedFile[]
  /** not needed */
  skipped: SkippedFile[]
  /** damaged, or of a kind that cannot be shown */
  rejected: SkippedFile[]
}

type OnProgress = (message: string, part: number) => void
type ReadPhoto = Orderable & PhotoDescription & { file: SourceFile }

/**
 * Adds photographs and films to the end of the gallery, each in a change of its own, so that an import that was cut off
 * goes on where it ended. A bad file is named and left out. Throws when the disk is full or storage does not answer.
 */
export async function importPhotos(
  context: Context,
  files: readonly SourceFile[],
  onProgress: OnProgress,
): Promise<ImportedPhotos> {
  const { photos, skipped } = findPhotos(files)
  const rejected: SkippedFile[] = []
  const read: ReadPhoto[] = []
  for (const [index, photo] of photos.entries()) {
    if (isZipName(photo.file.path)) {
      rejected.push({
        path: photo.file.path,
        reason: 'it is a ZIP file: name it itself after npm run import --',
      })
      continue
    }
    await readPhoto(context, photo).then(
      (each) => (each.isHidden ? skipped.push({ path: each.path, reason: hiddenReason }) : read.push(each)),
      (error: unknown) => rejected.push({ path: photo.file.path, reason: reasonToSkip(error) }),
    )
    onProgress(`Looked at ${index + 1} of ${photos.length}`, (index + 1) / photos.length / 2)
  }
  const { ordered, duplicates } = orderPhotos(read, await titlesBySha256(context))
  let added = 0
  for (const [index, photo] of ordered.entries()) {
    await addPhoto(context, photo).then(
      () => (added += 1),
      (error: unknown) => rejected.push({ path: photo.path, reason: reasonToSkip(error) }),
    )
    onProgress(`Added ${index + 1} of ${ordered.length}`, 0.5 + (index + 1) / ordered.length / 2)
  }
  return { added, duplicates, skipped, rejected }
}

const hiddenReason = 'it was deleted or locked away in Google Photos'

const readPhoto = (context: Context, photo: FoundPhoto): Promise<ReadPhoto> =>
  withSpooled(context, photo.file, photo.file.path, async ({ path, sha256 }) => ({
    file: photo.file,
    path: photo.file.path,
    album: photo.album,
    sha256,
    ...(await describePhoto(photo, path)),
  }))

async function titlesBySha256({ db }: Context): Promise<Map<string, string>> {
  const rows = await db.selectFrom('media').selectAll().where('listed', '=', 1).execute()
  return new Map(rows.map((row) => [row.sha256, presentText(row, row.memory_author).title]))
}

const addPhoto = (context: Context, { file, path, text, takenAt }: ReadPhoto) =>
  withSpooled(context, file, path.split('/').at(-1) ?? path, (spooled, folder) =>
    storeUploads(context, [{ file: spooled, text, takenAt }], {
      // decides only how the answer is presented, which nobody reads
      caller: anyVisitor,
      accept: imagesAndVideos,
      requestKey: null,
      folder,
    }),
  )
