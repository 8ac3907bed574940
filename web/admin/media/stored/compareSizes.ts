import type { Media } from '../../../../contract/media/media.ts'

type Picture = Pick<Media, 'fileType' | 'fileSize' | 'width' | 'height' | 'adjustment'>

/** The part by which one of two pictures must have more pixels, because sizes are rounded. */
const TOLERANCE = 1.02

/** Whether the file of one photograph has more pixels than that of another. The same file, cropped here, has as many as before. */
export const isLarger = (a: Picture, b: Picture) =>
  a.fileType === 'image' &&
  b.fileType === 'image' &&
  a.fileSize !== b.fileSize &&
  countPixels(a) > countPixels(b) * TOLERANCE

function countPixels({ width, height, adjustment }: Picture) {
  const { width: shownWidth, height: shownHeight } = adjustment?.crop ?? { width: 1, height: 1 }
  return ((width ?? 0) * (height ?? 0)) / (shownWidth * shownHeight)
}
