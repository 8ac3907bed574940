import type { Kysely } from 'kysely'
import type { Media } from '../../../../contract/media/media.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ReaderTexts } from '../../../http/callers/caller.ts'
import type { MediaRow } from '../rows/present.ts'
import { presentText } from '../rows/text.ts'
import { comparedColumns, type ComparedRow, findSamePictures } from '../samePictures.ts'

type EarlierItem = Pick<Media, 'sameAs' | 'sameAsId' | 'sameBytes'>

/**
 * Maps the id of each row to the keepers' earlier gallery item with the same bytes, or else one that looks the same, if there is one. A photograph
 * that a visitor sent with a memory belongs to that memory. If there are `waitingRows`, they are compared, too, and all of the gallery
 * counts as earlier.
 */
export async function findEarlierDuplicates(
  db: Kysely<Tables>,
  rows: readonly ComparedRow[],
  { familyTexts }: Pick<ReaderTexts, 'familyTexts'>,
  waitingRows: readonly MediaRow[] = [],
): Promise<Map<string, EarlierItem>> {
  if (rows.length === 0) return new Map()
  const galleryRows = await db
    .selectFrom('media')
    .select([...comparedColumns, 'title', 'description', 'memory_author'])
    .where('listed', '=', 1)
    .where('problem', 'is distinct from', 'not_playable')
    .where('visitor_photo', 'is', null)
    .execute()
  const others =
    waitingRows.length === 0
      ? galleryRows
      : [...galleryRows.map((row) => ({ ...row, uploaded_at: 0 })), ...waitingRows]
  const earlierRows = findSamePictures(rows, others)
  const presentEarlier = (row: ComparedRow): EarlierItem => {
    const earlier = earlierRows.get(row.id)
    if (!earlier) return { sameAs: null, sameAsId: null }
    const { title } = presentText(earlier, earlier.memory_author, familyTexts)
    return { sameAs: title, sameAsId: earlier.id, sameBytes: earlier.sha256 === row.sha256 }
  }
  return new Map(rows.map((row) => [row.id, presentEarlier(row)]))
}
