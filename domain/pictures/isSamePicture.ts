import { type HashedPicture, SIDE, smooth } from './pictureHash.ts'

/** The most that a crop takes from both ends of a side together, as a fraction of the side. */
const MAX_CROP = 0.115
/** A crop shows a part of the other picture. A picture that goes beyond it by more than this was taken separately. */
const MAX_OVERHANG = 0.011
/** The fraction of its contrast by which a region may differ. Compression, sizes and crops remain below it. */
const MAX_DIFFERENCE = 0.02
/** The same for a gray picture and one in color, because there are several ways to make colors gray. */
const MAX_GRAY_DIFFERENCE = 0.45
/** Most pictures differ by more than this from the beginning, so that no other place would help. */
const MAX_FIRST_DIFFERENCE = 1
/** A region without contrast of its own counts as having this fraction of the contrast of the picture. */
const LEAST_CONTRAST = 0.1
/** The number of fields along the sides of the regions. They overlap by half. */
const REGION = 8
/** The place is first sought roughly, in pictures that are smoothed until only large shapes are left. */
const STAGES = [
  { smoothings: 4, steps: 3 },
  { smoothings: 1, steps: 2 },
]

/** Where a side of the second picture lies in the first: lengths are multiplied by `scale`, and the middle is moved by `shift` fields. */
interface Place {
  scale: number
  shift: number
}

/**
 * Whether two pictures that are the same way up are one picture in another size, quality or frame. Lays the first over the second,
 * moved and stretched until they differ least, by the method of B. D. Lucas and T. Kanade ("An Iterative Image Registration Technique",
 * IJCAI 1981), whatever their brightness, contrast and sharpness. Then looks for a region that differs, such as somebody who has moved.
 */
export function isSamePicture(first: HashedPicture, second: HashedPicture): boolean {
  let x: Place = { scale: 1, shift: 0 }
  let y = x
  let difference = Number.POSITIVE_INFINITY
  for (const { smoothings, steps } of STAGES) {
    const from = smooth(first.fields, smoothings)
    const to = smooth(second.fields, smoothings)
    for (let step = 0; step < steps; step++) {
      const { layers, fields } = makeLayers(from, x, y)
      const weights = fitLayers(layers, fields, to)
      difference = findLargestDifference(layers, fields, weights, to)
      if (difference > MAX_FIRST_DIFFERENCE) return false
      const [, contrast = 0, stretchX = 0, moveX = 0, stretchY = 0, moveY = 0] = weights
      if (contrast < LEAST_CONTRAST) return false
      // the layers have the difference of the fields on both sides, that is, of a move by two fields
      x = movePlace(x, (2 * stretchX) / contrast, (2 * moveX) / contrast)
      y = movePlace(y, (2 * stretchY) / contrast, (2 * moveY) / contrast)
    }
    if (!isPart(x, y)) return false
  }
  return difference <= (first.isGray === second.isGray ? MAX_DIFFERENCE : MAX_GRAY_DIFFERENCE)
}

const MIDDLE = (SIDE - 1) / 2
const toPosition = ({ scale, shift }: Place, field: number) => MIDDLE + scale * (field - MIDDLE) + shift

/** `stretch` and `move` are those of the second picture. */
const movePlace = ({ scale, shift }: Place, stretch: number, move: number): Place => ({
  scale: scale * (1 + stretch),
  shift: shift + scale * move,
})

/** Whether one of the pictures is a crop of the other, or all of it. */
function isPart(x: Place, y: Place): boolean {
  // how far each edge of the second picture lies within the first, as a fraction of its side
  const insets = [x, y].flatMap((place) => [
    (toPosition(place, -0.5) + 0.5) / SIDE,
    1 - (toPosition(place, SIDE - 0.5) + 0.5) / SIDE,
  ])
  const isSmallCrop = [x, y].every(({ scale }) => Math.abs(1 - scale) < MAX_CROP)
  const isWithin = insets.every((inset) => inset > -MAX_OVERHANG)
  return isSmallCrop && (isWithin || insets.every((inset) => inset < MAX_OVERHANG))
}

/** An even brightness; the first picture; how it changes when stretched or moved, across and down; how it changes when softened. */
const LAYERS = 7

