import { openPictureIndex } from '../../../domain/pictures/pictureIndex.ts'
import { openTurns } from '../../base/concurrency/openTurns.ts'
import type { MediaRow } from './rows/present.ts'

/** The columns by which items are compared. */
export const comparedColumns = [
  'id',
  'sha256',
  'picture_hash',
  'uploaded_at',
  'position',
] as const satisfies (keyof MediaRow)[]
export type ComparedRow = Pick<MediaRow, (typeof comparedColumns)[number]>

/** Remembers which pictures are the same until the process ends, so that a list compares only what is new. */
const index = openPictureIndex()

/**
 * Maps the id of each row to the earliest of the other rows that came before it and has the same bytes or shows the same picture.
 * Leaves out rows for which there is none. The rows may be among the others.
 */
export async function findSamePictures<Other extends ComparedRow>(
  rows: readonly ComparedRow[],
  others: readonly Other[],
): Promise<Map<string, Other>> {
  const takeTurn = openTurns()
  for (const { picture_hash } of [...others, ...rows]) {
    if (picture_hash) index.add(picture_hash)
    await takeTurn()
  }
  const othersByBytes = Map.groupBy(others, ({ sha256 }) => sha256)
  const othersByHash = Map.groupBy(others, ({ picture_hash }) => picture_hash)
  const findEarliest = (row: ComparedRow) => {
    const hashes = row.picture_hash ? [row.picture_hash, ...index.listSame(row.picture_hash)] : []
    const same = hashes.flatMap((hash) => othersByHash.get(hash) ?? [])
    return [...(othersByBytes.get(row.sha256) ?? []), ...same]
      .filter((other) => compareAge(other, row) < 0)
      .toSorted(compareAge)[0]
  }
  const pairs = rows.map((row) => [row.id, findEarliest(row)] as const)
  return new Map(pairs.flatMap(([id, earlier]) => (earlier ? [[id, earlier] as const] : [])))
}

const compareAge = (one: ComparedRow, other: ComparedRow) =>
  one.uploaded_at - other.uploaded_at || one.position - other.position
