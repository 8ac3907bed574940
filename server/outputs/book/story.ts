import type { MediaRow } from '../../features/media/present.ts'

interface DatedPhoto {
  row: Pick<MediaRow, 'taken_at'>
}

/**
 * The obituary's paragraphs, each with what stands below it: the obituary's own picture below the first, and below one that names a
 * year the first photograph of that year. Photographs of the year of his death show an illness, or the service.
 */
export function partsOfStory<Photo extends DatedPhoto>(
  paragraphs: readonly string[],
  { own, photos, deathDate }: { own: Photo | undefined; photos: readonly Photo[]; deathDate: string },
): { text: string; photo: Photo | undefined }[] {
  const unused = new Set(photos)
  return paragraphs.map((text, index) => {
    const years = (text.match(YEAR) ?? []).filter((year) => !deathDate.includes(year))
    const photo = index === 0 && own ? own : [...unused].find((each) => years.includes(readYear(each)))
    if (photo) unused.delete(photo)
    return { text, photo }
  })
}

const YEAR = /(?<!\d)(?:18|19|20)\d\d(?!\d)/g

/** '' where only a decade or some years are known. */
const readYear = ({ row }: DatedPhoto) => /^\d{4}(?=$|[-~?])(?!.*\/)/.exec(row.taken_at ?? '')?.[0] ?? ''
