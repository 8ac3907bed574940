import type { Media } from '../../../contract/media.ts'

type Shape = Pick<Media, 'width' | 'height'>

/** In rem, as memories.css lays them out: a row is as wide as the text, and a photo no higher than this. */
const ROW_WIDTH = 34
const TALLEST = 27
/** The sum of width by height of all photos in a full row. */
const FULL_ROW = 3

/**
 * How wide each photo of a memory is shown, as in `<img sizes>`: at a desk its part of a row. On a phone it says three
 * quarters of it: the dense screen would otherwise ask for three times the bytes, over a slow line.
 */
export function sizesAmong(photos: readonly Shape[]): (photo: Shape) => string {
  const all = photos.reduce((sum, photo) => sum + ratioOf(photo), 0)
  return (photo) => {
    const ratio = ratioOf(photo)
    const width = Math.min((ROW_WIDTH * ratio) / Math.min(FULL_ROW, all), ROW_WIDTH, TALLEST * ratio)
    return `(max-width: 767px) 62vw, ${Math.round(width)}rem`
  }
}

export const ratioOf = ({ width, height }: Shape) => (width || 4) / (height || 3)

/** Panoramas have a row to themselves. */
export const isWide = (photo: Shape) => ratioOf(photo) > 2.4
