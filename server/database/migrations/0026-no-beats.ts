import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Tables {
  music: { id: string; beat: string | null }
  settings: { name: string }
  jobs: { kind: string }
  deleted_rows: { table_name: string; row_id: string; row: string }
}

/** Removes the beats of songs, also of deleted ones, and the setting that let pictures change with them. */
export const noBeats: Migration = {
  async up(untyped) {
    const db = untyped as Kysely<Tables>
    await db.schema.alterTable('music').dropColumn('beat').execute()
    await db.deleteFrom('settings').where('name', '=', 'slideshowOnBeats').execute()
    await db.deleteFrom('jobs').where('kind', '=', 'find-beat').execute()
    const songs = db.selectFrom('deleted_rows').selectAll().where('table_name', '=', 'music')
    for (const { row_id, row } of await songs.execute()) {
      const { beat: _, ...song } = JSON.parse(row) as Tables['music']
      await db
        .updateTable('deleted_rows')
        .set({ row: JSON.stringify(song) })
        .where('table_name', '=', 'music')
        .where('row_id', '=', row_id)
        .execute()
    }
  },
}
