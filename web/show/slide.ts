import type { Media } from '../../contract/media.ts'
import { besideFile, pictures } from '../../contract/pictures.ts'
import { fileUrl } from '../api/links.ts'
import { isShown } from '../media/isShown.ts'
import type { SlideSize } from './pictureSize.ts'

/** A photograph that can be shown. */
export type Slide = Media & { filePath: string }

export const isSlide = (item: Media): item is Slide =>
  Boolean(item.filePath) && item.fileType === 'image' && isShown(item)

/** What is needed of a photograph to show it. */
export type SlidePicture = Pick<Slide, 'id' | 'filePath' | 'width' | 'height'>

export const slideUrl = ({ filePath }: SlidePicture, size: SlideSize) =>
  fileUrl(besideFile(filePath, pictures[size].name))

export const shapeOf = (picture: SlidePicture | undefined) =>
  picture?.width && picture.height ? { width: picture.width, height: picture.height } : null
