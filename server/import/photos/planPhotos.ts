import type { Context } from '../../platform/context.ts'
import { isSystemName } from '../../base/process/privateFolder.ts'
import type { InputFile, InputFiles } from '../../platform/inputs/inputs.ts'
import { reasonToSkip, useSpooledFile } from '../useSpooledFile.ts'
import { areNear } from './chooseDate.ts'
import { describePhoto, type PhotoDescription } from './describePhoto.ts'
import { chooseOriginal } from './findOriginals.ts'
import { findPhotos, type FoundPhoto, type SkippedFile } from './findPhotos.ts'
import { findHiddenInPhotos } from './hiddenInPhotos.ts'
import { toLocalTime } from './toLocalTime.ts'
import type { ReportUnread } from './readSmall.ts'
import type { LeftOutFile } from './separateLeftOut.ts'
import { type Orderable, orderPhotos } from './orderPhotos.ts'

/** The photographs that an import adds, in their order, and all files that it does not add. */
export interface PhotoPlan {
  ordered: PlannedPhoto[]
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

interface Probe {
  photo: FoundPhoto
  sha256: string
  description: PhotoDescription
}
type ProbedPhoto = FoundPhoto & PhotoDescription & Orderable
/** `original` is the photograph that is needed only if this photograph, its edited version, is rejected. */
export type PlannedPhoto = ProbedPhoto & { original?: ProbedPhoto | undefined }
export type OnProgress = (message: string, fraction: number) => void

/**
 * Plans an import without changing anything: finds out which files would be added to the gallery, with which titles and dates, and
 * why others would not. Does not decode the files. `galleryTitles` has the titles of the photographs in the gallery by SHA-256.
 */
export async function planPhotos(
  context: Pick<Context, 'spool'>,
  { files, unreadable }: Pick<InputFiles, 'files' | 'unreadable'>,
  galleryTitles: ReadonlyMap<string, string>,
  onProgress: OnProgress,
): Promise<PhotoPlan> {
  const { photos: foundPhotos, leftOut, rejected } = await findPhotos(files)
  const skipped: SkippedFile[] = []
  const { isHidden, unread } = await findHiddenInPhotos(context, files)
  const reject = (part: SkippedFile) => (isSystemPart(part) ? skipped : rejected).push(part)
  unreadable.forEach(reject)
  const photos = foundPhotos.filter(({ file }) => !isHidden(file))
  for (const { file } of foundPhotos)
    if (isHidden(file)) skipped.push({ path: file.path, reason: 'it was hidden or deleted in Apple Photos' })
  const probes: Probe[] = []
  const unreadSidecars = new Map<InputFile, SkippedFile>()
  const reportUnread = (file: InputFile, reason: string) =>
    unreadSidecars.set(file, {
      path: file.path,
      reason: `${reason}. What it describes is imported without it`,
    })
  for (const [index, photo] of photos.entries()) {
    await probePhoto(context, photo, reportUnread).then(
      (each) => probes.push(each),
      (error: unknown) => reject({ path: photo.file.path, reason: reasonToSkip(error) }),
    )
    onProgress(`Looked at ${index + 1} of ${photos.length}`, (index + 1) / photos.length)
  }
  const wantedPhotos: ProbedPhoto[] = []
  const probedPhotos = copyTwinDescriptions(probes)
  const isMovingPart = findMovingParts(probedPhotos)
  for (const photo of probedPhotos) {
    const reason =
      photo.reasonToSkip ?? (isMovingPart(photo) ? 'it is the moving part of a Live Photo' : null)
    if (reason === null) wantedPhotos.push(photo)
    else skipped.push({ path: photo.path, reason })
  }
  const { needed, replaced } = separateOriginals(wantedPhotos)
  skipped.push(...replaced)
  const { ordered, duplicates } = orderPhotos(toLocalTime(placeBacksBehindFronts(needed)), galleryTitles)
  const knownSha256s = new Set([...galleryTitles.keys(), ...ordered.map(({ sha256 }) => sha256)])
  for (const photo of ordered) if (knownSha256s.has(photo.original?.sha256 ?? '')) photo.original = undefined
  rejected.push(...unreadSidecars.values())
  return { ordered, duplicates, leftOut, unread, skipped, rejected }
}

/** Whether a system or a program keeps its own files there, such as in lost+found. Photographs in such a place are imported. */
export const isSystemPart = ({ path }: SkippedFile) => path.split('/').some(isSystemName)

/**
 * Returns a function that says whether a video is the moving part of a Live Photo. A video of another day is from another phone. Next to
 * a hidden photograph, the date does not count, because nobody would notice a moving part that is published by mistake.
 */
function findMovingParts(photos: readonly ProbedPhoto[]) {
  const datesByFile = new Map(
    photos.map(({ file, embeddedAt, reasonToSkip }) => [file, reasonToSkip === null ? embeddedAt : null]),
  )
  return ({ isShortVideo, livePhotoFiles, embeddedAt }: ProbedPhoto) =>
    isShortVideo && livePhotoFiles.some((file) => areNear(datesByFile.get(file) ?? null, embeddedAt))
}

/** Separates the originals from their edited versions. Somebody preferred the edited version. */
function separateOriginals(photos: readonly ProbedPhoto[]) {
  const byFile = new Map(photos.map((photo) => [photo.file, photo]))
  const withOriginals = photos.map((photo): PlannedPhoto => {
    const originals = photo.originalFiles.flatMap((file) => byFile.get(file) ?? [])
    return { ...photo, original: chooseOriginal(photo, originals) }
  })
  const editsByOriginal = new Map(withOriginals.map((photo) => [photo.original?.file, photo]))
  const needed = withOriginals.filter(({ file }) => !editsByOriginal.has(file))
  const replaced = photos.flatMap(({ file, path }): SkippedFile[] => {
    const edit = editsByOriginal.get(file)
    return edit ? [{ path, reason: `its edited version is there: ${edit.path.split('/').at(-1)}` }] : []
  })
  return { needed, replaced }
}

/** Marks the scanned back of a photograph to come directly after its front. A back without a date gets the front's date. */
function placeBacksBehindFronts(photos: readonly PlannedPhoto[]): PlannedPhoto[] {
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
function copyTwinDescriptions(probes: readonly Probe[]): ProbedPhoto[] {
  const describedBySha256 = new Map(
    probes.flatMap(({ sha256, description }) => (description.hasSidecar ? [[sha256, description]] : [])),
  )
  return probes.map(({ photo, sha256, description }) => ({
    ...photo,
    path: photo.file.path,
    sha256,
    ...(description.hasSidecar ? description : (describedBySha256.get(sha256) ?? description)),
  }))
}

const probePhoto = (
  context: Pick<Context, 'spool'>,
  photo: FoundPhoto,
  reportUnread: ReportUnread,
): Promise<Probe> =>
  useSpooledFile(context, photo.file, photo.file.path, async ({ path, sha256 }) => ({
    photo,
    sha256,
    description: await describePhoto(photo, path, reportUnread),
  }))
