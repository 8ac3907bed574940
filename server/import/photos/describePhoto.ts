import { text } from 'node:stream/consumers'
import { limits } from '../../../contract/limits.ts'
import type { MediaText } from '../../../contract/media.ts'
import { readCaption } from '../../codecs/caption.ts'
import { readXmp } from '../../codecs/xmp.ts'
import { cut, titleFrom } from '../../features/media/titles.ts'
import type { SourceFile } from '../sources.ts'
import { dateInName } from './dateInName.ts'
import type { FoundPhoto } from './findPhotos.ts'
import { readTakeout } from './takeout.ts'

export interface PhotoDescription {
  text: MediaText
  takenAt: string | null
  /** it was deleted or locked away in Google Photos */
  isHidden: boolean
}

/** A sidecar is a few kilobytes; what is larger is none. */
const SIDECAR_BYTES = 1024 * 1024

/**
 * Title, description and date: what people wrote beside the photograph goes before what is in it, and its name comes
 * last. `stored` is where its bytes are for now.
 */
export async function describePhoto(photo: FoundPhoto, stored: string): Promise<PhotoDescription> {
  const name = photo.file.path.split('/').at(-1) ?? ''
  const takeout = await firstTakeout(photo.takeout)
  const embedded = await readCaption(stored)
  const sidecar = photo.xmp && readXmp(await readSmall(photo.xmp))
  const title = sidecar?.title ?? embedded.title ?? titleFrom(takeout?.fileName ?? name)
  const description = takeout?.description ?? sidecar?.description ?? embedded.description
  const beside = takeout?.takenAt ?? sidecar?.takenAt ?? null
  return {
    text: { title: fit(title, limits.title), description: fit(description, limits.description) },
    takenAt: chooseDate(beside, embedded.takenAt) ?? dateInName(name),
    isHidden: takeout?.isHidden ?? false,
  }
}

async function firstTakeout(files: readonly SourceFile[]) {
  for (const file of files) {
    const read = readTakeout(await readSmall(file))
    if (read) return read
  }
  return null
}

const readSmall = async (file: SourceFile) =>
  file.size > SIDECAR_BYTES ? '' : (await text(await file.open())).replace(/^\u{feff}/u, '')

const A_DAY = 26 * 3_600_000

/** Takeout's date is in UTC, the camera's in local time: less than a day apart they are the same moment. */
function chooseDate(beside: string | null, embedded: string | null): string | null {
  if (!beside || !embedded) return beside ?? embedded
  return Math.abs(timeOf(beside) - timeOf(embedded)) < A_DAY ? embedded : beside
}

/** For comparing: a local time counts as if it were in UTC. */
export const timeOf = (takenAt: string) => Date.parse(takenAt.endsWith('Z') ? takenAt : `${takenAt}Z`)

const fit = (value: string | null, most: number) =>
  value === null ? null : cut(value.replaceAll('\0', '').trim(), most) || null
