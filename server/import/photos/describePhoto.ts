import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { limits } from '../../../contract/limits.ts'
import type { MediaText } from '../../../contract/media/media.ts'
import { parseCaption } from '../../codecs/captions/caption.ts'
import { readVideoSeconds } from '../../codecs/captions/videoDates.ts'
import { parseXmp, readXmpDigitized } from '../../codecs/captions/xmp.ts'
import { chooseTakenAt } from '../../features/media/upload/findDateInName.ts'
import { cutText, toTitle } from '../../features/media/upload/titles.ts'
import type { InputFile } from '../inputs.ts'
import { chooseDate, computeZone } from './chooseDate.ts'
import type { FoundPhoto } from './findPhotos.ts'
import { readICloudDetails } from './iCloudDetails.ts'
import { readSmall, readSmallText } from './readSmall.ts'
import { parseTakeout } from './takeout.ts'

export interface PhotoDescription {
  text: MediaText
  takenAt: Edtf | null
  /** minutes that the camera's clock was ahead of UTC; null when unknown */
  zone: number | null
  /** whether a file next to the photograph describes it */
  hasSidecar: boolean
  /** says that the family hid or deleted it at its origin, or does not need it; null: it is imported */
  reasonToSkip: string | null
}

/**
 * Reads title, description and date. Sidecars take precedence over the photograph's own metadata, and the file name comes
 * last. `stored` is the path of its bytes in the spool.
 */
export async function describePhoto(photo: FoundPhoto, stored: string): Promise<PhotoDescription> {
  const name = photo.file.path.split('/').at(-1) ?? ''
  const takeout = await readTakeout(photo.takeout)
  const embedded = await addStillDate(await parseCaption(stored), photo.still)
  const xmpText = photo.xmp ? await readSmallText(photo.xmp) : ''
  const sidecar = parseXmp(xmpText)
  const details = await readDetails(name, photo.details)
  const dates = { ...embedded, digitizedAt: readXmpDigitized(xmpText) ?? embedded.digitizedAt }
  const title = sidecar.title ?? embedded.title ?? toTitle(takeout?.fileName ?? name)
  const description = takeout?.description ?? sidecar.description ?? embedded.description
  const sidecarDate = takeout?.takenAt ?? sidecar.takenAt ?? details?.takenAt ?? null
  return {
    text: { title: limitText(title, limits.title), description: limitText(description, limits.description) },
    takenAt: chooseTakenAt(
      { ...dates, takenAt: chooseDate(sidecarDate, dates.takenAt) },
      takeout?.fileName ?? name,
    ),
    zone: dates.zone ?? computeZone(sidecarDate, dates.takenAt),
    hasSidecar: [takeout, photo.xmp, details].some(Boolean),
    reasonToSkip: takeout?.isHidden
      ? 'it was deleted or locked away in Google Photos'
      : details?.isHidden
        ? 'it was hidden or deleted in iCloud'
        : photo.mayBeMovingPart && isShort(stored)
          ? 'it is the moving part of a Live Photo'
          : null,
  }
}

/** The longest moving part of a Live Photo: iPhones record three seconds, other phones somewhat more. */
const MOVING_SECONDS = 5

/** A longer video is independent: another phone, or another year, may have used the photograph's number. */
const isShort = (film: string) => (readVideoSeconds(film) ?? Number.POSITIVE_INFINITY) <= MOVING_SECONDS

type Embedded = Awaited<ReturnType<typeof parseCaption>>

async function readDetails(name: string, files: readonly InputFile[]) {
  for (const file of files) {
    const found = readICloudDetails(await readSmallText(file)).get(name.normalize('NFC'))
    if (found) return found
  }
  return null
}

async function readTakeout(files: readonly InputFile[]) {
  for (const file of files) {
    const read = parseTakeout(await readSmallText(file))
    if (read) return read
  }
  return null
}

/** Gives a video without a date the date of the small picture that its camera put next to it. */
async function addStillDate(embedded: Embedded, still: InputFile | null): Promise<Embedded> {
  const bytes = still && !embedded.takenAt ? await readSmall(still) : null
  return bytes ? { ...embedded, takenAt: (await parseCaption(bytes)).takenAt } : embedded
}

const limitText = (value: string | null, most: number) =>
  value === null ? null : cutText(value.replaceAll('\0', '').trim(), most) || null
