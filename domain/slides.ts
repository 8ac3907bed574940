import { isVisibleToVisitors } from './isVisibleToVisitors.ts'
import type { Program } from './program.ts'

export interface SlideItem {
  filePath: string | null
  fileType: 'image' | 'video'
  published?: boolean | undefined
  problem?: 'damaged' | 'not_playable' | 'silent' | null | undefined
  /** absent in a list that an earlier version has stored on a device: everything was in the slideshow then */
  inSlideshow?: boolean
}

export type ShownItem<T extends SlideItem> = T & { filePath: string }

/**
 * Selects what a slideshow shows: the photographs, and the videos if the family wants them, without those that it has left out.
 * Both slideshows, the film, and what a device stores for a hall are made from this selection.
 */
export const selectSlides = <T extends SlideItem>(
  media: readonly T[],
  { videos }: Pick<Program, 'videos'>,
): ShownItem<T>[] =>
  media.filter(
    (item): item is ShownItem<T> =>
      item.inSlideshow !== false && (isShownPhotograph(item) || (videos && isShownVideo(item))),
  )

/**
 * Whether a visitor sent the photograph after the family had chosen what is in the slideshow, and nobody has decided about it yet.
 * One whose memory is not approved yet has time until then.
 */
export const isUndecided = (item: SlideItem & { cameLater?: boolean | undefined }) =>
  item.cameLater === true && isShownPhotograph(item)

/** Whether visitors see the photograph, in the slideshow or elsewhere. */
export const isShownPhotograph = <T extends SlideItem>(item: T): item is ShownItem<T> =>
  item.fileType === 'image' && isShown(item)

const isShownVideo = (item: SlideItem) =>
  item.fileType === 'video' && isShown(item) && item.problem !== 'not_playable'

const isShown = (item: SlideItem) => Boolean(item.filePath) && isVisibleToVisitors(item)
