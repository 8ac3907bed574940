import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

interface Row {
  hidden: 0 | 1
  visitor_photo: string | null
  public_key: string | null
  problem: string | null
}
interface Tables {
  media: Row
}

/**
 * Adds a column for whether the family has hidden a photograph or video. Until now, only an import could hide a photograph or
 * video.
 */
export const hiddenMedia = (engine: Engine): Migration => ({
  async up(untypedDb) {
    const db = untypedDb as Kysely<Tables>
    const { flag } = getColumnTypes(engine)
    await db.schema
      .alterTable('media')
      .addColumn('hidden', flag, (c) => c.notNull().defaultTo(0))
      .execute()
    await db
      .updateTable('media')
      .set({ hidden: 1 })
      .where('visitor_photo', 'is', null)
      .where('public_key', 'is', null)
      .where('problem', 'is distinct from', 'not_playable')
      .execute()
  },
})
