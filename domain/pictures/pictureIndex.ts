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
  for (const [field, value] of fields.entries()) {
    const [x, y] = [field % SIDE, field / SIDE].map((place) => Math.floor((place * PARTS) / SIDE))
    parts[(y ?? 0) * PARTS + (x ?? 0)]! += value
  }
  const sketch = parts.map((value, part) => {
    const [column, row] = [part % PARTS, Math.floor(part / PARTS)]
    const before = [column > 0 ? 1 : 0, row > 0 ? PARTS : 0]
    const after = [column < PARTS - 1 ? 1 : 0, row < PARTS - 1 ? PARTS : 0]
    const around = [...before.map((step) => part - step), ...after.map((step) => part + step)]
    return around.reduce((sum, other) => sum + value - (parts[other] ?? 0), 0)
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
