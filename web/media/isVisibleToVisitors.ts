import type { Media } from '../../contract/media/media.ts'

/** Whether visitors see an item. The list for a keeper (a person who may log in) also contains items that visitors do not see. */
export const isVisibleToVisitors = ({ published }: Pick<Media, 'published'>) => published !== false
