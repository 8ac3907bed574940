import type { Media } from '../../../contract/media/media.ts'
import { isVisibleToVisitors } from '../../../domain/isVisibleToVisitors.ts'

/** A photograph or a video that can be shown. Videos are slides only if the family wants videos in the show. */
export type Slide = Media & { filePath: string }

export const isPhotoSlide = (item: Media): item is Slide =>
  Boolean(item.filePath) && item.fileType === 'image' && isVisibleToVisitors(item)

export const isVideoSlide = (item: Media): item is Slide =>
  Boolean(item.filePath) &&
  item.fileType === 'video' &&
  isVisibleToVisitors(item) &&
  item.problem !== 'not_playable'

/** The fields of a slide that are needed to show its photograph. */
export type SlidePicture = Pick<Slide, 'id' | 'filePath' | 'width' | 'height'>

export const toShape = (picture: Pick<SlidePicture, 'width' | 'height'> | undefined) =>
  picture?.width && picture.height ? { width: picture.width, height: picture.height } : null
