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

/** The number of cards in each section but the last. All these sections have the same height, even before they are rendered. */
export const SECTION_SIZE = 12
