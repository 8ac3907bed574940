import { isSamePicture } from './isSamePicture.ts'
import { type HashedPicture, readPictureHash, SIDE } from './pictureHash.ts'

export type PictureIndex = ReturnType<typeof openPictureIndex>

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
      let turned = { picture, sketch }
      for (let turns = 0; turns < 4; turns++) {
        for (const number of listLike(turned.sketch)) {
          const other = readPictureHash(hashes[number] ?? '')
          if (!same.has(number) && other && isSamePicture(turned.picture, other)) same.add(number)
        }
        turned = { picture: turnPicture(turned.picture), sketch: turnSketch(turned.sketch) }
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
const MAX_DISTANCE = 0.42 ** 2

/** The waves that a sketch consists of, from long to short: how many half waves lie across and down the picture. */
const COEFFICIENTS = [0, 1, 2, 3]
  .flatMap((across) => [0, 1, 2, 3].map((down) => [across, down] as const))
  .filter(([across, down]) => across + down > 0)
  .toSorted((a, b) => a[0] + a[1] - b[0] - b[1])

/**
 * Makes a sketch of a picture, to find quickly the few pictures that it may equal: its lowest frequencies by the discrete cosine
 * transform, as pHash has them, but not reduced to bits.
 */
function makeSketch({ fields }: HashedPicture): number[] {
  const sketch = COEFFICIENTS.map(([across, down]) => {
    let sum = 0
    fields.forEach((value, field) => {
      sum += value * (WAVES[across]?.[field % SIDE] ?? 0) * (WAVES[down]?.[Math.floor(field / SIDE)] ?? 0)
    })
    return sum * Math.sqrt(Math.hypot(across, down))
  })
  const length = Math.hypot(...sketch) || 1
  return sketch.map((value) => value / length)
}

const WAVES = [0, 1, 2, 3].map((waves) =>
  Array.from(
    { length: SIDE },
    (_, place) => Math.cos((Math.PI * waves * (place + 0.5)) / SIDE) * (waves ? Math.SQRT2 : 1),
  ),
)

/** Turns a picture clockwise by 90 degrees. */
const turnPicture = ({ isGray, fields }: HashedPicture): HashedPicture => ({
  isGray,
  fields: fields.map(
    (_, field) => fields[(SIDE - 1 - (field % SIDE)) * SIDE + Math.floor(field / SIDE)] ?? 0,
  ),
})

const turnSketch = (sketch: readonly number[]): number[] =>
  COEFFICIENTS.map(([across, down]) => {
    const source = COEFFICIENTS.findIndex((each) => each[0] === down && each[1] === across)
    return (across % 2 ? -1 : 1) * (sketch[source] ?? 0)
  })
