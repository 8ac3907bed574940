import type { Media } from '../../../contract/media/media.ts'

/** A photograph or a video that can be shown. Videos are slides only if the family wants videos in the show. */
export type Slide = Media & { filePath: string }

/** The fields of a slide that are needed to show its photograph. */
export type SlidePicture = Pick<Slide, 'id' | 'filePath' | 'width' | 'height'>

export const toShape = (picture: Pick<SlidePicture, 'width' | 'height'> | undefined) =>
  picture?.width && picture.height ? { width: picture.width, height: picture.height } : null
