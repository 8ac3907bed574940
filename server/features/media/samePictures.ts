import type { Kysely } from 'kysely'
import type { Resource } from '../../../contract/endpoint.ts'
import { limits } from '../../../contract/limits.ts'
import {
  findNearest,
  isSameInAnyTurn,
  type Sketch,
  sketchPicture,
} from '../../../domain/pictures/pictureIndex.ts'
import { openTurns } from '../../base/concurrency/openTurns.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import { isOneOf } from '../../platform/database/isOneOf.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { MediaRow } from './rows/present.ts'

/** The columns by which the same pictures are found. */
export const comparedColumns = [
  'id',
  'sha256',
  'same_as',
  'uploaded_at',
  'position',
] as const satisfies (keyof MediaRow)[]
export type ComparedRow = Pick<MediaRow, (typeof comparedColumns)[number]>

/**
 * Maps the id of each row to the earliest of the other rows that came before it and has the same bytes, or else looks the same. Leaves
 * out rows for which there is none. Of two that look the same, the one that was compared later names the other.
 */
export function findSamePictures<Other extends ComparedRow>(
  rows: readonly ComparedRow[],
  others: readonly Other[],
): Map<string, Other> {
  const firstByBytes = new Map(
    others
      .toSorted(compareAge)
      .reverse()
      .map((other) => [other.sha256, other]),
  )
  const earliestAlike = new Map<string, Other>()
  const compareWith = (sha256: string, same: string) => {
    const other = firstByBytes.get(same)
    const earliest = earliestAlike.get(sha256)
    if (other && (!earliest || compareAge(other, earliest) < 0)) earliestAlike.set(sha256, other)
  }
  for (const { sha256, same_as } of others)
    for (const same of JSON.parse(same_as ?? '[]') as string[]) {
      compareWith(sha256, same)
      compareWith(same, sha256)
    }
  const findEarlier = (row: ComparedRow) =>
    [firstByBytes.get(row.sha256), earliestAlike.get(row.sha256)].find(
      (other) => other && compareAge(other, row) < 0,
    )
  return new Map(
    rows.flatMap((row) => {
      const earlier = findEarlier(row)
      return earlier ? [[row.id, earlier] as const] : []
    }),
  )
}

const compareAge = (one: ComparedRow, other: ComparedRow) =>
  one.uploaded_at - other.uploaded_at || one.position - other.position

/** Resolves when what is being compared is done. Of two photographs that arrive at once, the second finds the first. */
let lastComparison: Promise<unknown> = Promise.resolve()

/**
 * Compares photographs of the gallery, or that wait for the family, with the others, and stores which are the same: those with these
 * ids, or else some that came with an older version or an archive. Returns whether there may be more.
 */
export function comparePictures(
  context: Context,
  resources: readonly Resource[],
  ids?: readonly string[],
): Promise<boolean> {
  const comparison = lastComparison.then(() => compareRows(context, resources, ids))
  lastComparison = comparison.catch(() => undefined)
  return comparison
}

/** The sketches of all pictures by the SHA-256 of their files: some 0.3 kB for each. */
const sketches = new Map<string, Sketch>()

async function compareRows(context: Context, resources: readonly Resource[], ids?: readonly string[]) {
  const { db } = context
  let waiting = selectCompared(db).where('same_as', 'is', null)
  if (ids) waiting = waiting.where(isOneOf(db, ids))
  const rows = await waiting.limit(limits.batchFiles).execute()
  if (ids && rows.length === 0) return false
  const takeTurn = openTurns()
  await readSketches(db, takeTurn)
  const compared: { id: string; sha256: string; same_as: string }[] = []
  for (const { id, sha256, picture_hash } of rows) {
    const near = findNearest(picture_hash, sketches).filter((other) => other !== sha256)
    const others = near.length > 0 ? await selectCompared(db).where('sha256', 'in', near).execute() : []
    const same: string[] = []
    for (const other of others) {
      if (isSameInAnyTurn(picture_hash, other.picture_hash)) same.push(other.sha256)
      await takeTurn()
    }
    compared.push({ id, sha256, same_as: JSON.stringify([...new Set(same)]) })
  }
  if (compared.length === 0) return false
  await change(context, resources, async (tx) => {
    // not a row that has exchanged its file for another in the meantime
    for (const { id, sha256, same_as } of compared)
      await tx
        .updateTable('media')
        .set({ same_as })
        .where('id', '=', id)
        .where('sha256', '=', sha256)
        .execute()
  })
  return rows.length === limits.batchFiles
}

/** Adds the sketches that are missing, and removes those of pictures that are no longer there. */
async function readSketches(db: Kysely<Tables>, takeTurn: () => Promise<void>): Promise<void> {
  const rows = await selectCompared(db).clearSelect().select('sha256').execute()
  const files = new Set(rows.map(({ sha256 }) => sha256))
  for (const sha256 of sketches.keys()) if (!files.has(sha256)) sketches.delete(sha256)
  for (const sha256 of files) {
    if (sketches.has(sha256)) continue
    const row = await selectCompared(db).where('sha256', '=', sha256).executeTakeFirst()
    const sketch = row && sketchPicture(row.picture_hash)
    if (sketch) sketches.set(sha256, sketch)
    await takeTurn()
  }
}

/** Selects what is compared: not the photographs of memories, which belong to their writers, nor portraits. */
const selectCompared = (db: Kysely<Tables>) =>
  db
    .selectFrom('media')
    .select(['id', 'sha256', 'picture_hash'])
    .where('picture_hash', '<>', '')
    .$narrowType<{ picture_hash: string }>()
    .where(({ eb, and, or }) =>
      or([eb('visitor_photo', '=', 'sent'), and([eb('listed', '=', 1), eb('visitor_photo', 'is', null)])]),
    )
