import { isSamePicture } from './isSamePicture.ts'
import { readPictureHash, SIDE, turnPicture } from './pictureHash.ts'

interface Entry {
  fields: Uint8Array
  sketch: number[]
  /** the hashes of the same picture */
  same: Set<string>
}

/**
 * Opens an index of pictures by their hashes (domain/pictures/pictureHash.ts), which finds the same picture among many, turned or not. It
 * remembers what it has compared: a picture that was added before costs nothing.
 */
export function openPictureIndex() {
  const entries = new Map<string, Entry>()
  return {
    /** Compares a picture with those that were added before. */
    add(hash: string) {
      const fields = readPictureHash(hash)
      if (!fields || entries.has(hash)) return
      const same = new Set<string>()
      let turned = fields
      for (let turns = 0; turns < 4; turns++) {
        const sketch = makeSketch(turned)
        for (const [otherHash, other] of entries) {
          if (!isAlike(sketch, other.sketch)) continue
          // the smaller part of a picture is laid better over the larger one than the other way around
          if (!isSamePicture(turned, other.fields) && !isSamePicture(other.fields, turned)) continue
          same.add(otherHash)
          other.same.add(hash)
        }
        turned = turnPicture(turned)
      }
      entries.set(hash, { fields, sketch: makeSketch(fields), same })
    },
    /** Lists the hashes of the same picture among those that were added. */
    listSame: (hash: string): string[] => [...(entries.get(hash)?.same ?? [])],
  }
}

/** A sketch has 4 × 4 parts. */
const PARTS = 4
/** The square of the largest distance between the sketches of pictures that are compared. */
const MAX_DISTANCE = 0.4

/** Makes a sketch of a picture, to find quickly the few pictures that it may equal: how each part differs from those around it. */
function makeSketch(fields: Uint8Array): number[] {
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
  return sketch.map((value) => value / length)
}

function isAlike(sketch: readonly number[], other: readonly number[]): boolean {
  let distance = 0
  for (let part = 0; part < sketch.length && distance < MAX_DISTANCE; part++)
    distance += ((sketch[part] ?? 0) - (other[part] ?? 0)) ** 2
  return distance < MAX_DISTANCE
}
