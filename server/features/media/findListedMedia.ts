import type { Tx } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import type { MediaRow } from './present.ts'

/**
 * Finds the rows of the gallery with these ids, in the order of the ids. Throws `not_found` if a row is missing. The error has an
 * issue for each missing row; the issue's path begins with `field`.
 */
export async function findListedMedia(tx: Tx, ids: readonly string[], field = 'ids'): Promise<MediaRow[]> {
  const rows = await tx
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', ids)
    .where('listed', '=', 1)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const missingPaths = ids.flatMap((id, index) => (byId.has(id) ? [] : [`${field}.${index}`]))
  if (missingPaths.length > 0) throw failMissing(missingPaths)
  return [...new Set(ids)].map((id) => byId.get(id) as MediaRow)
}

function failMissing(paths: readonly string[]) {
  const { message } = fail('not_found')
  return fail('not_found', {}, { issues: paths.map((path) => ({ path, message })) })
}
