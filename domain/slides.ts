import { isVisibleToVisitors } from './isVisibleToVisitors.ts'
import type { Program } from './program.ts'

interface Item {
  filePath: string | null
  fileType: 'image' | 'video'
  published?: boolean | undefined
  problem?: 'damaged' | 'not_playable' | null | undefined
  /** absent in a list that an earlier version has stored on a device: everything was in the slideshow then */
  inSlideshow?: boolean
}

/** An item that has a file to show. */
type Shown<T extends Item> = T & { filePath: string }

/**
 * Selects what a slideshow shows: the photographs, and the videos if the family wants them, without those that it has left out.
 * Both slideshows, the film, and what a device stores for a hall are made from this selection.
 */
export const selectSlides = <T extends Item>(
  media: readonly T[],
  { videos }: Pick<Program, 'videos'>,
): Shown<T>[] =>
  media.filter(
    (item): item is Shown<T> =>
      item.inSlideshow !== false && (isShownPhotograph(item) || (videos && isShownVideo(item))),
  )

/** Whether visitors see the photograph, in the slideshow or elsewhere. */
export const isShownPhotograph = <T extends Item>(item: T): item is Shown<T> =>
  item.fileType === 'image' && isShown(item)

const isShownVideo = (item: Item) =>
  item.fileType === 'video' && isShown(item) && item.problem !== 'not_playable'

const isShown = (item: Item) => Boolean(item.filePath) && isVisibleToVisitors(item)
