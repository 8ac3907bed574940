import type { Kysely } from 'kysely'
import type { Media } from '../../../contract/media/media.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { MAX_IDS } from './people/readPeople.ts'
import type { MediaRow } from './rows/present.ts'

/**
 * Whether visitors may write a memory about a photograph while the family asks them: they see it in the gallery, and it is not of another
 * memory, because that one belongs to its writer.
 */
export const isTellable = (row: MediaRow): boolean =>
  row.kind === 'image' && row.listed === 1 && row.public_key !== null && row.visitor_photo === null

/** Reads which memories were told about the items that are the family's, newest first, by the ids of the items. */
export async function readMemoriesAbout(
  db: Kysely<Tables>,
  items: readonly MediaRow[],
): Promise<ReadonlyMap<string, Media['memories']>> {
  const ids = items.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('memory_media')
    .innerJoin('memories', 'memories.id', 'memory_media.memory_id')
    .innerJoin('media', 'media.id', 'memory_media.media_id')
    .select(['memory_media.media_id', 'memories.id', 'memories.name'])
    .where('memories.approved', '=', 1)
    .where('media.visitor_photo', 'is', null)
    .$if(ids.length <= MAX_IDS, (query) => query.where('media.id', 'in', ids))
    .orderBy('memories.created_at', 'desc')
    .orderBy('memories.id', 'desc')
    .execute()
  const rowsByPhoto = Map.groupBy(rows, ({ media_id }) => media_id)
  return new Map(
    [...rowsByPhoto].map(([id, memories]) => [id, memories.map(({ id, name }) => ({ id, name }))]),
  )
}
