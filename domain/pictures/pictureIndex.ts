import { isSamePicture } from './isSamePicture.ts'
import { readPictureHash, SIDE, turnPicture } from './pictureHash.ts'

/** How each of 4 × 4 parts of a picture differs from those around it, as 16 numbers: shows quickly which pictures may be the same. */
export type Sketch = Float32Array

/** A sketch has 4 × 4 parts. */
const PARTS = 4
/** The square of the largest distance between the sketches of pictures that are compared. */
const MAX_DISTANCE = 0.4
/** The largest number of pictures with which one is compared. Where more are as near, each is compared with some of the others. */
const MAX_COMPARED = 20

/** Makes the sketch of a picture from its hash (domain/pictures/pictureHash.ts). Returns null for what is not a hash. */
export function sketchPicture(hash: string): Sketch | null {
  const fields = readPictureHash(hash)
  return fields && makeSketch(fields)
}

/** Finds the keys of the pictures that one may equal, turned or not, the nearest first. */
export function findNearest(hash: string, sketches: Iterable<readonly [string, Sketch]>): string[] {
  const ownSketches = listTurns(hash).map(makeSketch)
  const near: { key: string; distance: number }[] = []
  for (const [key, sketch] of sketches) {
    const distance = Math.min(...ownSketches.map((own) => measureDistance(own, sketch)))
    if (distance < MAX_DISTANCE) near.push({ key, distance })
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_COMPARED)
    .map(({ key }) => key)
}

/** Whether two hashes are of the same picture, turned or not. */
export function isSameInAnyTurn(hash: string, otherHash: string): boolean {
  const other = readPictureHash(otherHash)
  if (!other) return false
  const sketch = makeSketch(other)
  return listTurns(hash).some(
    (turned) =>
      measureDistance(makeSketch(turned), sketch) < MAX_DISTANCE &&
      // the smaller part of a picture is better laid over the larger one than the other way around
      (isSamePicture(turned, other) || isSamePicture(other, turned)),
  )
}

function listTurns(hash: string): Uint8Array[] {
  const fields = readPictureHash(hash)
  if (!fields) return []
  const half = turnPicture(turnPicture(fields))
  return [fields, turnPicture(fields), half, turnPicture(half)]
}

function makeSketch(fields: Uint8Array): Sketch {
  const parts = Array.from({ length: PARTS ** 2 }, () => 0)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      parts[Math.floor((y * PARTS) / SIDE) * PARTS + Math.floor((x * PARTS) / SIDE)]! +=
        fields[y * SIDE + x] ?? 0
  const sketch = parts.map((value, part) => {
    const [column, row] = [part % PARTS, Math.floor(part / PARTS)]
    const left = column > 0 ? part - 1 : part
    const right = column < PARTS - 1 ? part + 1 : part
    const above = row > 0 ? part - PARTS : part
    const below = row < PARTS - 1 ? part + PARTS : part
    return [left, right, above, below].reduce((sum, other) => sum + value - (parts[other] ?? 0), 0)
  })
  const length = Math.hypot(...sketch) || 1
  return Float32Array.from(sketch, (value) => value / length)
}

/** The square of the distance; stops counting where it is too large. */
function measureDistance(sketch: Sketch, other: Sketch): number {
  let distance = 0
  for (let part = 0; part < sketch.length && distance < MAX_DISTANCE; part++)
    distance += ((sketch[part] ?? 0) - (other[part] ?? 0)) ** 2
  return distance
}
