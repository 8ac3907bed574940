import type { Media } from '../../../contract/media/media.ts'

type Shape = Pick<Media, 'width' | 'height'>

/** The width of a row and the maximum height of a photo, in rem, as in memories.css. */
const ROW_WIDTH = 34
const MAX_HEIGHT = 27
/** The sum of the aspect ratios of the photos in a full row. */
const FULL_ROW_RATIO = 3

/**
 * Returns a function that computes the `sizes` attribute for each photo of a memory. For larger screens, the attribute gives
 * the photo's share of a row. For phones, it gives three quarters of the real width; otherwise, phones with their dense screens
 * would fetch three times as many bytes over a slow connection.
 */
export function makeSizesAttribute(photos: readonly Shape[]): (photo: Shape) => string {
  const totalRatio = photos.reduce((sum, photo) => sum + computeRatio(photo), 0)
  return (photo) => {
    const ratio = computeRatio(photo)
    const width = Math.min(
      (ROW_WIDTH * ratio) / Math.min(FULL_ROW_RATIO, totalRatio),
      ROW_WIDTH,
      MAX_HEIGHT * ratio,
    )
    return `(max-width: 767px) 62vw, ${Math.round(width)}rem`
  }
}

export const computeRatio = ({ width, height }: Shape) => (width || 4) / (height || 3)

/** Whether a photo is so wide that it gets a row of its own. */
export const isWide = (photo: Shape) => computeRatio(photo) > 2.4
