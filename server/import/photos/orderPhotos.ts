import { compareDates, type Edtf } from '../../../domain/calendar/edtf.ts'
import type { SkippedFile } from './findPhotos.ts'

/** The properties of a photograph that determine its position. */
export interface Orderable {
  path: string
  album: string
  /**
   * whether the album is a folder in which Google Takeout puts all photographs of a year; the same photograph is then taken from
   * its real album
   */
  isFromYearFolder: boolean
  sha256: string
  takenAt: Edtf | null
  /** for the scanned back of a photograph, SHA-256 of the front; the back comes directly after this front */
  frontSha256?: string | null
}

/**
 * Removes duplicates and sorts the other photographs: the albums by their earliest photographs, and the photographs in an album
 * by date taken. Photographs without a date come last in their album, sorted by name. `galleryTitles` has the titles of the
 * photographs in the gallery by SHA-256.
 */
export function orderPhotos<T extends Orderable>(
  photos: readonly T[],
  galleryTitles: ReadonlyMap<string, string>,
): { ordered: T[]; duplicates: SkippedFile[] } {
  const duplicates: SkippedFile[] = []
  const photosBySha256 = new Map<string, T>()
  const albumsFirst = photos.toSorted((a, b) => Number(a.isFromYearFolder) - Number(b.isFromYearFolder))
  for (const photo of albumsFirst) {
    const earlierPath = photosBySha256.get(photo.sha256)?.path
    const galleryTitle = galleryTitles.get(photo.sha256)
    if (galleryTitle !== undefined)
      duplicates.push({ path: photo.path, reason: `it is in the gallery already, as “${galleryTitle}”` })
    else if (earlierPath) duplicates.push({ path: photo.path, reason: `it is the same as ${earlierPath}` })
    else photosBySha256.set(photo.sha256, photo)
  }
  const isBehind = (photo: T) => {
    const front = photo.frontSha256 ? photosBySha256.get(photo.frontSha256) : undefined
    return front !== undefined && !front.frontSha256
  }
  const backsByFront = Map.groupBy(
    [...photosBySha256.values()].filter(isBehind),
    (photo) => photo.frontSha256,
  )
  const otherPhotos = [...photosBySha256.values()].filter((photo) => !isBehind(photo))
  const albums = [...Map.groupBy(otherPhotos, ({ album }) => album).values()].map((album) =>
    album.sort(byDate),
  )
  const ordered = albums
    .sort(([a], [b]) => byDate(a as T, b as T))
    .flat()
    .flatMap((photo) => [photo, ...(backsByFront.get(photo.sha256) ?? []).sort(byDate)])
  return { ordered, duplicates }
}

const collator = new Intl.Collator('en', { numeric: true })

function byDate(a: Orderable, b: Orderable): number {
  const byTime =
    a.takenAt && b.takenAt ? compareDates(a.takenAt, b.takenAt) : Number(!a.takenAt) - Number(!b.takenAt)
  return byTime || collator.compare(a.path, b.path)
}
