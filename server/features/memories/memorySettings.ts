import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Moderation } from './moderation.ts'

/** What the family has set about memories. */
export interface MemorySettings {
  moderation: Moderation
  /** where word of new memories goes; null: nowhere */
  notifyEmail: string | null
}

export async function readMemorySettings(db: Kysely<Tables>): Promise<MemorySettings> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', ['moderation', 'notifyEmail'])
    .execute()
  const set = new Map(rows.map(({ name, value }) => [name, value]))
  const moderation = set.get('moderation')
  return {
    moderation: moderation === 'all' || moderation === 'doubtful' ? moderation : 'off',
    notifyEmail: set.get('notifyEmail') || null,
  }
}
