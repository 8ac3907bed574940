import type { Media } from '../../contract/media/media.ts'

/** Whether visitors see an item. A keeper's list also has the items that are held or hidden, on the same pages. */
export const isVisibleToVisitors = ({ published }: Pick<Media, 'published'>) => published !== false
