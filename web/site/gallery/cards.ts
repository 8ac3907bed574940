import type { Media } from '../../../contract/media/media.ts'
import { isVisibleToVisitors } from '../../../domain/isVisibleToVisitors.ts'

export type MediaFilter = 'all' | Media['fileType']

/** Selects the items that visitors may see, either of one kind or of all kinds. */
export const filterMedia = <T extends Pick<Media, 'fileType' | 'published'>>(
  items: readonly T[],
  filter: MediaFilter,
) => items.filter((item) => isVisibleToVisitors(item) && (filter === 'all' || item.fileType === filter))

export const chooseRotation = (index: number) => index % 5

/** Chooses how much smaller a long title is shown, from 0 (full size) to 3. Counts code points, not UTF-16 units. */
export const chooseShrinkStep = (title: string) =>
  [10, 20, 30].filter((limit) => [...title].length > limit).length

/** Whether a card has a strip with a title or a date. Without one, the photograph fills the card. */
export const hasCaption = ({ untitled, shownDate }: Pick<Media, 'untitled' | 'shownDate'>) =>
  !untitled || shownDate !== undefined

/** Counts the rows of a section in which a card has a caption, for each number of columns, as gallery.css needs them. */
export const countCaptionedRows = (items: readonly Pick<Media, 'untitled' | 'shownDate'>[]) =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((columns) => {
      const rows = items.flatMap((item, index) => (hasCaption(item) ? Math.floor(index / columns) : []))
      return [`--captioned-${columns}`, new Set(rows).size]
    }),
  )

/** Whether visitors can go to a year: in a gallery of more than 200 items, if the family shows their dates. */
export const hasManyDates = (items: readonly Pick<Media, 'shownDate'>[]) =>
  items.length > 200 && items.some(({ shownDate }) => shownDate)

/** The number of cards in each section but the last. */
export const SECTION_SIZE = 12
