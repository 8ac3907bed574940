import { isSamePicture } from './isSamePicture.ts'
import { type HashedPicture, readPictureHash, SIDE } from './pictureHash.ts'

/**
 * Opens an index of pictures by their hashes (domain/pictures/pictureHash.ts), which finds the same picture among many, turned or not. It
 * remembers what it has compared: a picture that was added before costs nothing.
 */
export function openPictureIndex() {
  const numbers = new Map<string, number>()
  const hashes: string[] = []
  const sames: number[][] = []
  /** the coefficients of one picture after the other */
  const sketches: number[] = []

  function listLike(sketch: readonly number[]): number[] {
    const like: number[] = []
    for (let number = 0; number < hashes.length; number++) {
      const first = number * sketch.length
      let distance = 0
      for (let i = 0; i < sketch.length && distance < MAX_DISTANCE; i++)
        distance += ((sketches[first + i] ?? 0) - (sketch[i] ?? 0)) ** 2
      if (distance < MAX_DISTANCE) like.push(number)
    }
    return like
  }

  return {
    /** Compares a picture with those that were added before. */
    add(hash: string) {
      const picture = readPictureHash(hash)
      if (!picture || numbers.has(hash)) return
      const same = new Set<number>()
      const sketch = makeSketch(picture)
      let turnedSketch = sketch
      for (let turns = 0; turns < 4; turns++) {
        const others = listLike(turnedSketch)
        const turned = others.length > 0 ? turnPicture(picture, turns) : picture
        for (const number of others) {
          const other = readPictureHash(hashes[number] ?? '')
          if (other && isSamePicture(turned, other)) same.add(number)
        }
        turnedSketch = turnSketch(turnedSketch)
      }
      const number = hashes.push(hash) - 1
      numbers.set(hash, number)
      sketches.push(...sketch)
      sames.push([...same])
      for (const other of same) sames[other]?.push(number)
    },
    /** Lists the hashes of the same picture among those that were added. */
    listSame: (hash: string): string[] =>
      (sames[numbers.get(hash) ?? -1] ?? []).map((number) => hashes[number] ?? ''),
  }
}

/** The square of the largest distance between the sketches of pictures that are compared. */
const MAX_DISTANCE = 0.38 ** 2

/** The waves that a sketch consists of, from long to short: how many half waves lie across and down the picture. */
const COEFFICIENTS = [0, 1, 2, 3]
  .flatMap((across) => [0, 1, 2, 3].map((down) => [across, down] as const))
  .filter(([across, down]) => across + down > 0)
  .sort((a, b) => a[0] + a[1] - b[0] - b[1])

/**
 * Makes a sketch of a picture, to find quickly the few pictures that it may equal: its lowest frequencies by the discrete cosine
 * transform, as pHash has them, but not reduced to bits.
 */
function makeSketch({ fields }: HashedPicture): number[] {
  const sketch = PATTERNS.map((pattern) => {
    let sum = 0
    for (let field = 0; field < fields.length; field++) sum += (fields[field] ?? 0) * (pattern[field] ?? 0)
    return sum
  })
  const length = Math.hypot(...sketch) || 1
  return sketch.map((value) => value / length)
}

/** The waves of each coefficient as pictures. Long waves have the most contrast, so they count less. */
const PATTERNS = COEFFICIENTS.map(([across, down]) => {
  const weight = Math.sqrt(Math.hypot(across, down)) * (across && down ? Math.SQRT2 : 1)
  const wave = (waves: number, place: number) => Math.cos((Math.PI * waves * (place + 0.5)) / SIDE)
  return Float32Array.from(
    { length: SIDE ** 2 },
    (_, field) => weight * wave(across, field % SIDE) * wave(down, Math.floor(field / SIDE)),
  )
})

/** Turns a picture clockwise, a number of times by 90 degrees. */
function turnPicture({ isGray, fields }: HashedPicture, times: number): HashedPicture {
  let turned = fields
  for (let time = 0; time < times; time++) {
    const before = turned
    turned = before.map(
      (_, field) => before[(SIDE - 1 - (field % SIDE)) * SIDE + Math.floor(field / SIDE)] ?? 0,
    )
  }
  return { isGray, fields: turned }
}

const turnSketch = (sketch: readonly number[]): number[] =>
  COEFFICIENTS.map(([across, down]) => {
    const source = COEFFICIENTS.findIndex((each) => each[0] === down && each[1] === across)
    return (across % 2 ? -1 : 1) * (sketch[source] ?? 0)
  })
