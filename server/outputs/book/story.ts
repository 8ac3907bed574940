import type { MediaRow } from '../../features/media/present.ts'

interface DatedPhoto {
  row: Pick<MediaRow, 'taken_at'>
}

/**
 * Puts photographs below the obituary's paragraphs: the obituary's own picture below the first, and the first photograph of a year below
 * a paragraph that names the year. Leaves out the year of his death, whose photographs show an illness, or the service.
 */
export function illustrateStory<Photo extends DatedPhoto>(
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

/** Reads the year a photograph was taken; empty if only a decade or several years are known. */
const readYear = ({ row }: DatedPhoto) => /^\d{4}(?=$|[-~?])(?!.*\/)/.exec(row.taken_at ?? '')?.[0] ?? ''
