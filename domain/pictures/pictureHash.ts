/**
 * A perceptual hash of a photograph: its brightness in 32 × 32 fields, 6 bits each, from the darkest to the lightest. Hashes of 64 or
 * 256 bits (dHash, pHash, PDQ) tell other pictures apart, but not the pictures of a burst: for them, a photograph cropped by 5 % differs
 * more than one with a subject that moved. So the hash keeps enough of the picture to lay two of them over each other
 * (domain/pictures/isSamePicture.ts).
 */

/** The number of fields along each side of the picture, whatever its shape. */
export const SIDE = 32

/** A field has a value up to this, written as the character that follows the first one by as much. */
const MAX_VALUE = 63
const FIRST_CHARACTER = '?'.charCodeAt(0)
/**
 * The least detail of a picture that can be compared: how much a field differs from those around it, on average, in values from 0 to
 * 255. Empty pages and clear skies have less.
 */
const MIN_DETAIL = 1.5

/** Makes the hash from the RGB values of the picture at 32 × 32 pixels, slightly blurred. Returns '' if the picture shows too little to be compared. */
export function makePictureHash(rgb: Uint8Array): string {
  const fields = Float32Array.from({ length: SIDE ** 2 }, (_, field) => {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(3 * field, 3 * field + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
  if (measureDetail(fields) < MIN_DETAIL) return ''
  const darkest = Math.min(...fields)
  const scale = MAX_VALUE / (Math.max(...fields) - darkest)
  const codes = fields.map((value) => FIRST_CHARACTER + Math.round((value - darkest) * scale))
  return String.fromCharCode(...codes)
}

/** Reads the value of each field, row by row. Returns null for '' and for everything else that is no hash. */
export function readPictureHash(hash: string): Uint8Array | null {
  if (hash.length !== SIDE ** 2) return null
  return Uint8Array.from(hash, (character) => character.charCodeAt(0) - FIRST_CHARACTER)
}

/** Turns a picture clockwise by 90 degrees. */
export const turnPicture = (fields: Uint8Array): Uint8Array =>
  fields.map((_, field) => fields[(SIDE - 1 - (field % SIDE)) * SIDE + Math.floor(field / SIDE)] ?? 0)

/** A plain gradient has no detail, because each field differs from the next one as much as the others do. */
const measureDetail = (fields: Float32Array): number =>
  Math.hypot(
    ...[1, SIDE].map((step) => {
      const changes = fields.map((value, field) =>
        field >= SIDE && field % SIDE > 0 ? value - (fields[field - step] ?? 0) : 0,
      )
      const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
      return Math.hypot(...changes.map((change) => change - mean)) / SIDE
    }),
  )