/** Makes the layers of which the second picture can consist, with a value each for the fields that both pictures have. */
function makeLayers(from: Float32Array, x: Place, y: Place) {
  const columns = listCommonFields(x)
  const fields = listCommonFields(y).flatMap((row) => columns.map((column) => row * SIDE + column))
  const laid = resample(resample(from, x, 1), y, SIDE)
  const layers = new Float64Array(fields.length * LAYERS)
  let next = 0
  for (const field of fields) {
    const at = laid[field] ?? 0
    const left = laid[field - 1] ?? 0
    const right = laid[field + 1] ?? 0
    const above = laid[field - SIDE] ?? 0
    const below = laid[field + SIDE] ?? 0
    layers[next++] = 1
    layers[next++] = at
    layers[next++] = ((field % SIDE) - MIDDLE) * (right - left)
    layers[next++] = right - left
    layers[next++] = (Math.floor(field / SIDE) - MIDDLE) * (below - above)
    layers[next++] = below - above
    layers[next++] = left + right + above + below - 4 * at
  }
  return { layers, fields }
}

/** Lists the columns or rows that lie within both pictures, without those at an edge: what was next to them is unknown. */
const listCommonFields = (place: Place): number[] =>
  Array.from({ length: SIDE - 2 }, (_, index) => index + 1).filter((field) => {
    const position = toPosition(place, field)
    return position > 0.7 && position < SIDE - 1.7
  })

/** Stretches and moves a picture along one axis, by cubic interpolation (Catmull-Rom). `step` leads to the next field on the axis. */
function resample(fields: Float32Array, place: Place, step: number): Float32Array {
  const result = new Float32Array(fields.length)
  const lineStep = step === 1 ? SIDE : 1
  for (let index = 0; index < SIDE; index++) {
    const start = Math.floor(toPosition(place, index))
    const f = toPosition(place, index) - start
    const weights = [
      (-f + 2 * f ** 2 - f ** 3) / 2,
      (2 - 5 * f ** 2 + 3 * f ** 3) / 2,
      (f + 4 * f ** 2 - 3 * f ** 3) / 2,
      (f ** 3 - f ** 2) / 2,
    ]
    for (const [tap, weight] of weights.entries()) {
      const source = Math.min(SIDE - 1, Math.max(0, start - 1 + tap)) * step
      for (let line = 0; line < SIDE; line++)
        result[line * lineStep + index * step]! += weight * (fields[line * lineStep + source] ?? 0)
    }
  }
  return result
}

/** Finds the weights with which the sum of the layers is most like the picture: solves the normal equations by elimination. */
function fitLayers(layers: Float64Array, fields: readonly number[], picture: Float32Array): number[] {
  // the last column is the right side
  const equations = Array.from({ length: LAYERS }, () => new Float64Array(LAYERS + 1))
  for (const [row, equation] of equations.entries()) {
    for (let column = row; column <= LAYERS; column++) {
      let sum = 0
      for (let index = 0; index < fields.length; index++) {
        const value = column === LAYERS ? picture[fields[index] ?? 0] : layers[index * LAYERS + column]
        sum += (layers[index * LAYERS + row] ?? 0) * (value ?? 0)
      }
      equation[column] = sum
      if (column < LAYERS) equations[column]![row] = sum
    }
  }
  for (const [pivot, equation] of equations.entries()) {
    // keeps two layers apart that hardly differ
    equation[pivot]! += 1e-3
    for (const [row, other] of equations.entries()) {
      const factor = row === pivot ? 0 : (other[pivot] ?? 0) / (equation[pivot] ?? 1)
      for (let column = pivot; column <= LAYERS; column++) other[column]! -= factor * (equation[column] ?? 0)
    }
  }
  return equations.map((equation, row) => (equation[LAYERS] ?? 0) / (equation[row] ?? 1))
}

/** Finds the region that differs most from the sum of the layers. Returns the difference as a fraction of the region's contrast. */
function findLargestDifference(
  layers: Float64Array,
  fields: readonly number[],
  weights: readonly number[],
  picture: Float32Array,
): number {
  const differences = new Float32Array(picture.length).fill(Number.NaN)
  fields.forEach((field, index) => {
    let sum = 0
    for (let layer = 0; layer < LAYERS; layer++)
      sum += (weights[layer] ?? 0) * (layers[index * LAYERS + layer] ?? 0)
    differences[field] = (picture[field] ?? 0) - sum
  })
  let largest = 0
  for (let top = 0; top <= SIDE - REGION; top += REGION / 2)
    for (let left = 0; left <= SIDE - REGION; left += REGION / 2) {
      let count = 0
      let sum = 0
      let squares = 0
      let differing = 0
      for (let place = 0; place < REGION ** 2; place++) {
        const field = (top + Math.floor(place / REGION)) * SIDE + left + (place % REGION)
        const value = picture[field] ?? 0
        const difference = differences[field] ?? 0
        if (Number.isNaN(difference)) continue
        count++
        sum += value
        squares += value ** 2
        differing += difference ** 2
      }
      const contrast = squares - sum ** 2 / count + LEAST_CONTRAST * count
      if (count > REGION ** 2 / 2) largest = Math.max(largest, differing / contrast)
    }
  return largest
}
