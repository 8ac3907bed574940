import type { Media } from '../../../contract/media/media.ts'
import { isVisibleToVisitors } from '../../media/isVisibleToVisitors.ts'

export type MediaFilter = 'all' | Media['fileType']

/** Selects the items that visitors see, of one kind or all. */
export const filterMedia = <T extends Pick<Media, 'fileType' | 'published'>>(
  items: readonly T[],
  filter: MediaFilter,
) => items.filter((item) => isVisibleToVisitors(item) && (filter === 'all' || item.fileType === filter))

/** Chooses one of five rotations, in turn. */
export const chooseRotation = (index: number) => index % 5

/** Chooses how far a title shrinks by its length, from 0 (full size) to 3. Counts code points, not UTF-16 units. */
export const chooseShrinkStep = (title: string) =>
  [10, 20, 30].filter((most) => [...title].length > most).length

/** Cards per section. All sections but the last have the same height, so the page has its full length before they are rendered. */
export const SECTION_SIZE = 12
