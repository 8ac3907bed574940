import type { Kysely } from 'kysely'
import type { Media } from '../../../../contract/media/media.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ReaderTexts } from '../../../http/callers/caller.ts'
import type { MediaRow } from '../rows/present.ts'
import { presentText } from '../rows/text.ts'

type EarlierItem = Pick<Media, 'sameAs' | 'sameAsId'>

/**
 * Maps the id of each row to the keepers' earlier gallery item with the same bytes, if there is one. A photograph that a visitor sent
 * with a memory belongs to that memory.
 */
export async function findEarlierDuplicates(
  db: Kysely<Tables>,
  rows: readonly MediaRow[],
  { familyTexts }: Pick<ReaderTexts, 'familyTexts'>,
): Promise<Map<string, EarlierItem>> {
  if (rows.length === 0) return new Map()
  const hashes = rows.map(({ sha256 }) => sha256)
  const itemsWithSameBytes = await db
    .selectFrom('media')
    .selectAll()
    .where('sha256', 'in', hashes)
    .where('listed', '=', 1)
    .where('public_key', 'is not', null)
    .where('visitor_photo', 'is', null)
    .orderBy('uploaded_at')
    .orderBy('position')
    .execute()
  const findEarlier = (row: MediaRow) =>
    itemsWithSameBytes.find(
      (other) =>
        other.sha256 === row.sha256 &&
        (other.uploaded_at < row.uploaded_at ||
          (other.uploaded_at === row.uploaded_at && other.position < row.position)),
    )
  const presentEarlier = (row: MediaRow | undefined): EarlierItem => ({
    sameAs: row ? presentText(row, row.memory_author, familyTexts).title : null,
    sameAsId: row?.id ?? null,
  })
  return new Map(rows.map((row) => [row.id, presentEarlier(findEarlier(row))]))
}
