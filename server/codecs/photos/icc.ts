/**
 * A color space, which gives a picture's values their meaning: the chromaticities of its primaries and white, and a curve from
 * values to light.
 */
export interface ColorSpace {
  /** chromaticities x and y (CIE 1931) of red, green, blue and white */
  primaries: readonly number[]
  /** a function that converts a value between 0 and 1 into light, where white is 1; or the curve tag of a profile */
  lightCurve: ((value: number) => number) | Buffer
}

/**
 * Makes the ICC profile of a screen with this color space (ICC.1:2001-04). Image libraries use the profile to convert pictures to
 * sRGB.
 */
export function makeIccProfile({ primaries, lightCurve }: ColorSpace): Buffer {
  const [red, green, blue] = transpose(computeXyzMatrix(primaries))
  const curve = Buffer.isBuffer(lightCurve) ? lightCurve : makeCurveTag(lightCurve)
  const tags: [name: string, content: Buffer][] = [
    ['rXYZ', makeXyzTag(red)],
    ['gXYZ', makeXyzTag(green)],
    ['bXYZ', makeXyzTag(blue)],
    ['wtpt', makeXyzTag(D50)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  const table = Buffer.alloc(4 + tags.length * 12)
  table.writeUInt32BE(tags.length)
  const contents: Buffer[] = []
  let end = HEADER_BYTES + table.length
  for (const [index, [name, content]] of tags.entries()) {
    const at = 4 + index * 12
    // all three curves have the same content, which is stored only once
    const isRepeated = contents.at(-1) === content
    if (!isRepeated) {
      contents.push(content)
      end += content.length
    }
    table.write(name, at, 'latin1')
    table.writeUInt32BE(end - content.length, at + 4)
    table.writeUInt32BE(content.length, at + 8)
  }
  return Buffer.concat([makeHeader(end), table, ...contents])
}

/** Reads the curve from values to light in a gray profile. Returns null if the profile has no such curve. */
export function readGrayLight(icc: Buffer): ColorSpace['lightCurve'] | null {
  const tag = readTag(icc, 'kTRC')
  if (!tag) return null
  if (icc.toString('latin1', 20, 24) === 'Lab ') return readLightnessCurve(tag)
  return Buffer.concat([tag, Buffer.alloc((4 - (tag.length % 4)) % 4)])
}

/**
 * Whether an ICC profile is sRGB, under any of the names that vendors give it. If it is, leaving out the profile changes no
 * color. Checks the profile's description tag. Photos with other profiles are converted.
 */
export function isSrgbProfile(icc: Buffer): boolean {
  if (icc.toString('latin1', 16, 20) !== 'RGB ') return false
  const description = readTag(icc, 'desc')?.toString('latin1').replaceAll('\0', '') ?? ''
  return /sRGB/.test(description) && !/linear|gamma/i.test(description)
}

/** Returns the content of the first tag with this name; null if there is none. */
function readTag(icc: Buffer, name: string): Buffer | null {
  const tags = Math.min(icc.length < HEADER_BYTES + 4 ? 0 : icc.readUInt32BE(HEADER_BYTES), 100)
  for (let at = HEADER_BYTES + 4; at < HEADER_BYTES + 4 + tags * 12 && at + 12 <= icc.length; at += 12)
    if (icc.toString('latin1', at, at + 4) === name) {
      const start = icc.readUInt32BE(at + 4)
      return icc.subarray(start, start + icc.readUInt32BE(at + 8))
    }
  return null
}

/**
 * Reads the curve of a profile whose connection space is CIELAB. The curve converts values to lightness, but the returned
 * function converts values to light (ISO/CIE 11664-4).
 */
function readLightnessCurve(tag: Buffer): ((value: number) => number) | null {
  const curve = readCurve(tag)
  return (
    curve &&
    ((value) => {
      const lightness = curve(value) * 100
      return lightness > 8 ? ((lightness + 16) / 116) ** 3 : (lightness * 27) / 24_389
    })
  )
}

/** Reads a curve tag, which contains either a table or a single exponent (ICC.1, 10.6). */
function readCurve(tag: Buffer): ((value: number) => number) | null {
  const pointCount = tag.length < 12 || tag.toString('latin1', 0, 4) !== 'curv' ? null : tag.readUInt32BE(8)
  if (pointCount === null || tag.length < 12 + pointCount * 2) return null
  if (pointCount < 2) return (value) => value ** (pointCount === 0 ? 1 : tag.readUInt16BE(12) / 256)
  const pointAt = (index: number) => tag.readUInt16BE(12 + Math.min(index, pointCount - 1) * 2) / 65_535
  return (value) => {
    const position = value * (pointCount - 1)
    const indexBelow = Math.floor(position)
    return pointAt(indexBelow) + (pointAt(indexBelow + 1) - pointAt(indexBelow)) * (position - indexBelow)
  }
}

const HEADER_BYTES = 128
const D50 = [0.9642, 1, 0.8249]

function makeHeader(size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(size)
  header.writeUInt32BE(0x04000000, 8)
  header.write('mntrRGB XYZ ', 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  for (const [index, value] of D50.entries()) header.writeInt32BE(toS15Fixed16(value), 68 + index * 4)
  return header
}

/** Encodes a number as s15Fixed16. Limits it to ±2, because absurd chromaticities lead to infinite numbers. */
const toS15Fixed16 = (value: number) => Math.round(Math.max(-2, Math.min(2, value || 0)) * 65_536)

function makeXyzTag(values: readonly number[]): Buffer {
  const tag = Buffer.alloc(20)
  tag.write('XYZ ', 'latin1')
  for (const [index, value] of values.entries()) tag.writeInt32BE(toS15Fixed16(value), 8 + index * 4)
  return tag
}

const CURVE_POINTS = 4096

function makeCurveTag(toLight: (value: number) => number): Buffer {
  const tag = Buffer.alloc(12 + CURVE_POINTS * 2)
  tag.write('curv', 'latin1')
  tag.writeUInt32BE(CURVE_POINTS, 8)
  for (let point = 0; point < CURVE_POINTS; point++) {
    const value = Math.min(1, Math.max(0, toLight(point / (CURVE_POINTS - 1))))
    tag.writeUInt16BE(Math.round(value * 65_535), 12 + point * 2)
  }
  return tag
}

type Vector = readonly number[]
/** Three rows of three numbers. */
type Matrix = readonly Vector[]

/** The matrix that converts XYZ to the cone responses of the Bradford chromatic adaptation. */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]

/** Computes the matrix that converts red, green and blue to XYZ under D50, the connection space of ICC profiles. */
function computeXyzMatrix(primaries: readonly number[]): Matrix {
  const xyzPoints = [0, 2, 4, 6].map((at) => toXyz(primaries[at] ?? 0, primaries[at + 1] ?? 1))
  const [white = D50] = xyzPoints.splice(3)
  const unscaled = transpose(xyzPoints)
  const nativeMatrix = scaleColumns(unscaled, multiplyVector(invert(unscaled), white))
  const whiteCones = multiplyVector(BRADFORD, white)
  const coneScale = multiplyVector(BRADFORD, D50).map((value, index) => value / (whiteCones[index] ?? 1))
  return multiply(multiply(scaleColumns(invert(BRADFORD), coneScale), BRADFORD), nativeMatrix)
}

const toXyz = (x: number, y: number) => [x / y, 1, (1 - x - y) / y]

const transpose = (matrix: Matrix) =>
  [0, 1, 2].map((index) => matrix.map((row) => row[index] ?? 0)) as [number[], number[], number[]]

const scaleColumns = (matrix: Matrix, scales: Vector): Matrix =>
  matrix.map((row) => row.map((value, index) => value * (scales[index] ?? 0)))

const multiply = (left: Matrix, right: Matrix): Matrix =>
  left.map((row) => multiplyVector(transpose(right), row))

const multiplyVector = (matrix: Matrix, vector: Vector) => matrix.map((row) => dot(row, vector))

const dot = (one: Vector, other: Vector) =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)

/** The rows of the inverse are the cross products of the columns, divided by the determinant. */
function invert(matrix: Matrix): Matrix {
  const [a, b, c] = transpose(matrix)
  const determinant = dot(a, cross(b, c))
  return [cross(b, c), cross(c, a), cross(a, b)].map((row) => row.map((value) => value / determinant))
}

const cross = ([a = 0, b = 0, c = 0]: Vector, [d = 0, e = 0, f = 0]: Vector) => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
]
