import type { MediaRow } from '../../features/media/present.ts'

interface DatedPhoto {
  row: Pick<MediaRow, 'taken_at'>
}

/**
 * Chooses a photograph to put below each of the obituary's paragraphs. The first paragraph gets the obituary's own picture. A
 * paragraph that names a year gets the first unused photograph of that year. Photographs from the year of death are left out,
 * because they often show the illness or the funeral service.
 */
export function illustrateStory<Photo extends DatedPhoto>(
  paragraphs: readonly string[],
  {
    own: ownPhoto,
    photos,
    deathDate,
  }: { own: Photo | undefined; photos: readonly Photo[]; deathDate: string },
): { text: string; photo: Photo | undefined }[] {
  const unusedPhotos = new Set(photos)
  return paragraphs.map((text, index) => {
    const years = (text.match(YEAR_PATTERN) ?? []).filter((year) => !deathDate.includes(year))
    const photo =
      index === 0 && ownPhoto ? ownPhoto : [...unusedPhotos].find((each) => years.includes(readYear(each)))
    if (photo) unusedPhotos.delete(photo)
    return { text, photo }
  })
}

const YEAR_PATTERN = /(?<!\d)(?:18|19|20)\d\d(?!\d)/g

/** Returns the year in which a photograph was taken; '' if only a decade or several years are known. */
const readYear = ({ row }: DatedPhoto) => /^\d{4}(?=$|[-~?])(?!.*\/)/.exec(row.taken_at ?? '')?.[0] ?? ''
