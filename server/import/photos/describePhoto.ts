import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { normalizeLine } from '../../../domain/normalizeText.ts'
import { limits } from '../../../contract/limits.ts'
import type { MediaText } from '../../../contract/media/media.ts'
import { parseCaption } from '../../codecs/captions/caption.ts'
import { readVideoSeconds } from '../../codecs/captions/videoDates.ts'
import { parseXmp, readXmpDigitized, readXmpOrientation } from '../../codecs/captions/xmp.ts'
import { findTurn, parseXmpPeople, type PersonInFile, uniquePeople } from '../../codecs/captions/xmpPeople.ts'
import { chooseTakenAt } from '../../features/media/upload/findDateInName.ts'
import { cutText } from '../../../domain/cutText.ts'
import { toTitle } from '../../features/media/upload/titles.ts'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { chooseDate, computeZone } from './chooseDate.ts'
import type { FoundPhoto } from './findPhotos.ts'
import { readICloudDetails } from './iCloudDetails.ts'
import { readSmall, readSmallText, type ReportUnread } from './readSmall.ts'
import { parseTakeout } from './takeout.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

export interface PhotoDescription {
  text: MediaText
  people: PersonInFile[]
  /** by how many degrees clockwise a sidecar turns the upright photograph */
  degrees: number
  takenAt: Edtf | null
  /** when the photograph was taken, according to the photograph itself */
  embeddedAt: Edtf | null
  /** the number of minutes that the camera's clock was ahead of UTC; null if unknown */
  zone: number | null
  /** width and height in pixels, the larger first; null if unknown */
  pixelSize: string | null
  hasSidecar: boolean
  /** whether the file is a video as short as the moving part of a Live Photo */
  isShortVideo: boolean
  /** the reason not to import the photograph, for example because it was deleted in Google Photos; null if it is imported */
  reasonToSkip: string | null
}

/**
 * Finds a photograph's title, description, people and date. Sidecar files take precedence over the metadata in the photograph, and the
 * file name counts least. `storedPath` is the path of the photograph's temporary duplicate.
 */
export async function describePhoto(
  photo: FoundPhoto,
  storedPath: string,
  reportUnread: ReportUnread,
): Promise<PhotoDescription> {
  const name = photo.file.path.split('/').at(-1) ?? ''
  const takeout = await readTakeout(photo.takeoutFiles, reportUnread)
  const embeddedCaption = await addStillDate(await parseCaption(storedPath), photo.stillFile, reportUnread)
  const xmpText = photo.xmpFile ? await readSmallText(photo.xmpFile, reportUnread) : ''
  const sidecar = parseXmp(xmpText)
  const { shape } = embeddedCaption
  // NAME.xmp may be about the raw file of a photograph, which is often stored in another way
  const isOwn = photo.xmpFile?.path.toLowerCase().endsWith(`${name}.xmp`.toLowerCase())
  const orientation = (isOwn && shape.width > 0 && readXmpOrientation(xmpText)) || shape.orientation
  const details = await readDetails(name, photo.detailsFiles, reportUnread)
  const dates = { ...embeddedCaption, digitizedAt: readXmpDigitized(xmpText) ?? embeddedCaption.digitizedAt }
  const title = sidecar.title ?? embeddedCaption.title ?? toTitle(takeout?.fileName ?? name)
  const description = takeout?.description ?? sidecar.description ?? embeddedCaption.description
  const sidecarDate = takeout?.takenAt ?? sidecar.takenAt ?? details?.takenAt ?? null
  return {
    text: {
      title: title && limitText(normalizeLine(title), limits.title),
      description: description && limitText(description, limits.description),
    },
    people: uniquePeople([
      ...parseXmpPeople(xmpText, shape, orientation),
      ...embeddedCaption.people,
      ...(takeout?.people ?? []).map((name) => ({ name, area: null })),
    ]),
    degrees: findTurn(shape.orientation, orientation),
    takenAt: chooseTakenAt(
      { ...dates, takenAt: chooseDate(sidecarDate, dates.takenAt) },
      takeout?.fileName ?? name,
    ),
    embeddedAt: embeddedCaption.takenAt,
    zone: dates.zone ?? computeZone(sidecarDate, dates.takenAt),
    pixelSize: embeddedCaption.pixelSize,
    hasSidecar: [takeout, photo.xmpFile, details].some(Boolean),
    isShortVideo: photo.livePhotoFiles.length > 0 && isShort(storedPath),
    reasonToSkip: takeout?.isHidden
      ? 'it was deleted or locked away in Google Photos'
      : details?.isHidden
        ? 'it was hidden or deleted in iCloud'
        : null,
  }
}

/** The maximum length of the moving part of a Live Photo in seconds. iPhones record three seconds, other phones a bit more. */
const MAX_MOVING_SECONDS = 5

/**
 * Whether a video is short enough to be the moving part of a Live Photo. A longer video with the same name as a photograph is
 * independent, for example because it is from another phone.
 */
const isShort = (videoPath: string) =>
  (readVideoSeconds(videoPath) ?? Number.POSITIVE_INFINITY) <= MAX_MOVING_SECONDS

type Embedded = Awaited<ReturnType<typeof parseCaption>>

async function readDetails(name: string, files: readonly InputFile[], reportUnread: ReportUnread) {
  for (const file of files) {
    const details = readICloudDetails(await readSmallText(file, reportUnread)).get(
      normalizeUnicode(name, 'NFC'),
    )
    if (details) return details
  }
  return null
}

async function readTakeout(files: readonly InputFile[], reportUnread: ReportUnread) {
  for (const file of files) {
    const parsed = parseTakeout(await readSmallText(file, reportUnread))
    if (parsed) return parsed
  }
  return null
}

/** If a video has no date, uses the date of the small picture that the camera put next to the video. */
async function addStillDate(
  embedded: Embedded,
  still: InputFile | null,
  reportUnread: ReportUnread,
): Promise<Embedded> {
  const bytes = still && !embedded.takenAt ? await readSmall(still, reportUnread) : null
  return bytes ? { ...embedded, takenAt: (await parseCaption(bytes)).takenAt } : embedded
}

const limitText = (value: string, maxLength: number) => cutText(value.trim(), maxLength) || null
