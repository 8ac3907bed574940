import type { Media } from '../../../contract/media.ts'
import { isShown } from '../../media/isShown.ts'

/** A photograph that can be shown, or a video where the family wants videos in the show. */
export type Slide = Media & { filePath: string }

export const isSlide = (item: Media): item is Slide =>
  Boolean(item.filePath) && item.fileType === 'image' && isShown(item)

export const isFilm = (item: Media): item is Slide =>
  Boolean(item.filePath) && item.fileType === 'video' && isShown(item) && item.problem !== 'not_playable'

/** The fields needed to show a photograph. */
export type SlidePicture = Pick<Slide, 'id' | 'filePath' | 'width' | 'height'>

export const shapeOf = (picture: Pick<SlidePicture, 'width' | 'height'> | undefined) =>
  picture?.width && picture.height ? { width: picture.width, height: picture.height } : null
