import type { Media } from '../../contract/media.ts'

/** Whether visitors see it. A keeper's list also holds what waits or is hidden; the pages are the same for both. */
export const isShown = ({ published }: Pick<Media, 'published'>) => published !== false
