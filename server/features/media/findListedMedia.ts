import type { Tx } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import type { MediaRow } from './rows/present.ts'

/**
 * Finds the rows of the gallery with these ids, in the order of the ids, or also those that wait for the family. Throws `not_found` if a row is missing or waits, and `not_in_gallery` if a row is a portrait or the picture of an obituary or service. The error has an issue for each such
 * row; the issue's path begins with `field`.
 */
export async function findListedMedia(
  tx: Tx,
  ids: readonly string[],
  { field = 'ids', orWaiting = false } = {},
): Promise<MediaRow[]> {
  const isWaiting = (row: MediaRow) => row.visitor_photo === 'sent'
  const rows = await findMedia(tx, ids, (row) => orWaiting || !isWaiting(row), field)
  refuse('not_in_gallery', rows, ids, (row) => row?.listed === 0 && !isWaiting(row), field)
  return rows
}

/** Finds the rows with these ids, in the order of the ids. Throws `not_found` if a row is missing, or is not such a row. */
export async function findMedia(
  tx: Tx,
  ids: readonly string[],
  isSuch: (row: MediaRow) => boolean,
  field = 'ids',
): Promise<MediaRow[]> {
  const rows = await tx.selectFrom('media').selectAll().where('id', 'in', ids).execute()
  refuse('not_found', rows, ids, (row) => !row || !isSuch(row), field)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].map((id) => byId.get(id) as MediaRow)
}

function refuse(
  code: 'not_found' | 'not_in_gallery',
  rows: readonly MediaRow[],
  ids: readonly string[],
  isAffected: (row?: MediaRow) => boolean,
  field: string,
) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const paths = ids.flatMap((id, index) => (isAffected(byId.get(id)) ? [`${field}.${index}`] : []))
  if (paths.length === 0) return
  const { say } = fail(code)
  throw fail(code, {}, { issues: paths.map((path) => ({ path, message: say })) })
}
