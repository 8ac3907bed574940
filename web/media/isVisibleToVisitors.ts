import type { Media } from '../../contract/media/media.ts'

/** Whether visitors see an item. A keeper (a person who may log in) gets a list that also contains held back and hidden items. */
export const isVisibleToVisitors = ({ published }: Pick<Media, 'published'>) => published !== false
