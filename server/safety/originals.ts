import type { Kysely } from 'kysely'
import { listDeletedUploads } from '../memorial/deleted/deletedItems.ts'
import type { Tables } from '../platform/database/tables.ts'

/** An uploaded file: a row of `media` or `music`, or a deleted row that can be restored. */
export interface Upload {
  id: string
  /** the name of the folder of its files under private/ */
  folder: string
  /** null if nobody gave the item a title */
  title: string | null
  original_name: string
  sha256: string
  table: 'media' | 'music' | 'deleted_rows'
}

const columns = ['id', 'title', 'original_name', 'sha256'] as const

export async function listUploads(db: Kysely<Tables>): Promise<Upload[]> {
  const media = await db.selectFrom('media').select(columns).select('folder').orderBy('id').execute()
  const music = await db.selectFrom('music').select(columns).select('id as folder').orderBy('id').execute()
  return [
    ...media.map((row) => ({ ...row, table: 'media' as const })),
    ...music.map((row) => ({ ...row, table: 'music' as const })),
    ...(await listDeletedUploads(db)).map((row) => ({ ...row, table: 'deleted_rows' as const })),
  ]
}
