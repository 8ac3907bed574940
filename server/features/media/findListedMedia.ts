import type { Tx } from '../../platform/database/change.ts'
import { fail } from '../../base/errors/fail.ts'
import type { MediaRow } from './present.ts'

/** Finds the gallery rows with these ids, in this order. Throws `not_found`, with an issue in `field` for each missing one. */
export async function findListedMedia(tx: Tx, ids: readonly string[], field = 'ids'): Promise<MediaRow[]> {
  const rows = await tx
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', ids)
    .where('listed', '=', 1)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const missing = ids.flatMap((id, index) => (byId.has(id) ? [] : [`${field}.${index}`]))
  if (missing.length > 0) throw failMissing(missing)
  return [...new Set(ids)].map((id) => byId.get(id) as MediaRow)
}

function failMissing(paths: readonly string[]) {
  const { message } = fail('not_found')
  return fail('not_found', {}, { issues: paths.map((path) => ({ path, message })) })
}
