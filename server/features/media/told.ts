import type { Kysely } from 'kysely'
import type { Media } from '../../../contract/media/media.ts'
import type { StoredSettings } from '../../memorial/storedSettings.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { MediaRow } from './rows/present.ts'

/**
 * Whether visitors may write a memory about a photograph: the family asks them, they see it in the gallery, and it is not of another
 * memory, because that one belongs to its writer.
 */
export const isTellable = (row: MediaRow, { values }: Pick<StoredSettings, 'values'>): boolean =>
  values.askVisitors === 'on' &&
  row.kind === 'image' &&
  row.listed === 1 &&
  row.public_key !== null &&
  row.visitor_photo === null

/** Reads which memories were told about photographs of the family, newest first, by the ids of the photographs. */
export async function readTold(db: Kysely<Tables>): Promise<ReadonlyMap<string, Media['told']>> {
  const rows = await db
    .selectFrom('memory_media')
    .innerJoin('memories', 'memories.id', 'memory_media.memory_id')
    .innerJoin('media', 'media.id', 'memory_media.media_id')
    .select(['memory_media.media_id', 'memories.id', 'memories.name'])
    .where('memories.approved', '=', 1)
    .where('media.visitor_photo', 'is', null)
    .orderBy('memories.created_at', 'desc')
    .orderBy('memories.id', 'desc')
    .execute()
  const rowsByPhoto = Map.groupBy(rows, ({ media_id }) => media_id)
  return new Map([...rowsByPhoto].map(([id, told]) => [id, told.map(({ id, name }) => ({ id, name }))]))
}
