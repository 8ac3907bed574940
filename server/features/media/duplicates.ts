import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { MediaRow } from './present.ts'

/** For each row the title of an item in the gallery that had the same bytes before it came, or null. */
export async function earlierDuplicates(
  db: Kysely<Tables>,
  rows: readonly MediaRow[],
): Promise<Map<string, string | null>> {
  const alike = await db
    .selectFrom('media')
    .select(['id', 'title', 'sha256', 'uploaded_at', 'position'])
    .where(
      'sha256',
      'in',
      rows.map(({ sha256 }) => sha256),
    )
    .where('listed', '=', 1)
    .where('public_key', 'is not', null)
    .orderBy('uploaded_at')
    .orderBy('position')
    .execute()
  const earlier = (row: MediaRow) =>
    alike.find(
      (other) =>
        other.sha256 === row.sha256 &&
        (other.uploaded_at < row.uploaded_at ||
          (other.uploaded_at === row.uploaded_at && other.position < row.position)),
    )
  return new Map(rows.map((row) => [row.id, earlier(row)?.title ?? null]))
}
