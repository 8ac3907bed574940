import { SIDE } from './pictureHash.ts'

/** How far each edge of the second picture lies within the first, in fields: left, right, top, bottom. Negative if it lies beyond. */
type Insets = readonly [number, number, number, number]

/** The most that is cut off at an edge. */
const MAX_INSET = SIDE / 8
/** A crop shows a part of the other picture. A picture that goes beyond it by more than this was taken separately. */
const MAX_OVERHANG = 0.011 * SIDE
/** The fraction of its contrast by which a region may differ. Compression, sizes, crops and lost colors remain below it. */
const MAX_DIFFERENCE = 0.035
/** A region counts as having this contrast more, so that a plain one differs little. */
const LEAST_CONTRAST = 20
/** The number of fields along the sides of the regions. They overlap by half. */
const REGION = 6
/**
 * The place is sought from rough to fine: the fields by which a picture is moved or stretched, and how much the pictures may differ
 * before. Most other pictures differ by more from the beginning.
 */
const STAGES = [
  { step: 0.4, maxDifference: 0.35 },
  { step: 0.1, maxDifference: 0.1 },
  { step: 0.025, maxDifference: 0.05 },
]
/** Moved across, moved down, stretched across, stretched down, and each the other way. */
const MOVES: Insets[] = [1, -1].flatMap((way): Insets[] => [
  [way, -way, 0, 0],
  [0, 0, way, -way],
  [way, way, 0, 0],
  [0, 0, way, way],
])

/** Whether two pictures that are the same way up are one picture in another size, quality or frame. */
export const isSamePicture = (first: Uint8Array, second: Uint8Array): boolean =>
  findInsets(first, second) !== null

/** Whether two pictures are one picture in another size or quality, of which nothing is cut off, so that each place is the same. */
export const hasSameFrame = (first: Uint8Array, second: Uint8Array): boolean =>
  findInsets(first, second)?.every((inset) => Math.abs(inset) < MAX_OVERHANG) ?? false

/**
 * Lays the first picture over the second where they differ least, whatever their brightness and contrast. Then looks for a region that
 * differs, such as somebody who has moved. Returns null for different pictures.
 */
function findInsets(first: Uint8Array, second: Uint8Array): Insets | null {
  let insets: Insets = [0, 0, 0, 0]
  let difference = measureDifference(first, second, insets, WHOLE)
  for (const { step, maxDifference } of STAGES) {
    if (difference > maxDifference) return null
    for (let isBetter = true; isBetter; ) {
      isBetter = false
      for (const move of MOVES) {
        const moved = insets.map((inset, edge) => inset + step * (move[edge] ?? 0)) as unknown as Insets
        if (moved.some((inset) => Math.abs(inset) > MAX_INSET)) continue
        const differenceThere = measureDifference(first, second, moved, WHOLE)
        if (differenceThere >= difference) continue
        isBetter = true
        insets = moved
        difference = differenceThere
      }
    }
  }
  const isPart =
    insets.every((inset) => inset > -MAX_OVERHANG) || insets.every((inset) => inset < MAX_OVERHANG)
  const isSame = (region: Region) => measureDifference(first, second, insets, region) <= MAX_DIFFERENCE
  return isPart && REGIONS.every(isSame) ? insets : null
}

interface Region {
  left: number
  top: number
  size: number
  /** 2 compares every second field along each side. */
  every: number
}

const WHOLE: Region = { left: 1, top: 1, size: SIDE - 2, every: 2 }
const STARTS = Array.from({ length: (2 * (SIDE - 2)) / REGION - 1 }, (_, index) => 1 + (index * REGION) / 2)
const REGIONS = STARTS.flatMap((left) => STARTS.map((top): Region => ({ left, top, size: REGION, every: 1 })))

/** The fraction of the contrast of a region that the first picture, stretched and moved by linear interpolation, does not explain. */
function measureDifference(first: Uint8Array, second: Uint8Array, insets: Insets, region: Region): number {
  const [left, right, top, bottom] = insets
  let [count, sum, squares, laidSum, laidSquares, products] = [0, 0, 0, 0, 0, 0]
  for (let row = region.top; row < region.top + region.size; row += region.every) {
    const y = toPosition(top, bottom, row)
    if (y < 1 || y > SIDE - 2) continue
    const above = Math.floor(y)
    const below = y - above
    for (let column = region.left; column < region.left + region.size; column += region.every) {
      const x = toPosition(left, right, column)
      if (x < 1 || x > SIDE - 2) continue
      const before = Math.floor(x)
      const after = x - before
      const at = above * SIDE + before
      const upper = (1 - after) * (first[at] ?? 0) + after * (first[at + 1] ?? 0)
      const lower = (1 - after) * (first[at + SIDE] ?? 0) + after * (first[at + SIDE + 1] ?? 0)
      const laid = (1 - below) * upper + below * lower
      const value = second[row * SIDE + column] ?? 0
      count++
      sum += value
      squares += value ** 2
      laidSum += laid
      laidSquares += laid ** 2
      products += laid * value
    }
  }
  if (count < (region.size / region.every) ** 2 / 2) return 0
  const variance = squares / count - (sum / count) ** 2
  const laidVariance = laidSquares / count - (laidSum / count) ** 2
  const covariance = Math.max(0, products / count - (sum * laidSum) / count ** 2)
  return (variance - covariance ** 2 / (laidVariance || 1)) / (variance + LEAST_CONTRAST)
}

const toPosition = (start: number, end: number, field: number) =>
  start + ((SIDE - start - end) * (field + 0.5)) / SIDE - 0.5
