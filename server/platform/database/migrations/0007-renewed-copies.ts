import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { newId } from '../../../base/ids/newId.ts'
import { getColumnTypes, type Engine } from '../columns.ts'

interface Tables {
  media: { id: string; kind: string; problem: string | null }
  music: { id: string }
  jobs: { id: string; kind: string; subject: string; due_at: number; tries: number; lease_until: number }
}

/**
 * Adds a column for the name of a song's public file. Schedules jobs that make the public files of songs and videos again,
 * because earlier versions made them differently.
 */
export const renewedCopies = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema.alterTable('music').addColumn('song_name', getColumnTypes(engine).text).execute()
    const tables = db as Kysely<Tables>
    const songs = await tables.selectFrom('music').select('id').execute()
    const videos = await tables
      .selectFrom('media')
      .select('id')
      .where('kind', '=', 'video')
      .where('problem', 'is', null)
      .execute()
    for (const [kind, rows] of [
      ['copy-song', songs],
      ['renew-film', videos],
    ] as const)
      for (const { id } of rows)
        await tables
          .insertInto('jobs')
          .values({ id: newId(), kind, subject: id, due_at: 0, tries: 0, lease_until: 0 })
          .execute()
  },
})
