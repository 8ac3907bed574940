import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Tables {
  music: { id: string; beat: string | null }
  settings: { name: string }
  jobs: { kind: string }
}

/** Removes the beats of songs, and the setting that made pictures change on the beats. */
export const noBeats: Migration = {
  async up(untypedDb) {
    const db = untypedDb as Kysely<Tables>
    await db.schema.alterTable('music').dropColumn('beat').execute()
    await db.deleteFrom('settings').where('name', '=', 'slideshowOnBeats').execute()
    await db.deleteFrom('jobs').where('kind', '=', 'find-beat').execute()
  },
}
