import type { Media } from '../../../contract/media/media.ts'

type Shape = Pick<Media, 'width' | 'height'>

/** In rem, as in memories.css: the width of a row, the gap between photos, and a photo's smallest and greatest height. */
const ROW_WIDTH = 34
const GAP = 1
const MIN_HEIGHT = 11
const MAX_HEIGHT = 27

/**
 * Returns a function that computes the `sizes` attribute for each photo of a memory. For larger screens, the attribute gives
 * the photo's share of its row. For phones, it gives three quarters of the real width; otherwise, phones with their dense screens
 * would fetch three times as many bytes over a slow connection.
 */
export function makeSizesAttribute(photos: readonly Shape[]): (photo: Shape) => string {
  const rows: Shape[][] = []
  for (const photo of photos) {
    const row = rows.at(-1)
    if (row && MIN_HEIGHT * sumRatios([...row, photo]) + GAP * row.length <= ROW_WIDTH) row.push(photo)
    else rows.push([photo])
  }
  return (photo) => {
    const row = rows.find((photosInRow) => photosInRow.includes(photo)) ?? [photo]
    const height = Math.min(MAX_HEIGHT, (ROW_WIDTH - GAP * (row.length - 1)) / sumRatios(row))
    const width = isWide(photo) ? ROW_WIDTH : height * computeRatio(photo)
    return `(max-width: 767px) 62vw, (min-width: 125rem) ${Math.round(1.24 * width)}rem, ${Math.round(width)}rem`
  }
}

const sumRatios = (photos: readonly Shape[]) => photos.reduce((sum, photo) => sum + computeRatio(photo), 0)

export const computeRatio = ({ width, height }: Shape) => (width || 4) / (height || 3)

/** Whether a photo is so wide that it gets a row of its own. */
export const isWide = (photo: Shape) => computeRatio(photo) > 2.4
