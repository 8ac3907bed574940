import type { Context } from '../../platform/context.ts'
import { storeUploads } from '../../features/media/upload/storeUploads.ts'
import { presentText } from '../../features/media/rows/text.ts'
import { imageAndVideoFormats } from '../../features/media/upload/uploads.ts'
import { isSystemName } from '../../base/process/privateFolder.ts'
import { anyVisitor } from '../../http/callers/caller.ts'
import type { InputFile, InputFiles } from '../../platform/inputs/inputs.ts'
import { reasonToSkip, useSpooledFile } from '../useSpooledFile.ts'
import { describePhoto, type PhotoDescription } from './describePhoto.ts'
import { findPhotos, type FoundPhoto, type SkippedFile } from './findPhotos.ts'
import { findHiddenInPhotos } from './hiddenInPhotos.ts'
import { toLocalTime } from './toLocalTime.ts'
import type { ReportUnread } from './readSmall.ts'
import type { LeftOutFile } from './separateLeftOut.ts'
import { type Orderable, orderPhotos } from './orderPhotos.ts'

export interface ImportedPhotos {
  addedCount: number
  /** files that are already in the gallery, or that are in the import twice */
  duplicates: SkippedFile[]
  /** files that a camera, program or service made and that nobody would publish, such as thumbnails */
  leftOut: LeftOutFile[]
  /** databases of Apple Photos that could not be read, so hidden and deleted photographs in their libraries are imported */
  unread: string[]
  /** files that are not needed, such as the originals of edited photographs */
  skipped: SkippedFile[]
  /** files and folders that are damaged or cannot be read, or files that have a format that cannot be shown */
  rejected: SkippedFile[]
}

type OnProgress = (message: string, fraction: number) => void
type ProbedPhoto = Orderable & PhotoDescription & Pick<FoundPhoto, 'file' | 'frontFile'>

/**
 * Adds photographs and videos to the end of the gallery, each in its own transaction, so that the next import continues where an
 * interrupted one stopped. Lists bad files in `rejected`. Throws if the disk is full or the storage does not respond.
 */
export async function importPhotos(
  context: Context,
  { files, unreadable }: Pick<InputFiles, 'files' | 'unreadable'>,
  onProgress: OnProgress,
): Promise<ImportedPhotos> {
  const { photos: foundPhotos, leftOut, skipped, rejected } = await findPhotos(files)
  const { isHidden, unread } = await findHiddenInPhotos(context, files)
  const reject = (part: SkippedFile) => (isSystemPart(part) ? skipped : rejected).push(part)
  unreadable.forEach(reject)
  const photos = foundPhotos.filter(({ file }) => !isHidden(file))
  for (const { file } of foundPhotos)
    if (isHidden(file)) skipped.push({ path: file.path, reason: 'it was hidden or deleted in Apple Photos' })
  const probedPhotos: ProbedPhoto[] = []
  const unreadSidecars = new Map<InputFile, SkippedFile>()
  const reportUnread = (file: InputFile, reason: string) =>
    unreadSidecars.set(file, {
      path: file.path,
      reason: `${reason}. What it describes is imported without it`,
    })
  for (const [index, photo] of photos.entries()) {
    await probePhoto(context, photo, reportUnread).then(
      (each) => probedPhotos.push(each),
      (error: unknown) => reject({ path: photo.file.path, reason: reasonToSkip(error) }),
    )
    onProgress(`Looked at ${index + 1} of ${photos.length}`, (index + 1) / photos.length / 2)
  }
  const neededPhotos: ProbedPhoto[] = []
  for (const photo of copyTwinDescriptions(probedPhotos))
    if (photo.reasonToSkip === null) neededPhotos.push(photo)
    else skipped.push({ path: photo.path, reason: photo.reasonToSkip })
  const { ordered, duplicates } = orderPhotos(
    toLocalTime(placeBacksBehindFronts(neededPhotos)),
    await readTitlesBySha256(context),
  )
  let addedCount = 0
  for (const [index, photo] of ordered.entries()) {
    await addPhoto(context, photo).then(
      () => (addedCount += 1),
      (error: unknown) => reject({ path: photo.path, reason: reasonToSkip(error) }),
    )
    onProgress(`Added ${index + 1} of ${ordered.length}`, 0.5 + (index + 1) / ordered.length / 2)
  }
  rejected.push(...unreadSidecars.values())
  return { addedCount, duplicates, leftOut, unread, skipped, rejected }
}

/** Whether a system or a program keeps its own files there, such as in lost+found. Photographs in such a place are imported. */
const isSystemPart = ({ path }: SkippedFile) => path.split('/').some(isSystemName)

/** Marks the scanned back of a photograph to come directly after its front. A back without a date gets the front's date. */
function placeBacksBehindFronts(photos: readonly ProbedPhoto[]): ProbedPhoto[] {
  const byFile = new Map(photos.map((photo) => [photo.file, photo]))
  return photos.map((photo) => {
    const front = photo.frontFile && byFile.get(photo.frontFile)
    return front ? { ...photo, frontSha256: front.sha256, takenAt: photo.takenAt ?? front.takenAt } : photo
  })
}

/**
 * If the same photograph is in several folders, copies its description to the folders that have none, because Google Takeout
 * describes it in only one folder.
 */
function copyTwinDescriptions(photos: readonly ProbedPhoto[]): ProbedPhoto[] {
  const describedBySha256 = new Map(
    photos.filter((photo) => photo.hasSidecar).map((photo) => [photo.sha256, photo]),
  )
  return photos.map((photo) => {
    const twin = photo.hasSidecar ? undefined : describedBySha256.get(photo.sha256)
    return twin
      ? { ...twin, path: photo.path, album: photo.album, file: photo.file, frontFile: photo.frontFile }
      : photo
  })
}

const probePhoto = (context: Context, photo: FoundPhoto, reportUnread: ReportUnread): Promise<ProbedPhoto> =>
  useSpooledFile(context, photo.file, photo.file.path, async ({ path, sha256 }) => ({
    file: photo.file,
    frontFile: photo.frontFile,
    path: photo.file.path,
    album: photo.album,
    sha256,
    ...(await describePhoto(photo, path, reportUnread)),
  }))

async function readTitlesBySha256({ db }: Context): Promise<Map<string, string>> {
  const rows = await db.selectFrom('media').selectAll().where('listed', '=', 1).execute()
  return new Map(rows.map((row) => [row.sha256, presentText(row, row.memory_author).title]))
}

/** Bytes of the name that no code page explains are stored as question marks, because U+FFFD is a box in many fonts. */
const addPhoto = (context: Context, { file, path, text, takenAt }: ProbedPhoto) =>
  useSpooledFile(context, file, path.replace(/^.*\//, '').replaceAll('\ufffd', '?'), (spooled, folder) =>
    storeUploads(context, [{ file: spooled, text, takenAt }], {
      // the caller affects only the contents of the response, and the response is not used here
      caller: anyVisitor,
      accept: imageAndVideoFormats,
      requestKey: null,
      folder,
    }),
  )
