import type { MediaRow } from '../../features/media/rows/present.ts'

interface StoryPhoto {
  row: Pick<MediaRow, 'taken_at'>
  title: string
}

interface StoryOptions<Photo> {
  /** the obituary's own picture */
  own: Photo | undefined
  photos: readonly Photo[]
  name: string
  birthDate: string
  deathDate: string
}

/**
 * Chooses a photograph to put below each of the obituary's paragraphs: for the first, the obituary's own picture; then an unused one
 * of the year that a paragraph names, or with a name from it in its title. Of three paragraphs without one, the middle one gets a
 * dated photograph with a title. These two must fit between the years that the text names before and after. Leaves out the year of
 * death, whose photographs often show the illness or the funeral.
 */
export function illustrateStory<Photo extends StoryPhoto>(
  paragraphs: readonly string[],
  { own: ownPhoto, photos, name, birthDate, deathDate }: StoryOptions<Photo>,
): { text: string; photo: Photo | undefined }[] {
  const isDeathYear = (year: string) => year !== '' && deathDate.includes(year)
  // reads each photograph once, because there may be thousands, and each paragraph searches them
  const candidates = photos
    .filter((photo) => photo !== ownPhoto)
    .map((photo) => ({ photo, title: photo.title, year: readYear(photo) }))
    .filter(({ year }) => !isDeathYear(year))
    .map((candidate) => ({ ...candidate, names: candidate.title.match(NAME) ?? [] }))
  const unusedPhotos = new Set(candidates)
  const take = (isSuitable: (candidate: (typeof candidates)[number]) => boolean) => {
    const found = [...unusedPhotos].find(isSuitable)
    if (found) unusedPhotos.delete(found)
    return found?.photo
  }
  const yearsByParagraph = paragraphs.map((text) => findYears(text).filter((year) => !isDeathYear(year)))
  const parts = paragraphs.map((text, index) => {
    if (index === 0 && ownPhoto) return { text, photo: ownPhoto }
    return { text, photo: take(({ year }) => yearsByParagraph[index]?.includes(year) === true) }
  })
  const periods = paragraphs.map((_, index) => {
    const before = yearsByParagraph.slice(0, index + 1).flat()
    const after = yearsByParagraph.slice(index + 1).flat()
    return [
      before.toSorted().at(-1) ?? findYears(birthDate)[0],
      after.toSorted()[0] ?? findYears(deathDate)[0],
    ]
  })
  const isInTime = (index: number, year: string) => {
    const [from = '', to = ''] = periods[index] ?? []
    return from <= year && year <= to
  }
  for (const [index, part] of parts.entries()) {
    const paragraphNames = new Set(
      Array.from(part.text.matchAll(NAME_IN_SENTENCE), ([word]) => word).filter(
        (word) => !name.includes(word),
      ),
    )
    part.photo ??= take(
      ({ year, names }) =>
        names.some((each) => paragraphNames.has(each)) && (year === '' || isInTime(index, year)),
    )
  }
  for (const [index, part] of parts.entries()) {
    if (index === 0 || [parts[index - 1], part, parts[index + 1]].some((each) => each?.photo)) continue
    part.photo = take(({ title, year }) => title !== '' && year !== '' && isInTime(index, year))
  }
  return parts
}

/** Matches words such as Duluth. The first word of a sentence has a capital letter, too, and does not count. */
const NAME_IN_SENTENCE = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{M}]{3,}/gu
const NAME = /(?<!\p{L})\p{Lu}[\p{L}\p{M}]{3,}/gu

const findYears = (text: string) => text.match(/(?<!\d)(?:18|19|20)\d\d(?!\d)/g) ?? []

/** Returns the year in which a photograph was taken; '' if only a decade or several years are known. */
const readYear = ({ row }: StoryPhoto) => /^\d{4}(?=$|[-~?])(?!.*\/)/.exec(row.taken_at ?? '')?.[0] ?? ''
