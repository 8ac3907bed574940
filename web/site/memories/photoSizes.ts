import type { Media } from '../../../contract/media.ts'

type Shape = Pick<Media, 'width' | 'height'>

/** The layout of memories.css, in rem. */
const MEASURE = 34
const GAP = 1
const BASIS = 11
const NARROWEST = 7.5
const TALLEST = 27

/**
 * Each photo of a memory with how wide it is shown, as in `<img sizes>`: at a desk by its row. On a phone it says three
 * quarters of it: the dense screen would otherwise ask for three times the bytes, over a slow line.
 */
export const withSizes = <P extends Shape>(photos: readonly P[]): { photo: P; sizes: string }[] =>
  rowsOf(photos).flatMap((row) => {
    const ratios = row.reduce((sum, photo) => sum + ratioOf(photo), 0)
    const height = Math.min(TALLEST, (MEASURE - GAP * (row.length - 1)) / ratios)
    return row.map((photo) => ({
      photo,
      sizes: `(max-width: 767px) 62vw, ${Math.round(ratioOf(photo) * height)}rem`,
    }))
  })

export const ratioOf = ({ width, height }: Shape) => (width || 4) / (height || 3)

/** Panoramas have a row to themselves. */
export const isWide = (photo: Shape) => ratioOf(photo) > 2.4

/** A row takes photos while there is room. */
function rowsOf<P extends Shape>(photos: readonly P[]): P[][] {
  const rows: P[][] = []
  let left = 0
  for (const photo of photos) {
    const basis = isWide(photo) ? MEASURE : Math.max(ratioOf(photo) * BASIS, NARROWEST)
    const row = rows.at(-1)
    if (row && basis + GAP <= left) {
      row.push(photo)
      left -= basis + GAP
    } else {
      rows.push([photo])
      left = MEASURE - basis
    }
  }
  return rows
}
