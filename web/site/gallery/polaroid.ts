import type { Media } from '../../../contract/media.ts'
import { isShown } from '../../media/isShown.ts'

export type Filter = 'all' | Media['fileType']

/** What visitors see of these, of one kind or all. */
export const filtered = <T extends Pick<Media, 'fileType' | 'published'>>(
  items: readonly T[],
  filter: Filter,
) => items.filter((item) => isShown(item) && (filter === 'all' || item.fileType === filter))

/** Five rotations take turns. */
export const turnOf = (index: number) => index % 5

/** How far a title's letters shrink: 0 is full size, 3 the smallest. Letters are counted as people see them. */
export const shrinkOf = (title: string) => [10, 20, 30].filter((most) => [...title].length > most).length

/** Cards stand in sections of one known height, so that the page has its length before they are drawn. */
export const sectionSize = 24
