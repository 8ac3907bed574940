import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Something that was uploaded: a row of media or of music. */
export interface Item {
  id: string
  /** null when nobody gave it one */
  title: string | null
  original_name: string
  sha256: string
  table: 'media' | 'music'
}

const columns = ['id', 'title', 'original_name', 'sha256'] as const

/** Everything that was uploaded and not deleted. */
export async function listItems(db: Kysely<Tables>): Promise<Item[]> {
  const media = await db.selectFrom('media').select(columns).orderBy('id').execute()
  const music = await db.selectFrom('music').select(columns).orderBy('id').execute()
  return [
    ...media.map((row) => ({ ...row, table: 'media' as const })),
    ...music.map((row) => ({ ...row, table: 'music' as const })),
  ]
}

/** Whether it has not been deleted meanwhile. */
export async function isStill(db: Kysely<Tables>, { table, id }: Item): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
