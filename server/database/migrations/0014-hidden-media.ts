import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnsOf, type Engine } from './columns.ts'

interface Row {
  hidden: 0 | 1
  visitor_photo: string | null
  public_key: string | null
  problem: string | null
}
interface Tables {
  media: Row
  deleted_rows: { table_name: string; row_id: string; row: string }
}

/** Whether the family has hidden a photograph or film: until now only an import could leave one of theirs hidden. */
export const hiddenMedia = (engine: Engine): Migration => ({
  async up(untyped) {
    const db = untyped as Kysely<Tables>
    const { flag } = columnsOf(engine)
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
    const deleted = await db
      .selectFrom('deleted_rows')
      .selectAll()
      .where('table_name', '=', 'media')
      .execute()
    for (const { row_id, row } of deleted)
      await db
        .updateTable('deleted_rows')
        .set({ row: JSON.stringify(withHidden(JSON.parse(row) as Omit<Row, 'hidden'>)) })
        .where('table_name', '=', 'media')
        .where('row_id', '=', row_id)
        .execute()
  },
})

const withHidden = (row: Omit<Row, 'hidden'>): Row => {
  const isHidden = row.visitor_photo === null && row.public_key === null && row.problem !== 'not_playable'
  return { ...row, hidden: isHidden ? 1 : 0 }
}
