/**
 * A perceptual hash of a photograph: its brightness in 32 × 32 fields, 6 bits each, from the darkest to the lightest. Hashes of 64 or
 * 256 bits (dHash, pHash, PDQ) tell other pictures apart, but not the pictures of a burst: for them, a photograph cropped by 5 % differs
 * more than one with a subject that moved. So the hash keeps enough of the picture to lay two of them over each other
 * (domain/pictures/isSamePicture.ts).
 */

/** The number of fields along each side of the picture, whatever its shape. */
export const SIDE = 32

export interface HashedPicture {
  isGray: boolean
  /** the brightness of each field, row by row, with a mean of 0 and a standard deviation of 1 */
  fields: Float32Array
}

/** A field has a value up to this, written as the character that follows the first one by as much. */
const MAX_VALUE = 63
const FIRST_CHARACTER = '?'.charCodeAt(0)
/**
 * The least detail of a picture that can be compared: how much the brightness varies from field to field, as a standard deviation of
 * values from 0 to 255. Empty pages and clear skies have less.
 */
const MIN_DETAIL = 3
/** A picture is gray if its colors differ from gray by less than this on average. */
const MAX_GRAY = 3

/** Makes the hash from the RGB values of the picture at 32 × 32 pixels. Returns '' if the picture shows too little to be compared. */
export function makePictureHash(rgb: Uint8Array): string {
  const fields = new Float32Array(SIDE * SIDE)
  let colorfulness = 0
  for (let i = 0; i < fields.length; i++) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(3 * i, 3 * i + 3)
    fields[i] = 0.299 * red + 0.587 * green + 0.114 * blue
    colorfulness += Math.max(red, green, blue) - Math.min(red, green, blue)
  }
  if (measureDetail(fields) < MIN_DETAIL) return ''
  const darkest = Math.min(...fields)
  const scale = MAX_VALUE / (Math.max(...fields) - darkest)
  const codes = Array.from(fields, (value) => FIRST_CHARACTER + Math.round((value - darkest) * scale))
  return `${colorfulness / fields.length < MAX_GRAY ? 'g' : 'c'}${String.fromCharCode(...codes)}`
}

/** Returns null for '' and for everything else that is no hash. */
export function readPictureHash(hash: string): HashedPicture | null {
  if (hash.length !== 1 + SIDE * SIDE) return null
  const fields = new Float32Array(SIDE * SIDE)
  for (let field = 0; field < fields.length; field++) fields[field] = hash.charCodeAt(1 + field)
  return { isGray: hash.startsWith('g'), fields: normalize(fields) }
}

/** Smooths a picture a number of times. At the edges, the outermost fields are repeated. */
export function smooth(fields: Float32Array, times: number): Float32Array {
  let smoothed = fields
  for (let time = 0; time < times; time++) smoothed = smoothAlong(smoothAlong(smoothed, 1), SIDE)
  return smoothed
}

function smoothAlong(fields: Float32Array, step: number): Float32Array {
  const smoothed = new Float32Array(fields.length)
  for (let field = 0; field < fields.length; field++) {
    const place = Math.floor(field / step) % SIDE
    const value = fields[field] ?? 0
    const before = place > 0 ? (fields[field - step] ?? 0) : value
    const after = place < SIDE - 1 ? (fields[field + step] ?? 0) : value
    smoothed[field] = (before + 2 * value + after) / 4
  }
  return smoothed
}

/** Shifts and scales values to a mean of 0 and a standard deviation of 1. */
function normalize(values: Float32Array): Float32Array {
  const { mean, deviation } = measureSpread(values)
  for (const [index, value] of values.entries()) values[index] = (value - mean) / (deviation || 1)
  return values
}

/** A plain gradient has no detail, so only what differs from it counts. */
function measureDetail(fields: Float32Array): number {
  const across = fields.map((value, i) => (i % SIDE > 0 ? value - (fields[i - 1] ?? 0) : 0))
  const down = fields.map((value, i) => (i >= SIDE ? value - (fields[i - SIDE] ?? 0) : 0))
  return Math.hypot(measureSpread(across).deviation, measureSpread(down).deviation)
}

function measureSpread(values: Float32Array) {
  let [sum, squares] = [0, 0]
  for (const value of values) {
    sum += value
    squares += value ** 2
  }
  const mean = sum / values.length
  return { mean, deviation: Math.sqrt(Math.max(0, squares / values.length - mean ** 2)) }
}
