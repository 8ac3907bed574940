import type { Media } from '../../../contract/media.ts'
import { isShown } from '../../media/isShown.ts'

export type Filter = 'all' | Media['fileType']

/** The items that visitors see, of one kind or all. */
export const filterMedia = <T extends Pick<Media, 'fileType' | 'published'>>(
  items: readonly T[],
  filter: Filter,
) => items.filter((item) => isShown(item) && (filter === 'all' || item.fileType === filter))

/** Five rotations alternate. */
export const rotationOf = (index: number) => index % 5

/** How far a title shrinks by its length: 0 is full size, 3 the smallest. Counts code points, not UTF-16 units. */
export const shrinkStepOf = (title: string) => [10, 20, 30].filter((most) => [...title].length > most).length

/** Cards per section; all sections but the last have the same height, so the page has its length before they are drawn. */
export const SECTION_SIZE = 12
